import { globSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import unoConfig from '../uno.config.ts'
import { codeUses } from './code-features.ts'
import { cssUses, type Use } from './css-features.ts'
import { exceptionFor, idleExceptions } from './exceptions.ts'
import { describeLacks, lacks } from './features.ts'
import { importsOf } from './source-modules.ts'

const uses = [...styleSheetUses(), ...(await classUses()), ...scriptUses()]
const faults = uses.filter(({ feature }) => !exceptionFor(feature))
const idle = idleExceptions(uses.map(({ feature }) => feature))

for (const { place, feature } of faults)
  console.error(
    `${place} needs ${feature.name}, which these lack: ${describeLacks(lacks(feature))}. ${feature.compat.mdn_url ?? ''}`,
  )
if (faults.length > 0)
  console.error(
    'Guard it (@supports in styles, `in` or ?. in code), do without, or say in compatibility/exceptions.ts why it harms nobody there.',
  )
for (const name of idle) console.error(`compatibility/exceptions.ts excuses ${name}, which nothing needs any more.`)
process.exitCode = faults.length + idle.length > 0 ? 1 : 0

function styleSheetUses() {
  return globSync('renderer/styles/*.css').flatMap((file) => placed(file, cssUses(readFileSync(file, 'utf8'))))
}

/** What the classes of each component ask for: their CSS has no line of its own. */
async function classUses() {
  const generator = await createGenerator({ ...unoConfig, preflights: [] })
  const files = globSync('{components,pages}/**/*.tsx').filter((file) => !file.includes('.test.'))
  const all = files.map(async (file) => {
    const { css } = await generator.generate(readFileSync(file, 'utf8'), { preflights: false })
    const lines = css.split('\n')
    return cssUses(css).map(({ feature, line }) => ({
      feature,
      place: `${file}: the class ${classIn(lines[line - 1])}`,
    }))
  })
  return (await Promise.all(all)).flat()
}

/** The name of a class as it stands in components. */
function classIn(rule = ''): string {
  return (/\.((?:\\.|[\w-])+)/.exec(rule)?.[1] ?? rule).replaceAll('\\', '')
}

/** What the code that reaches browsers asks for. */
function scriptUses() {
  const files = new Set(['renderer/+client.ts'])
  for (const file of files) for (const imported of importsOf(file)) files.add(imported)
  return [...files].flatMap((file) => placed(file, codeUses(file, readFileSync(file, 'utf8'))))
}

function placed(file: string, some: Use[]) {
  return some.map(({ feature, line }) => ({ feature, place: `${file}:${line}` }))
}
