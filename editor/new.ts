import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { companyDay } from '../content/dates/company-days.ts'
import { limits } from '../content/limits.ts'
import { shownDay, webAddress } from '../content/schema/fields.ts'
import { wordsOf } from '../content/schema/issues.ts'
import { text, todo } from '../content/text/text.schema.ts'
import { localeIds } from '../locales/locales.ts'
import { type Change, format, newFile, replaced, writeChanges } from './changes.ts'
import { newLocale } from './new-locale.ts'
import { publishPhotograph } from './pictures/photograph.ts'
import { runCheck } from './run-check.ts'
import { quoted } from './source-strings.ts'

const usage = `Usage:
  npm run new article -- --title "Portuguese title" --brand Publisher --link https://a.example --date 2026-11-28 --picture a.jpg
  npm run new picture -- --name hero/my-section --picture photo.jpg
  npm run new locale fr-fr`

const flag = { type: 'string', default: '' } as const
const options = {
  title: flag,
  brand: flag,
  link: flag,
  date: { ...flag, default: companyDay() },
  name: flag,
  picture: flag,
}

type Flags = Record<keyof typeof options, string>

async function newArticle({ picture, ...flags }: Flags): Promise<void> {
  const { title } = flags
  const wrong = flagErrors(flags)
  if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\n\n${usage}`)
  const changes = articleFiles(flags)
  const created = await publishPhotograph(`news/${slugOf(title)}`, picture)
  writeChanges(changes)
  const files = changes.map(({ file }) => file)
  format(files.filter((file) => file.endsWith('.ts')))
  const { errors, warnings } = await runCheck()
  const missing = [...errors, ...warnings].filter((line) => line.includes(slugOf(title)))
  console.log(`Created: ${[...files, ...created].join(', ')}
Write what npm run check:content lists. Visitors see the article when you have deleted its line "draft: true":
${missing.join('\n')}`)
}

const flagsSchema = z.object({
  title: text(limits.title.most)
    .refine(slugOf, { error: 'has no letters', abort: true })
    .refine((title) => !existsSync(`content/news/${slugOf(title)}`), 'is that of an article that exists already'),
  brand: text(40),
  link: webAddress,
  date: shownDay,
})

export function flagErrors(flags: z.input<typeof flagsSchema>): string[] {
  const { error } = flagsSchema.safeParse(flags, { error: wordsOf })
  return (error?.issues ?? []).map(({ path, message }) => `--${String(path[0])} ${message}`)
}

/** The files of a new article, with a placeholder where text must be written. */
export function articleFiles({ title, date, brand, link }: z.input<typeof flagsSchema>): Change[] {
  const slug = slugOf(title)
  // A slug may be a word of the language, or begin with a digit.
  const name = `article-${slug}`.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
  const module = `import { article } from '../news.schema.ts'

export const ${name} = article('${slug}', {
  draft: true,
  date: '${date}',
  img: 'news/${slug}',
  imgAlt: ${inLanguages(`${todo}: describe the photograph for readers who cannot see it`)},
  brand: ${quoted(brand)},
  originalLink: ${quoted(link)},
  title: ${inLanguages(todo, title)},
  desc: ${inLanguages(`${todo}: the description for search results, one or two sentences in 70 to 160 characters.`)},
})
`
  const body = `${todo}: write at least 100 words, with empty lines between paragraphs; ## is a heading, - an item, > a quote.\n`
  const list = 'content/news/news.ts'
  const listed = replaced(list, /newsItem.*\[/, (start) => `${start}${name}, `)
  return [
    newFile(`content/news/${slug}/article.ts`, module),
    ...localeIds.map((locale) => newFile(`content/news/${slug}/${locale}.md`, body)),
    { ...listed, after: `import { ${name} } from './${slug}/article.ts'\n${listed.after}` },
  ]
}

export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The source of a value with the same words in each language, or others in the default one. */
function inLanguages(words: string, inDefault = words): string {
  const fields = localeIds.map((locale, index) => `'${locale}': ${quoted(index === 0 ? inDefault : words)}`)
  return `{ ${fields.join(', ')} }`
}

async function run([kind, ...args]: string[]): Promise<void> {
  if (kind === 'locale') return newLocale(args[0])
  const { values } = parseArgs({ args, options })
  if (kind === 'article') await newArticle(values)
  else if (kind === 'picture') console.log(`Created: ${await publishPhotograph(values.name, values.picture)}`)
  else throw new Error(usage)
}

if (import.meta.main)
  await run(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
