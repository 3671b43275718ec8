import { existsSync, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { companyDay } from '../content/dates/company-days.ts'
import { defaultLocale, type LocaleId } from '../locales/locales.ts'
import { inEachLanguage } from '../locales/localized.ts'
import { check } from './check.ts'
import { fieldsOf } from './modules.ts'
import { newLocale } from './new-locale.ts'
import { publishPhotograph } from './pictures/photograph.ts'
import { unwritten } from './rules/text-rules.ts'
import { writeFormatted } from './write-formatted.ts'

const videos = 'content/videos.ts'

type Answers = Record<'title' | 'date' | 'source' | 'link' | 'photograph', string>

interface Kind {
  /** Who published it and where: what an article and a video do not have in common. */
  questions: Partial<Answers>
  /** In `public/art/`. */
  folder: string
  isTaken: (slug: string) => boolean
  /** The files of the entry, with a placeholder where text must be written. */
  files: (slug: string, answers: Answers) => Record<string, string>
}

export const kinds: Record<string, Kind> = {
  article: {
    questions: { source: 'Who published it', link: 'Web address of the original' },
    folder: 'news',
    isTaken: (slug) => existsSync(`content/news/${slug}`),
    files(slug, { title, date, source, link }) {
      const folder = `content/news/${slug}`
      const entry = {
        draft: true,
        date,
        img: `news/${slug}`,
        imgAlt: inEachLanguage(() => `${unwritten}: describe the photograph for readers who cannot see it`),
        brand: source,
        originalLink: link,
        title: titleIn(title),
        desc: inEachLanguage(
          () =>
            `${unwritten}: the description for search results, in 70 to 160 characters, as one or two complete sentences.`,
        ),
      }
      const text = `${unwritten}: write the text here, with at least 100 words, in paragraphs separated by empty lines; ## starts a heading, - a list item, > a quote.\n`
      const texts = Object.keys(entry.title).map((locale) => [`${folder}/${locale}.md`, text])
      return {
        [`${folder}/article.ts`]: `import type { Article } from '../news.schema.ts'\n\nexport const article: Article = ${JSON.stringify(entry)}\n`,
        ...Object.fromEntries(texts),
      }
    },
  },
  video: {
    questions: { link: 'Web address of the video on YouTube' },
    folder: 'videos',
    isTaken: (slug) => fieldsOf(readFileSync(videos, 'utf8')).some(({ path: [, id] }) => id === slug),
    files(slug, { title, date, link }) {
      const videoUrl = link.replace(
        /^https:\/\/(www\.)?(youtu\.be\/|youtube\.com\/watch\?v=)/,
        'https://www.youtube-nocookie.com/embed/',
      )
      const description = inEachLanguage(() => unwritten)
      const poster = `videos/${slug}`
      const entry = { draft: true, id: slug, videoUrl, poster, date, title: titleIn(title), description }
      const start = 'const all: Video[] = ['
      return { [videos]: readFileSync(videos, 'utf8').replace(start, `${start}${JSON.stringify(entry)},`) }
    },
  },
}

function titleIn(title: string): Record<LocaleId, string> {
  return inEachLanguage((locale) => (locale === defaultLocale ? title : unwritten))
}

async function create(name: string): Promise<void> {
  const kind = kinds[name]
  if (!kind) throw new Error(`Usage: npm run new ${[...Object.keys(kinds), 'locale'].join(' | ')}`)
  const answers = await answersTo(kind.questions)
  const slug = slugOf(answers.title)
  if (kind.isTaken(slug)) throw new Error(`There is already a ${name} ${slug}. Choose another title.`)
  // The picture comes first, so that an unreadable file stops everything.
  console.log('Creating the picture in all sizes and formats, which takes half a minute …')
  await publishPhotograph(`${kind.folder}/${slug}`, answers.photograph)
  const files = kind.files(slug, answers)
  writeFormatted(files)
  const { errors, warnings } = await check()
  const own = [...errors, ...warnings].filter((line) => line.includes(slug))
  console.log(
    `Created: ${Object.keys(files).join(', ')}\nWrite what npm run check:content lists, and delete "draft: true" when everything is written; until then visitors do not see the entry:\n${own.join('\n')}`,
  )
}

async function answersTo(own: Partial<Answers>): Promise<Answers> {
  const today = companyDay()
  const questions = {
    title: 'Title, in Portuguese',
    ...own,
    date: `Date (${today})`,
    photograph: 'Path of a photograph, at least 960 pixels wide',
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Answers = { title: '', date: '', source: '', link: '', photograph: '' }
  for (const [name, question] of Object.entries(questions) as [keyof Answers, string][]) {
    answers[name] = (await terminal.question(`${question}: `)).trim() || (name === 'date' ? today : '')
    if (!answers[name]) throw new Error(`Without an answer to "${question}" nothing can be created.`)
  }
  terminal.close()
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

if (import.meta.main) {
  const [kind = '', locale] = process.argv.slice(2)
  try {
    if (kind === 'locale') newLocale(locale)
    else await create(kind)
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  }
}
