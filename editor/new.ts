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

type Answers = Record<string, string>

interface Question {
  words: string
  /** @throws if the answer cannot be used, and says why */
  read: (answer: string, before: Answers) => string | Promise<string>
}

interface Kind {
  /** By command-line flag. */
  questions: Record<string, Question>
  picture: (answers: Answers) => string
  /** The files of the entry, with a placeholder where text must be written. */
  changes: (answers: Answers) => Change[]
}

/** An answer that the content's schema accepts. */
function valid(schema: z.ZodType) {
  return (answer: string) => {
    const { error } = schema.safeParse(answer, { error: wordsOf })
    if (error) throw new Error(error.issues[0]?.message)
    return answer
  }
}

const readDate = valid(shownDay)
const photograph: Question = {
  words: 'Path of a photograph (or drop the file here)',
  read: async (answer, { name = 'news/' }) => {
    const file = pathOf(answer)
    await checkPhotograph(file, name)
    return file
  },
}
const dated = {
  date: { words: `Date (${companyDay()})`, read: (answer: string) => readDate(answer || companyDay()) },
  picture: photograph,
}

function title(most: number, isTaken: (slug: string) => boolean): Question {
  const read = valid(text(most))
  return {
    words: 'Title, in Portuguese',
    read(answer) {
      const slug = slugOf(read(answer))
      if (!slug || isTaken(slug)) throw new Error(slug ? `gives ${slug}, which exists already` : 'has no letters')
      return answer
    },
  }
}

export const entryKinds: Record<string, Kind> = {
  article: {
    questions: {
      title: title(limits.title.most, (slug) => existsSync(`content/news/${slug}`)),
      brand: { words: 'Who published it', read: valid(text(40)) },
      link: { words: 'Web address of the original', read: valid(webAddress) },
      ...dated,
    },
    picture: ({ title = '' }) => `news/${slugOf(title)}`,
    changes({ title = '', date = '', brand = '', link = '' }) {
      const slug = slugOf(title)
      const folder = `content/news/${slug}`
      const name = slug.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
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
      const after = `import { ${name} } from './${slug}/article.ts'\n${before.replace('newsItem, [', () => `newsItem, [${name}, `)}`
      return [
        newFile(`${folder}/article.ts`, module),
        ...localeIds.map((locale) => newFile(`${folder}/${locale}.md`, body)),
        { file: list, before, after },
      ]
    },
  },
  picture: {
    questions: {
      name: {
        words: 'Folder and name, such as hero/my-section',
        read(answer) {
          folderOf(answer)
          return answer
        },
      },
      picture: photograph,
    },
    picture: ({ name = '' }) => name,
    changes: () => [],
  },
}

/** The path of a file as terminals write it when it is dropped on them: quoted, escaped, as an address. */
export function pathOf(answer: string): string {
  if (answer.startsWith('file:')) return fileURLToPath(answer)
  const [, , inQuotes] = /^(["'])(.*)\1$/s.exec(answer) ?? []
  const path = inQuotes?.replaceAll("'\\''", "'") ?? answer
  if (existsSync(path)) return path
  return inQuotes ? path : path.replace(/\\(.)/g, '$1').replace(/^~(?=\/)/, homedir())
}

async function create(name: string, args: string[]): Promise<void> {
  const kind = entryKinds[name]
  if (!kind) throw new Error(`Usage: npm run new ${[...Object.keys(entryKinds), 'locale'].join(' | ')}`)
  const answers = await answersTo(kind.questions, args)
  const picture = kind.picture(answers)
  console.log('Creating the picture in all sizes and formats, which takes half a minute …')
  const created = await publishPhotograph(picture, answers.picture ?? '')
  const changes = kind.changes(answers)
  writeChanges(changes)
  const files = changes.map(({ file }) => file)
  format(files.filter((file) => file.endsWith('.ts')))
  console.log(`Created: ${[...files, ...created].join(', ')}`)
  if (files.length === 0) return
  const { errors, warnings } = await check()
  const ofEntry = [...errors, ...warnings].filter((line) => line.includes(slugOf(answers.title ?? '')))
  console.log(
    `Write what npm run check:content lists, and delete the line "draft: true" when everything is written; until then visitors do not see the entry:\n${ofEntry.join('\n')}`,
  )
}

/** Asks for answers that no flag gives, if run in a terminal, and again for those that cannot be used. */
async function answersTo(questions: Record<string, Question>, args: string[]): Promise<Answers> {
  const options = Object.fromEntries(Object.keys(questions).map((name) => [name, { type: 'string' as const }]))
  const { values: flags } = parseArgs({ args, options })
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const answers: Answers = {}
  for (const [name, { words, read }] of Object.entries(questions))
    while (answers[name] === undefined) {
      const answer = flags[name] ?? (await terminal?.question(`${words}: `)) ?? ''
      try {
        answers[name] = await read(answer.trim(), answers)
      } catch (error) {
        const { message } = error as Error
        if (flags[name] !== undefined || !terminal)
          throw new Error(answer ? `--${name} ${message}` : `--${name} is missing (${words})`)
        console.error(`This ${message}.`)
      }
    }
  terminal?.close()
  return answers
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

if (import.meta.main) {
  const [kind = '', ...args] = process.argv.slice(2)
  try {
    if (kind === 'locale') newLocale(args[0])
    else await create(kind, args)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
