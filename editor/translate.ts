import { parseArgs } from 'node:util'
import { defaultLocale, isLocaleId } from '../locales/locales.ts'
import { check, loaded, unfinished } from './check.ts'
import { exportTexts, importTexts } from './exchange/exchange.ts'
import { markedTexts } from './page/marked-texts.ts'

// Texts to translators and back.

const usage = 'npm run translate -- export LANGUAGE [--new], or npm run translate -- import FILE'

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { new: { type: 'boolean' } } })
  const [command, argument = ''] = positionals
  if (command === 'import' && argument) await take(argument)
  else if (command !== 'export') throw new Error(usage)
  else if (!isLocaleId(argument) || argument === defaultLocale)
    throw new Error(`"${argument}" is no language to translate into.`)
  else {
    const { addressesOfTexts } = await loaded<typeof import('./page/where-shown.ts')>(
      'page/where-shown.ts',
      undefined,
      [markedTexts()],
    )
    const { file, count } = await exportTexts(argument, values.new === true, addressesOfTexts)
    console.log(`${count} text(s) written to ${file}`)
  }
}

async function take(file: string): Promise<void> {
  const { changed, unknown } = await importTexts(file)
  for (const { group, before, after } of changed) console.log(`${group}\n- ${before}\n+ ${after}`)
  for (const group of unknown) console.error(`${group}: is no text of the site; was it renamed or removed?`)
  const { errors } = await check()
  const own = errors.filter((error) => changed.some(({ file }) => error.startsWith(file)))
  for (const error of unfinished(own)) console.error(error)
  console.log(`${changed.length} text(s) changed, ${own.length} error(s) in their files.`)
  process.exitCode = unknown.length + own.length > 0 ? 1 : 0
}

try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
