import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { companyDay } from '../content/dates/company-days.ts'
import { localeIds } from '../locales/locales.ts'
import { check } from './check.ts'
import { fieldsOf } from './modules.ts'
import { newLocale } from './new-locale.ts'
import { publishPhotograph } from './pictures/photograph.ts'
import { unwritten } from './rules/text-rules.ts'
import { writeFormatted } from './write-formatted.ts'

const videos = 'content/videos.ts'

type Answers = Record<string, string>

interface Kind {
  /** By command-line flag. */
  questions: Record<string, string>
  isTaken: (slug: string) => boolean
  picture: (slug: string) => string
  /** The files of the entry, with a placeholder where text must be written. */
  files: (slug: string, answers: Answers) => Record<string, string>
}

const dated = { date: `Date (${companyDay()})`, picture: 'Path of a photograph, at least 960 pixels wide' }

export const kinds: Record<string, Kind> = {
  article: {
    questions: {
      title: 'Title, in Portuguese',
      brand: 'Who published it',
      link: 'Web address of the original',
      ...dated,
    },
    isTaken: (slug) => existsSync(`content/news/${slug}`),
    picture: (slug) => `news/${slug}`,
    files(slug, { title = '', date, brand, link }) {
      const entry = {
        draft: true,
        date,
        img: `news/${slug}`,
        imgAlt: inLanguages(`${unwritten}: describe the photograph for readers who cannot see it`),
        brand,
        originalLink: link,
        title: inLanguages(unwritten, title),
        desc: inLanguages(
          `${unwritten}: the description for search results, in 70 to 160 characters, as one or two complete sentences.`,
        ),
      }
      const text = `${unwritten}: write the text here, with at least 100 words, in paragraphs separated by empty lines; ## starts a heading, - a list item, > a quote.\n`
      return {
        [`content/news/${slug}/article.ts`]: `import type { Article } from '../news.schema.ts'\n\nexport const article: Article = ${JSON.stringify(entry, null, 2)}\n`,
        ...Object.fromEntries(localeIds.map((locale) => [`content/news/${slug}/${locale}.md`, text])),
      }
    },
  },
  video: {
    questions: { title: 'Title, in Portuguese', video: 'Web address of the video on YouTube', ...dated },
    isTaken: (slug) => fieldsOf(readFileSync(videos, 'utf8')).some(({ path: [, id] }) => id === slug),
    picture: (slug) => `videos/${slug}`,
    files(slug, { title = '', date, video = '' }) {
      const videoUrl = video.replace(
        /^https:\/\/(www\.)?(youtu\.be\/|youtube\.com\/watch\?v=)/,
        'https://www.youtube-nocookie.com/embed/',
      )
      const entry = {
        draft: true,
        id: slug,
        videoUrl,
        poster: `videos/${slug}`,
        date,
        title: inLanguages(unwritten, title),
        description: inLanguages(unwritten),
      }
      const start = 'const all: Video[] = ['
      return { [videos]: readFileSync(videos, 'utf8').replace(start, `${start}${JSON.stringify(entry)},`) }
    },
  },
}

async function create(name: string, args: string[]): Promise<void> {
  const kind = kinds[name]
  if (!kind) throw new Error(`Usage: npm run new ${[...Object.keys(kinds), 'locale'].join(' | ')}`)
  const answers = await answersTo(kind.questions, args)
  const slug = slugOf(answers.title ?? '')
  const picture = kind.picture(slug)
  if (kind.isTaken(slug)) throw new Error(`There is already a ${name} ${slug}. Choose another title.`)
  // The picture comes first, so that an unreadable file stops everything.
  console.log('Creating the picture in all sizes and formats, which takes half a minute …')
  await publishPhotograph(picture, answers.picture ?? '')
  const files = kind.files(slug, answers)
  writeFormatted(files)
  const { errors, warnings } = await check()
  const own = [...errors, ...warnings].filter((line) => line.includes(slug))
  console.log(
    `Created: ${Object.keys(files).join(', ')}\nWrite what npm run check:content lists, and delete "draft: true" when everything is written; until then visitors do not see the entry:\n${own.join('\n')}`,
  )
}

/** Asks for answers that no flag gives, if run in a terminal. */
async function answersTo(questions: Record<string, string>, args: string[]): Promise<Answers> {
  const options = Object.fromEntries(Object.keys(questions).map((name) => [name, { type: 'string' as const }]))
  const { values: flags } = parseArgs({ args, options })
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const answers: Answers = {}
  for (const [name, words] of Object.entries(questions)) {
    const answer = (flags[name] ?? (await terminal?.question(`${words}: `)))?.trim()
    answers[name] = answer || (name === 'date' ? companyDay() : '')
    if (!answers[name]) throw new Error(`--${name} is missing (${words})`)
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

function inLanguages(words: string, inDefault = words): Record<string, string> {
  return Object.fromEntries(localeIds.map((locale, index) => [locale, index === 0 ? inDefault : words]))
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
