import { readFileSync } from 'node:fs'
import { localeIds } from '../locales/locales.ts'
import { withImport, withItem } from './edit-module.ts'
import { slugOf, variableOf } from './entry-names.ts'
import { type Changes, edited } from './files.ts'
import { unwritten } from './unwritten.ts'

type Answers = Record<string, string>

/** What is asked for an entry, by the name of its flag. */
export interface Question {
  words: string
  /** Taken where nothing is answered. */
  fallback?: (answers: Answers) => string
  /** Why an answer cannot be taken; undefined where it can. */
  fault?: (answer: string) => string | undefined
  /** May be left without an answer. */
  isOptional?: true
}

/** How an entry of a kind is made. */
export interface Kind {
  questions: Record<string, Question>
  /** The files of an entry, with a mark (`unwritten`) wherever words are to be written. `picture`: the file of a photograph, where there is one. */
  changes: (answers: Answers) => Changes
  /** The name of its picture, and what is written on one that is drawn. */
  picture: (answers: Answers) => { name: string; title: string }
  /** What is left to do besides the words. */
  left: string[]
}

const text = `'${unwritten}'`
const description = `'${unwritten}: what search results say of it, in 70 to 160 characters, a sentence or two that can stand alone.'`
const paragraph = `${unwritten}: write the text here. It has at least 100 words, in paragraphs with an empty line between them; ## begins a heading, - an item of a list, > a quote.`

const title: Question = { words: 'Title, in Portuguese', fault: (answer) => (answer.length > 60 ? `is longer than 60 characters, and has ${answer.length}` : undefined) }
const slug: Question = {
  words: 'Its part of the address',
  fallback: (answers) => slugOf(answers.title ?? ''),
  fault: (answer) => (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(answer) ? undefined : 'may hold only small letters, digits and single hyphens'),
}
const date: Question = {
  words: 'Date',
  fallback: () => new Date().toISOString().slice(0, 10),
  fault: (answer) => (isDay(answer) ? undefined : 'is no day like 2026-05-14'),
}
const link: Question = { words: 'Address of the original', fault: (answer) => (answer.startsWith('https://') && URL.canParse(answer) ? undefined : 'is no address like https://site.example/page') }

/** What `npm run new` can make. */
export const kinds: Record<string, Kind> = {
  article: {
    questions: { title, slug, date, brand: { words: 'Who published it' }, link },
    changes: ({ title = '', slug = '', date = '', brand = '', link = '', picture }) => ({
      [`content/news/${slug}/article.ts`]: `import type { Article } from '../news.schema.ts'

export const article: Article = {
  draft: true,
  date: '${date}',
  img: 'news/${slug}',${wordsOf(picture)}
  brand: ${quoted(brand)},
  originalLink: '${link}',
  title: ${inLanguages(text, quoted(title))},
  desc: ${inLanguages(description)},
}
`,
      ...Object.fromEntries(localeIds.map((locale) => [`content/news/${slug}/${locale}.md`, `${paragraph}\n`])),
    }),
    picture: ({ title = '', slug }) => ({ name: `news/${slug}`, title }),
    left: ['take away "draft: true" when all is written; until then visitors do not see it'],
  },
  case: {
    questions: {
      title,
      slug,
      client: { words: 'Client, by its id in content/partners.ts', fault: (answer) => knownIn('content/partners.ts', answer) },
      service: { words: 'Service, by its id in content/services/services.ts', fault: (answer) => knownIn('content/services/services.ts', answer) },
      date,
    },
    changes: ({ title = '', slug = '', client, service, date, picture }) => ({
      [`content/stories/${slug}.ts`]: `import type { ClientStory } from './stories.schema.ts'

export const ${variableOf(slug)}: ClientStory = {
  draft: true,
  slug: '${slug}',
  client: '${client}',
  date: '${date}',
  services: ['${service}'],
  people: 1,
  weeks: 1,
  technologies: [${text}],
  img: 'stories/${slug}',${wordsOf(picture)}
  headTitle: ${inLanguages(text, quoted(title))},
  desc: ${inLanguages(description)},
  title: ${inLanguages(text, quoted(title))},
  problem: [${inLanguages(text)}],
  built: [${inLanguages(text)}],
  figure: { what: ${inLanguages(text)}, before: ${inLanguages(text)}, after: ${inLanguages(text)}, measured: ${inLanguages(text)} },
  quote: { text: ${inLanguages(text)}, name: ${text}, role: ${inLanguages(text)} },
  facts: {
    timeline: { start: '${date}', delivered: '${date}' },
    stages: ['stage'],
    measured: { before: { from: '2025-01', to: '2025-03', of: 1, value: 1 }, after: { from: '2026-01', to: '2026-03', of: 1, value: 1 } },
    goal: { most: 1, reached: 1 },
    price: ${inLanguages('{ from: 1, to: 1 }')},
    consent: '${date}',
    counts: {},
  },
}
`,
      ...edited(
        'content/stories/stories.ts',
        (source) => withItem(source, 'written', variableOf(slug)),
        (source) => withImport(source, `import { ${variableOf(slug)} } from './${slug}.ts'`),
      ),
    }),
    picture: ({ title = '', slug }) => ({ name: `stories/${slug}`, title }),
    left: ['write how many people and weeks it took, and the facts: every number and day of the text', 'take away "draft: true" when all is written'],
  },
  video: {
    questions: { title, slug, date, video: { words: 'Address of the video', fault: (answer) => (videoIdOf(answer) ? undefined : 'is no address of a video on YouTube') } },
    changes: ({ title = '', slug, date, video = '' }) =>
      edited('content/videos.ts', (source) =>
        withItem(
          source,
          'all',
          `{ draft: true, id: '${slug}', videoUrl: 'https://www.youtube-nocookie.com/embed/${videoIdOf(video)}', poster: 'videos/${slug}', date: '${date}', title: ${inLanguages(text, quoted(title))}, description: ${inLanguages(text)} }`,
        ),
      ),
    picture: ({ title = '', slug }) => ({ name: `videos/${slug}`, title }),
    left: ['take away "draft: true" when all is written'],
  },
}

/** JavaScript takes the 30th of February for a day of March. */
function isDay(answer: string): boolean {
  const time = Date.parse(answer)
  return /^\d{4}-\d{2}-\d{2}$/.test(answer) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(answer)
}

/** What a photograph shows. Drawn covers show the title. */
function wordsOf(photograph: string | undefined): string {
  return photograph ? `\n  imgAlt: ${inLanguages(`'${unwritten}: what the photograph shows, for who does not see it'`)},` : ''
}

function inLanguages(words: string, inDefault = words): string {
  return `{ ${localeIds.map((locale, index) => `'${locale}': ${index === 0 ? inDefault : words}`).join(', ')} }`
}

function quoted(words: string): string {
  return `'${words.replaceAll('\\', '\\\\').replaceAll("'", '’')}'`
}

function videoIdOf(address: string): string | undefined {
  return /^https:\/\/(?:www\.)?(?:youtu\.be\/|youtube(?:-nocookie)?\.com\/(?:embed\/|watch\?v=))([\w-]+)/.exec(address)?.[1]
}

function knownIn(file: string, id: string): string | undefined {
  const known = [...readFileSync(file, 'utf8').matchAll(/^ {2}'?([\w-]+)'?: '|^ {4}id: '(\w+)'/gm)].map(([, key, own]) => key ?? own ?? '')
  return known.includes(id) ? undefined : `is not in ${file}: there are ${known.join(', ')}`
}
