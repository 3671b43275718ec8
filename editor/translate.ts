import { parseArgs } from 'node:util'
import { defaultLocale, isLocaleId, localeIds } from '../locales/locales.ts'
import { check } from './check.ts'
import { exportTexts, importTexts } from './exchange/exchange.ts'

const usage = 'Usage: npm run translate -- export LANGUAGE [--new], or npm run translate -- import FILE'

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { new: { type: 'boolean' } } })
  const [command, argument = ''] = positionals
  if (command === 'import' && argument) await take(argument)
  else if (command === 'export' && isLocaleId(argument) && argument !== defaultLocale) {
    const { file, count, hasRecord } = exportTexts(argument, values.new === true)
    if (values.new && !hasRecord)
      console.warn(
        `There is no record yet of which ${defaultLocale} texts were translated, so texts that changed since are not included. Export without --new once, and commit that file.`,
      )
    console.log(count > 0 ? `${count} text(s) written to ${file}` : 'There is nothing new to translate.')
  } else throw new Error(`${usage}. Languages: ${localeIds.filter((id) => id !== defaultLocale).join(', ')}`)
}

async function take(file: string): Promise<void> {
  const { changed, unknown } = importTexts(file)
  for (const { group, before, after } of changed) console.log(`${group}\n- ${before}\n+ ${after}`)
  for (const group of unknown) console.error(`${group}: is not a text of the site; was it renamed or removed?`)
  const { errors } = await check()
  for (const error of errors) console.error(error)
  console.log(`${changed.length} text(s) changed; the check of the whole site has ${errors.length} error(s).`)
  process.exitCode = unknown.length + errors.length > 0 ? 1 : 0
}

try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
