import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import type { z } from 'zod'
import { issuesOf } from '../content/checks/issues.ts'
import { shownDay, text, webAddress } from '../content/checks/localized.schema.ts'
import { companyDay } from '../content/dates/company-days.ts'
import { limits } from '../content/limits.ts'
import { fill } from '../content/text/placeholders.ts'
import { defaultLocale, localeIds } from '../locales/locales.ts'
import { readJson } from '../locales/read-json.ts'
import { check } from './check.ts'
import { newLocale } from './new-locale.ts'
import { checkPhotograph, folderOf, publishPhotograph } from './pictures/photograph.ts'
import { unwritten } from './rules/text-rules.ts'
import { writeFormatted } from './write-formatted.ts'

const videos = 'content/videos.json'

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
  files: (answers: Answers) => Record<string, string>
}

function readVideos() {
  return readJson(videos) as { id: string }[]
}

/** An answer that the content's schema accepts. */
function valid(schema: z.ZodType) {
  return (answer: string) => {
    const [issue] = issuesOf(schema, fill(answer, defaultLocale))
    if (issue) throw new Error(issue.message)
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
    files({ title = '', date, brand, link }) {
      const slug = slugOf(title)
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
      const body = `${unwritten}: write the text here, with at least 100 words, in paragraphs separated by empty lines; ## starts a heading, - a list item, > a quote.\n`
      return {
        [`content/news/${slug}/article.json`]: JSON.stringify(entry, null, 2),
        ...Object.fromEntries(localeIds.map((locale) => [`content/news/${slug}/${locale}.md`, body])),
      }
    },
  },
  video: {
    questions: {
      title: title(90, (slug) => readVideos().some(({ id }) => id === slug)),
      video: { words: 'Web address of the video on YouTube', read: playerAddress },
      ...dated,
    },
    picture: ({ title = '' }) => `videos/${slugOf(title)}`,
    files({ title = '', date, video = '' }) {
      const slug = slugOf(title)
      const entry = {
        draft: true,
        id: slug,
        videoUrl: video,
        poster: `videos/${slug}`,
        date,
        title: inLanguages(unwritten, title),
        description: inLanguages(unwritten),
      }
      return { [videos]: JSON.stringify([entry, ...readVideos()], null, 2) }
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
    files: () => ({}),
  },
}

/** The address of YouTube's player without cookies, from an address of the video, or the code that embeds it. */
export function playerAddress(answer: string): string {
  const [, id] =
    /(?:^|[/.])(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:(?:embed|live|shorts|v)\/|[^#\s]*?[?&]v=))(?!videoseries)([\w-]{3,})/i.exec(
      answer,
    ) ?? []
  if (!id) throw new Error('is not the address of one video, such as https://www.youtube.com/watch?v=abcdefghijk')
  return `https://www.youtube-nocookie.com/embed/${id}`
}

/** The path of a file as terminals write it when it is dropped on them: quoted, escaped, as an address, as in Windows. */
export function pathOf(answer: string): string {
  if (answer.startsWith('file:')) return fileURLToPath(answer)
  const [, , quoted] = /^(["'])(.*)\1$/s.exec(answer) ?? []
  const path = quoted?.replaceAll("'\\''", "'") ?? answer
  if (existsSync(path)) return path
  const [, disk, rest = ''] = /^([a-z]):\\(.*)$/is.exec(path) ?? []
  if (disk) return `/mnt/${disk.toLowerCase()}/${rest.replaceAll('\\', '/')}`
  return quoted ? path : path.replace(/\\(.)/g, '$1').replace(/^~(?=\/)/, homedir())
}

async function create(name: string, args: string[]): Promise<void> {
  const kind = entryKinds[name]
  if (!kind) throw new Error(`Usage: npm run new ${[...Object.keys(entryKinds), 'locale'].join(' | ')}`)
  const answers = await answersTo(kind.questions, args)
  const picture = kind.picture(answers)
  console.log('Creating the picture in all sizes and formats, which takes half a minute …')
  const created = await publishPhotograph(picture, answers.picture ?? '')
  const files = kind.files(answers)
  writeFormatted(files)
  console.log(`Created: ${[...Object.keys(files), ...created].join(', ')}`)
  if (Object.keys(files).length === 0) return
  const { errors, warnings } = await check()
  const ofEntry = [...errors, ...warnings].filter((line) => line.includes(slugOf(answers.title ?? '')))
  console.log(
    `Write what npm run check:content lists, and delete the line "draft": true when everything is written; until then visitors do not see the entry:\n${ofEntry.join('\n')}`,
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
