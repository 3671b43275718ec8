import { type LocaleId, localeIds } from '../locales/locales.ts'
import { loaded } from './check.ts'
import { textFiles, textsIn } from './texts.ts'
import { recordTranslations, targetLocale } from './translated.ts'

// `npm run content`: what there is in which language. `-- accept LANGUAGE` says of translations that are older than their text that
// they are right all the same.

async function run([command, locale = '']: string[]): Promise<void> {
  if (command === undefined) {
    const { overview } = await loaded<typeof import('./overview.ts')>('overview.ts')
    console.log(overview())
  } else if (command === 'accept') accept(targetLocale(locale))
  else throw new Error('npm run content, or npm run content -- accept LANGUAGE')
}

function accept(locale: LocaleId): void {
  const texts = textFiles().flatMap((file) => textsIn(file))
  recordTranslations(localeIds, texts, (translation) => translation.locale === locale)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
