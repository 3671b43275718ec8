import { parseArgs } from 'node:util'
import { defaultLocale, isLocaleId, localeIds } from '../locales/locales.ts'
import { check, importModule, unfinished } from './check.ts'
import { exportTexts, importTexts } from './exchange/exchange.ts'
import { markedTexts } from './page/marked-texts.ts'

const usage = 'Usage: npm run translate -- export LANGUAGE [--new], or npm run translate -- import FILE'

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { new: { type: 'boolean' } } })
  const [command, argument = ''] = positionals
  if (command === 'import' && argument) await take(argument)
  else if (command !== 'export') throw new Error(usage)
  else if (!isLocaleId(argument) || argument === defaultLocale)
    throw new Error(
      `"${argument}" is not a language to translate into. Choose one of ${localeIds.filter((id) => id !== defaultLocale).join(', ')}.`,
    )
  else {
    const { addressesOfTexts } = await importModule<typeof import('./page/where-shown.ts')>(
      'page/where-shown.ts',
      undefined,
      [markedTexts()],
    )
    const { file, count, hasRecord } = await exportTexts(argument, values.new === true, addressesOfTexts)
    if (values.new && !hasRecord)
      console.warn(
        `There is no record yet of which ${defaultLocale} texts were translated, so texts that changed since are not included. Export without --new once, and commit that file.`,
      )
    console.log(count > 0 ? `${count} text(s) written to ${file}` : 'There is nothing new to translate.')
  }
}

async function take(file: string): Promise<void> {
  const { changed, unknown } = await importTexts(file)
  for (const { group, before, after } of changed) console.log(`${group}\n- ${before}\n+ ${after}`)
  for (const group of unknown) console.error(`${group}: is not a text of the site; was it renamed or removed?`)
  const { errors, warnings } = await check()
  const isOfChanged = (line: string) => changed.some(({ file }) => line.startsWith(file))
  const own = errors.filter(isOfChanged)
  for (const error of unfinished(own)) console.error(error)
  for (const warning of warnings.filter(isOfChanged)) console.warn(`Warning: ${warning}`)
  console.log(`${changed.length} text(s) changed, ${own.length} error(s) in their files.`)
  process.exitCode = unknown.length + own.length > 0 ? 1 : 0
}

try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
