import { existsSync, readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { companyDay } from '../content/dates/company-days.ts'
import { limits } from '../content/limits.ts'
import { shownDay, webAddress } from '../content/schema/fields.ts'
import { wordsOf } from '../content/schema/issues.ts'
import { text, unwritten } from '../content/text/text.schema.ts'
import { localeIds } from '../locales/locales.ts'
import { type Change, format, newFile, writeChanges } from './changes.ts'
import { check } from './check.ts'
import { newLocale } from './new-locale.ts'
import { checkPhotograph, folderOf, publishPhotograph } from './pictures/photograph.ts'
import { quoted } from './source-strings.ts'

/** What can be asked, each by a flag of the same name. */
const flags = ['title', 'brand', 'link', 'date', 'name', 'picture'] as const

/**
 * Asks for a value that no flag gives, if run in a terminal, and again for one that cannot be used.
 * @param read throws if the answer cannot be used, and says why
 */
type Ask = (
  flag: (typeof flags)[number],
  words: string,
  read: (answer: string) => string | Promise<string>,
) => Promise<string>

async function newArticle(ask: Ask): Promise<void> {
  const title = await ask('title', 'Title, in Portuguese', readTitle)
  const brand = await ask('brand', 'Who published it', valid(text(40)))
  const link = await ask('link', 'Web address of the original', valid(webAddress))
  const date = await ask('date', `Date (${companyDay()})`, (answer) => valid(shownDay)(answer || companyDay()))
  const picture = `news/${slugOf(title)}`
  const created = await makePicture(ask, picture)
  const changes = articleFiles({ title, brand, link, date })
  writeChanges(changes)
  const files = changes.map(({ file }) => file)
  format(files.filter((file) => file.endsWith('.ts')))
  const { errors, warnings } = await check()
  const missing = [...errors, ...warnings].filter((line) => line.includes(slugOf(title)))
  console.log(`Created: ${[...files, ...created].join(', ')}
Write what npm run check:content lists, and delete the line "draft: true" when everything is written; until then visitors do not see the article:
${missing.join('\n')}`)
}

async function newPicture(ask: Ask): Promise<void> {
  const name = await ask('name', 'Folder and name, such as hero/my-section', readPictureName)
  console.log(`Created: ${(await makePicture(ask, name)).join(', ')}`)
}

async function makePicture(ask: Ask, name: string): Promise<string[]> {
  const file = await ask('picture', 'Path of a photograph (or drop the file here)', (answer) =>
    readPhotograph(answer, name),
  )
  console.log('Creating the picture in all sizes and formats, which takes half a minute …')
  return publishPhotograph(name, file)
}

/** An answer that the content's schema accepts. */
function valid(schema: z.ZodType) {
  return (answer: string) => {
    const { error } = schema.safeParse(answer, { error: wordsOf })
    if (error) throw new Error(error.issues[0]?.message)
    return answer
  }
}

export function readTitle(answer: string): string {
  const slug = slugOf(valid(text(limits.title.most))(answer))
  if (!slug) throw new Error('has no letters')
  if (existsSync(`content/news/${slug}`)) throw new Error(`gives ${slug}, which exists already`)
  return answer
}

export function readPictureName(answer: string): string {
  folderOf(answer)
  return answer
}

export async function readPhotograph(answer: string, name: string): Promise<string> {
  const file = pathOf(answer)
  await checkPhotograph(file, name)
  return file
}

/** The files of a new article, with a placeholder where text must be written. */
export function articleFiles({
  title,
  date,
  brand,
  link,
}: Record<'title' | 'date' | 'brand' | 'link', string>): Change[] {
  const slug = slugOf(title)
  const name = (/^\d/.test(slug) ? `article-${slug}` : slug).replace(/-(.)/g, (_, letter: string) =>
    letter.toUpperCase(),
  )
  const module = `import { article } from '../news.schema.ts'

export const ${name} = article('${slug}', {
  draft: true,
  date: '${date}',
  img: 'news/${slug}',
  imgAlt: ${inLanguages(`${unwritten}: describe the photograph for readers who cannot see it`)},
  brand: ${quoted(brand)},
  originalLink: ${quoted(link)},
  title: ${inLanguages(unwritten, title)},
  desc: ${inLanguages(`${unwritten}: the description for search results, in 70 to 160 characters, as one or two complete sentences.`)},
})
`
  const body = `${unwritten}: write the text here, with at least 100 words, in paragraphs separated by empty lines; ## starts a heading, - a list item, > a quote.\n`
  const list = 'content/news/news.ts'
  const before = readFileSync(list, 'utf8')
  const listed = before.replace('newsItem, [', () => `newsItem, [${name}, `)
  return [
    newFile(`content/news/${slug}/article.ts`, module),
    ...localeIds.map((locale) => newFile(`content/news/${slug}/${locale}.md`, body)),
    { file: list, before, after: `import { ${name} } from './${slug}/article.ts'\n${listed}` },
  ]
}

/** The path of a file as terminals write it when it is dropped on them: quoted, escaped, as an address. */
export function pathOf(answer: string): string {
  if (answer.startsWith('file:')) return fileURLToPath(answer)
  const [, , inQuotes] = /^(["'])(.*)\1$/s.exec(answer) ?? []
  const path = inQuotes?.replaceAll("'\\''", "'") ?? answer
  if (existsSync(path)) return path
  return inQuotes ? path : path.replace(/\\(.)/g, '$1').replace(/^~(?=\/)/, homedir())
}

/** Turns a title into a slug such as `ia-no-dia-a-dia`. */
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
  const create = kind === 'article' ? newArticle : kind === 'picture' ? newPicture : undefined
  if (!create) throw new Error('Usage: npm run new article | picture | locale')
  const options = Object.fromEntries(flags.map((flag) => [flag, { type: 'string' as const }]))
  const { values } = parseArgs({ args, options })
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  await create(async (flag, words, read) => {
    for (;;) {
      const answer = values[flag] ?? (await terminal?.question(`${words}: `)) ?? ''
      try {
        return await read(String(answer).trim())
      } catch (error) {
        const { message } = error as Error
        if (values[flag] !== undefined || !terminal)
          throw new Error(answer ? `--${flag} ${message}` : `--${flag} is missing (${words})`)
        console.error(`This ${message}.`)
      }
    }
  }).finally(() => terminal?.close())
}

if (import.meta.main)
  await run(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message)
    process.exitCode = 1
  })
