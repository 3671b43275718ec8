import { readFileSync } from 'node:fs'
import type { CompanyFact } from '../../content/claims/claims.schema.ts'
import { companyFacts } from '../../content/claims/company-facts.ts'
import { businessCard } from '../../content/company/business-card.ts'
import { partners } from '../../content/company/partners.ts'
import { people } from '../../content/company/people.ts'
import { news } from '../../content/news/news.ts'
import { services } from '../../content/services/services.ts'
import { stories } from '../../content/stories/stories.ts'
import { videos } from '../../content/videos.ts'

/** A typical editor's mistake, and what the check must report. */
export interface Mistake {
  name: string
  file: string
  /** The first match is replaced; without one, the text is appended. */
  find?: RegExp
  write: string | ((found: string, ...groups: string[]) => string)
  /** Fragments of the one line that reports it. */
  reported: string[]
  isWarning?: true
  encoding?: 'latin1'
}

// Mistakes adapt to the content, so that an owner's changes do not break them.
const storyFile = (index: number) => `content/stories/${entry(stories, index).slug}.ts`
const serviceFile = (index: number) => `content/services/${entry(services, index).slug}.ts`
const story = storyFile(0)
const { id: service, slug: serviceSlug } = entry(services, 0)
const { client } = entry(stories, 0)
const logo = partners.find(({ id }) => stories.every((entry) => entry.client !== id))?.id ?? ''
const byHeadings = news.toSorted((one, other) => headingsIn(other.slug) - headingsIn(one.slug))
const [{ slug, img }, other, third] = [entry(byHeadings, 0), entry(byHeadings, 1), entry(byHeadings, 2)]
const article = `content/news/${slug}/article.ts`
const longText = `content/news/${slug}/en-us.md`
const [soldFact = '', { service: soldService = '' } = {}] =
  Object.entries<CompanyFact>(companyFacts).find(([, fact]) => fact.service) ?? []
const [firstVideo, secondVideo] = [entry(videos, 0), entry(videos, 1)]
const storyModules = readFileSync('content/stories/stories.ts', 'utf8')
const [, storyName = ''] =
  new RegExp(`import \\{ (\\w+) \\} from '\\./${entry(stories, 1).slug}\\.ts'`).exec(storyModules) ?? []
const home = (locale: string) => `locales/${locale}/home.json`
const portuguese: Record<string, string> = JSON.parse(readFileSync(home('pt-br'), 'utf8'))
/** A text in English, such as `'en-us': 'words'`. */
const inEnglish = /('en-us':\s*')([^'\n]+)'/
const wordsOf = (key: string) => new RegExp(`("${key.replaceAll('.', '\\.')}": ")([^"]+)"`)

/** Wraps around if the list is shorter. */
function entry<Entry>(entries: Entry[], index: number): Entry {
  return entries[index % entries.length] as Entry
}

function headingsIn(article: string): number {
  return readFileSync(`content/news/${article}/en-us.md`, 'utf8').split('\n## ').length
}

/** Mistakes that make a file unreadable, each in a file of its own. */
export const unreadable: Mistake[] = [
  {
    name: 'a quote is missing',
    file: 'content/videos.ts',
    find: /id: '([\w-]+)'/,
    write: "id: '$1",
    reported: ['content/videos.ts, line', 'quotes'],
  },
  {
    name: 'a comma is missing',
    file: 'content/products.ts',
    find: /title: (.*),/,
    write: 'title: $1',
    reported: ['content/products.ts, line', 'commas'],
  },
  {
    name: 'a bracket is missing',
    file: 'content/company/technologies.ts',
    find: /\] \},/,
    write: '],',
    reported: ['content/company/technologies.ts, line', 'brackets'],
  },
  {
    name: 'a straight apostrophe ends a text',
    file: story,
    find: inEnglish,
    write: "$1don't'",
    reported: [`${story}, line`, 'quotes'],
  },
  {
    name: 'a merge conflict is unresolved',
    file: 'content/company/benefits.ts',
    find: /\n {2}\{\n/,
    write: '\n<<<<<<< HEAD\n  {\n=======\n  {\n>>>>>>> other\n',
    reported: ['content/company/benefits.ts, line', 'a merge conflict'],
  },
  {
    name: 'a merge conflict in messages is unresolved',
    file: home('es-es'),
    find: /\n/,
    write: '\n<<<<<<< HEAD\n',
    reported: [`${home('es-es')}, line 2`, 'a merge conflict'],
  },
  {
    name: 'a missing module is imported',
    file: 'content/services/services.ts',
    find: new RegExp(`'\\./${serviceSlug}\\.ts'`),
    write: `'./${serviceSlug}s.ts'`,
    reported: [
      'content/services/services.ts, line',
      `content/services/${serviceSlug}s.ts`,
      `did you mean "${serviceFile(0)}"?`,
    ],
  },
  {
    name: 'a missing name is imported',
    file: 'content/stories/stories.ts',
    find: new RegExp(`\\{ ${storyName} \\}`),
    write: `{ ${storyName}s }`,
    reported: ['content/stories/stories.ts, line', `"${storyName}s"`, `did you mean "${storyName}"?`],
  },
  {
    name: 'a module is saved as Latin-1',
    file: 'content/company/people.ts',
    write: '',
    encoding: 'latin1',
    reported: ['content/company/people.ts, line', 'save it as UTF-8'],
  },
]

/** Mistakes that the schemas find, and mistakes in long texts and settings. */
export const inContent: Mistake[] = [
  {
    name: 'the address of a video is empty',
    file: 'content/videos.ts',
    find: /videoUrl: '[^']*'/,
    write: "videoUrl: ''",
    reported: ['content/videos.ts, line', '"videoUrl"', 'youtube-nocookie'],
  },
  {
    name: 'a video is on the wrong site',
    file: 'content/videos.ts',
    find: /videoUrl: 'https:\/\/www\.youtube-nocookie[^']*'/,
    write: "videoUrl: 'https://youtu.be/x'",
    reported: ['content/videos.ts, line', 'https://youtu.be/x'],
  },
  {
    name: 'a technology appears twice',
    file: 'content/company/technologies.ts',
    find: /names: \[('[^']*')/,
    write: 'names: [$1, $1',
    reported: ['content/company/technologies.ts, line', 'is already used'],
  },
  {
    name: 'a benefit is missing',
    file: 'content/company/benefits.ts',
    find: /id: 'cost'/,
    write: "id: 'decisions'",
    reported: ['content/company/benefits.ts', 'has no entry "cost"'],
  },
  {
    name: 'a phone number has a letter',
    file: 'content/company/business-card.ts',
    find: new RegExp(`'\\${businessCard.phone}'`),
    write: `'${businessCard.phone.slice(0, -1)}O'`,
    reported: ['content/company/business-card.ts, line', '"phone"', 'is not a phone number'],
  },
  {
    name: 'the linked number differs from the one shown',
    file: 'content/company/company.ts',
    find: /phoneUrl: .*/,
    write: "phoneUrl: 'tel:+5511900000999',",
    reported: ['content/company/company.ts, line', '"phoneUrl"', 'has a different number'],
  },
  {
    name: 'a profile appears twice',
    file: 'content/company/company.ts',
    find: /id: 'x'/,
    write: "id: 'facebook'",
    reported: ['content/company/company.ts', 'has no entry "x"'],
  },
  {
    name: 'an address is misspelled',
    file: 'content/products.ts',
    find: /link: 'https:/,
    write: "link: 'htps:",
    reported: ['content/products.ts, line', '"link"', 'htps:'],
  },
  {
    name: 'an address is not safe',
    file: article,
    find: /originalLink: 'https:/,
    write: "originalLink: 'http:",
    reported: [`${article}, line`, '"originalLink"', 'https://'],
  },
  {
    name: 'a day does not exist',
    file: article,
    find: /date: '[^']*'/,
    write: "date: '2023-02-30'",
    reported: [`${article}, line`, '"date"', '2023-02-30'],
  },
  {
    name: 'a date is in local format',
    file: story,
    find: /date: '[^']*'/,
    write: "date: '11/08/2026'",
    reported: [`${story}, line`, '"date"', '11/08/2026'],
  },
  {
    name: 'a picture is misspelled',
    file: article,
    find: /img: 'news\//,
    write: "img: 'new/",
    reported: [`${article}, line`, '"img"', 'did you mean "news/'],
  },
  {
    name: 'a description is too short',
    file: article,
    find: /(desc: \{\s*'pt-br': )'[^']*'/,
    write: "$1'Curta.'",
    reported: [`${article}, line`, '"desc.pt-br"', 'shorter than 70'],
  },
  {
    name: 'a language is missing',
    file: 'content/privacy/privacy.ts',
    find: /\n\s*'es-es': '[^']*',/,
    write: '',
    reported: ['content/privacy/privacy.ts, line', 'es-es" is missing: add it'],
  },
  {
    name: 'a language is misspelled',
    file: 'content/products.ts',
    find: /'es-es':/,
    write: "'es-ES':",
    reported: ['content/products.ts, line', '.es-ES" is unknown', 'did you mean "es-es"?'],
  },
  {
    name: 'a field is misspelled',
    file: story,
    find: /quote: \{/,
    write: 'qoute: {',
    reported: [`${story}, line`, '"qoute" is unknown', 'did you mean "quote"?'],
  },
  {
    name: 'a service is misspelled',
    file: storyFile(1),
    find: /services: \['[a-zA-Z]+/,
    write: `services: ['${service}x`,
    reported: [`${storyFile(1)}, line`, `did you mean "${service}"?`],
  },
  {
    name: 'a client is misspelled',
    file: story,
    find: /client: '[^']*'/,
    write: `client: '${client}x'`,
    reported: [`${story}, line`, `did you mean "${client}"?`],
  },
  {
    name: 'a slug is copied',
    file: 'content/services/services.ts',
    find: new RegExp(`slug: '${entry(services, 1).slug}'`),
    write: `slug: '${serviceSlug}'`,
    reported: ['content/services/services.ts, line', '"slug"', 'already used'],
  },
  {
    name: 'a slug has a capital',
    file: storyFile(2),
    find: /slug: '/,
    write: "slug: 'I",
    reported: [`${storyFile(2)}, line`, '"slug"', 'lowercase letters'],
  },
  {
    name: 'a number is written as text',
    file: storyFile(3),
    find: /weeks: (\d+)/,
    write: "weeks: '$1'",
    reported: [`${storyFile(3)}, line`, '"weeks" should be a number'],
  },
  {
    name: 'a number is negative',
    file: storyFile(4),
    find: /people: (\d+)/,
    write: 'people: -$1',
    reported: [`${storyFile(4)}, line`, '"people"', '-'],
  },
  {
    name: 'a list is a text',
    file: storyFile(4),
    find: /technologies: \[[^\]]*\]/,
    write: "technologies: 'Go'",
    reported: [`${storyFile(4)}, line`, '"technologies" should be a list'],
  },
  {
    name: 'a list is empty',
    file: serviceFile(0),
    find: /paragraphs: \[/,
    write: 'paragraphs: [], x: [',
    reported: [`${serviceFile(0)}, line`, '"page.paragraphs" has 0 entries'],
  },
  {
    name: 'a text ends with a space',
    file: serviceFile(1),
    find: inEnglish,
    write: "$1$2 '",
    reported: [`${serviceFile(1)}, line`, 'begins or ends with a space'],
  },
  {
    name: 'a text is empty',
    file: serviceFile(2),
    find: inEnglish,
    write: "$1'",
    reported: [`${serviceFile(2)}, line`, 'is empty'],
  },
  {
    name: 'a title is too long',
    file: serviceFile(3),
    find: inEnglish,
    write: "$1$2 and many more words than there is any room for in results'",
    reported: [`${serviceFile(3)}, line`, 'longer than 60 characters (it has'],
  },
  {
    name: 'a placeholder is misspelled',
    file: 'content/videos.ts',
    find: /(title: \{\s*'pt-br': ')/,
    write: '$1{ctto} ',
    reported: ['content/videos.ts, line', '{ctto}', 'did you mean "cto"?'],
  },
  {
    name: 'a name is written out',
    file: 'content/videos.ts',
    find: /(description: \{\s*'pt-br':\s*')/,
    write: '$1Tecto ',
    reported: ['content/videos.ts, line', 'write {company} instead of "Tecto"'],
  },
  {
    name: 'an option is misspelled',
    file: 'content/site.ts',
    find: /primaryHome: Variant = '\w+'/,
    write: "primaryHome: Variant = 'alternativ'",
    reported: ['content/site.ts, line', '"primaryHome"', 'did you mean "alternative"?'],
  },
  {
    name: 'an option is not a valid choice',
    file: 'content/site.ts',
    find: /offersRefusal: boolean = \w+/,
    write: "offersRefusal: boolean = 'no'",
    reported: ['content/site.ts, line', '"offersRefusal" should be true or false'],
  },
  {
    name: 'a claim has no owner',
    file: 'content/claims/company-facts.ts',
    find: /owner: 'cto'/,
    write: "owner: 'cfo'",
    reported: ['content/claims/company-facts.ts, line', '"owner"', 'use one of ceo, cto'],
  },
  {
    name: 'a claim is overdue',
    file: 'content/claims/company-facts.ts',
    find: /reviewBy: '[^']*'/,
    write: "reviewBy: '2020-01-31'",
    reported: ['content/claims', '2020-01-31'],
    isWarning: true,
  },
  {
    name: 'an address redirects to itself',
    file: 'content/redirects.ts',
    find: /= \[/,
    write: "= [{ from: '/contato', to: '/contato' }, ",
    reported: ['content/redirects.ts, line', 'has moved as well'],
  },
  {
    name: 'a file does not exist',
    file: 'content/company/people.ts',
    find: new RegExp(people.cto.photo),
    write: people.cto.photo.replace('.', 'o.'),
    reported: ['content/company/people.ts, line', `did you mean "public${people.cto.photo}"?`],
  },
  {
    name: 'a grade is not a range',
    file: 'content/ai-news.ts',
    find: /grauDeRisco: '[^']*'/,
    write: "grauDeRisco: 'alto'",
    reported: ['content/ai-news.ts, line', 'grauDeRisco" is not a range', 'alto'],
  },
  {
    name: 'a heading has the wrong level',
    file: longText,
    find: /\n## /,
    write: '\n# ',
    reported: [`${longText}, line`, 'start it with ##'],
  },
  {
    name: 'bold text is not closed',
    file: longText,
    write: '\nSome **bold words.\n',
    reported: [`${longText}, line`, '"**" would be shown'],
  },
  {
    name: 'a table in a long text',
    file: longText,
    write: '\n| One | Two |\n| --- | --- |\n| a | b |\n',
    reported: [`${longText}, line`, 'a table'],
  },
  {
    name: 'HTML in a long text',
    file: longText,
    write: '\nSome <b>words</b>.\n',
    reported: [`${longText}, line`, 'HTML'],
  },
  {
    name: 'a link in a long text is misspelled',
    file: longText,
    write: '\nSome [words](htps://site.example).\n',
    reported: [`${longText}, line`, 'htps://site.example'],
  },
  {
    name: 'a long text is too short',
    file: `content/news/${other.slug}/es-es.md`,
    find: /^[\s\S]*$/,
    write: 'Un párrafo.\n',
    reported: [`content/news/${other.slug}`, '"content.es-es" has fewer than 100 words'],
  },
  {
    name: 'a setting is misspelled',
    file: '.env',
    write: 'VITE_GTM_ID=GTM-ABC1234\n',
    reported: ['.env, line 1', 'VITE_GTM_ID', 'did you mean "VITE_GTM_IDS"?'],
  },
]

export const inMessages: Mistake[] = [
  {
    name: 'a message is missing in a translation',
    file: home('es-es'),
    find: /\n.*"home\.cards\.ai\.button".*/,
    write: '',
    reported: [`${home('es-es')}`, '"home.cards.ai.button" is missing'],
  },
  {
    name: 'a message is missing in the default language',
    file: home('pt-br'),
    find: /\n.*"home\.cards\.app\.button".*/,
    write: '',
    reported: [`${home('pt-br')}`, '"home.cards.app.button" is missing'],
  },
  {
    name: 'a key is misspelled',
    file: home('en-us'),
    find: /"home\.cards\.hire\.button"/,
    write: '"home.cards.hire.buton"',
    reported: [
      `${home('en-us')}, line`,
      '"home.cards.hire.buton" does not exist',
      'did you mean "home.cards.hire.button"?',
    ],
  },
  {
    name: 'a plural form is translated',
    file: 'locales/es-es/stories.json',
    find: /(stories\.page\.weeksCount.*)one \{/,
    write: '$1uno {',
    reported: ['locales/es-es/stories.json, line', '"uno"', 'English'],
  },
  {
    name: 'a plural has no "other"',
    file: 'locales/en-us/stories.json',
    find: /(stories\.page\.peopleCount.*)other \{[^}]*\}/,
    write: '$1',
    reported: ['locales/en-us/stories.json, line', 'without "other {…}"'],
  },
  {
    name: 'a placeholder is lost',
    file: 'locales/es-es/ui.json',
    find: /\{index\}/,
    write: '1',
    reported: ['locales/es-es/ui.json, line', 'lacks {index}'],
  },
  {
    name: 'a placeholder is translated',
    file: 'locales/en-us/ui.json',
    find: /\{total\}/,
    write: '{all}',
    reported: ['locales/en-us/ui.json, line', 'lacks {total} and has {all}'],
  },
  {
    name: 'a tag is lost',
    file: home('en-us'),
    find: /<\/?highlight>(.*)<\/highlight>/,
    write: '$1',
    reported: [`${home('en-us')}, line`, 'lacks <highlight>'],
  },
  {
    name: 'a tag is not closed',
    file: home('es-es'),
    find: /<\/highlight>/,
    write: '',
    reported: [`${home('es-es')}, line`, 'opens a tag that is not closed'],
  },
  {
    name: 'a brace is not closed',
    file: 'locales/pt-br/about.json',
    find: /\{company\}/,
    write: '{company',
    reported: ['locales/pt-br/about.json, line', 'is not closed'],
  },
  {
    name: 'a comma is missing',
    file: 'locales/en-us/thanks.json',
    find: /",\n/,
    write: '"\n',
    reported: ['locales/en-us/thanks.json, line', 'a comma or a quote is missing'],
  },
  {
    name: 'there is an extra comma',
    file: 'locales/es-es/thanks.json',
    find: /"\n\}/,
    write: '",\n}',
    reported: ['locales/es-es/thanks.json, line', 'one too many'],
  },
  {
    name: 'an unescaped quote in a message',
    file: 'locales/es-es/consent.json',
    find: /": "/,
    write: '": ""',
    reported: ['locales/es-es/consent.json, line', 'a comma or a quote'],
  },
  {
    name: 'a key appears twice',
    file: 'locales/pt-br/factory.json',
    find: /(\n.*)(\n[\s\S]*\n\})/,
    write: '$1$1$2',
    reported: ['locales/pt-br/factory.json, line 3', 'twice'],
  },
  {
    name: 'a file is saved as Latin-1',
    file: 'locales/pt-br/layout.json',
    write: '',
    encoding: 'latin1',
    reported: ['locales/pt-br/layout.json, line', 'save it as UTF-8'],
  },
  {
    name: 'a title is too long',
    file: 'locales/en-us/contact.json',
    find: wordsOf('contact.head.title'),
    write: '$1$2 and many more words than any of the engines would show"',
    reported: ['locales/en-us/contact.json, line', '"contact.head.title" is longer than 60'],
  },
  {
    name: 'a description is too short',
    file: 'locales/es-es/contact.json',
    find: wordsOf('contact.head.description'),
    write: '$1Corta."',
    reported: ['locales/es-es/contact.json, line', 'shorter than 70'],
  },
  {
    name: 'a message is empty',
    file: 'locales/en-us/hire.json',
    find: /": "[^"]+"/,
    write: '": ""',
    reported: ['locales/en-us/hire.json, line 2', 'has no text'],
  },
]

export const inWording: Mistake[] = [
  {
    name: 'a sentence is left in another language',
    file: 'content/videos.ts',
    find: /(description: \{\s*'pt-br':\s*)'([^']*)'(,\s*'en-us':\s*)'[^']*'/,
    write: "$1'$2'$3'$2'",
    reported: ['content/videos.ts, line', `"${firstVideo.id}.description.en-us" seems to be written in pt-br`],
  },
  {
    name: 'a message is left in another language',
    file: home('es-es'),
    find: wordsOf('home.hero.intro'),
    write:
      '$1Every week you try out what is ready, and decide whether the work goes on, at a price that was fixed before"',
    reported: [`${home('es-es')}, line`, '"home.hero.intro" seems to be written in en-us'],
  },
  {
    name: 'a paragraph is left in another language',
    file: `content/news/${other.slug}/es-es.md`,
    write:
      '\nThis paragraph was forgotten by whoever translated the text, and nobody saw it before it was published.\n',
    reported: [`content/news/${other.slug}/es-es.md, line`, 'seems to be written in en-us'],
  },
  {
    name: 'characters are in the wrong encoding',
    file: story,
    find: inEnglish,
    write: "$1CafÃ© '",
    reported: [`${story}, line`, 'wrong encoding'],
  },
  {
    name: 'a title has an emoji',
    file: home('en-us'),
    find: wordsOf('home.head.title'),
    write: '$1$2 🚀"',
    reported: [`${home('en-us')}, line`, 'an emoji'],
  },
  {
    name: 'a text is not finished',
    file: serviceFile(0),
    find: inEnglish,
    write: "$1TODO write this'",
    reported: [`${serviceFile(0)}, line`, 'is not finished'],
  },
  {
    name: 'a text is filler',
    file: home('en-us'),
    find: wordsOf('home.next.intro'),
    write: '$1Lorem ipsum dolor sit amet"',
    reported: [`${home('en-us')}, line`, 'is not finished'],
  },
  {
    name: 'a price is typed',
    file: 'locales/pt-br/hire.json',
    find: wordsOf('hire.expertise.intro'),
    write: '$1A hora custa R$\u00a0180."',
    reported: ['locales/pt-br/hire.json, line', '"hire.expertise.intro" contains a price', '{hourPrice}'],
  },
  {
    name: 'a price is typed in Spanish',
    file: serviceFile(0),
    find: /('es-es':\s*')([^'\n]+)'/,
    write: "$1Desde 9200 €'",
    reported: [`${serviceFile(0)}, line`, 'contains a price'],
  },
  {
    name: 'two spaces',
    file: longText,
    write: '\nTwo  spaces.\n',
    reported: [`${longText}, line`, 'two spaces'],
    isWarning: true,
  },
  {
    name: 'a normal space between a number and its unit',
    file: longText,
    write: '\nIt takes 6 weeks.\n',
    reported: [`${longText}, line`, 'a normal space between a number and its unit'],
  },
  {
    name: 'a straight apostrophe',
    file: longText,
    write: "\nIt isn't right.\n",
    reported: [`${longText}, line`, 'straight apostrophe'],
    isWarning: true,
  },
  {
    name: 'straight quotes',
    file: longText,
    write: '\nThe "quoted" words.\n',
    reported: [`${longText}, line`, 'straight quotes'],
    isWarning: true,
  },
  {
    name: 'three dots',
    file: longText,
    write: '\nAnd so on...\n',
    reported: [`${longText}, line`, 'three dots'],
    isWarning: true,
  },
  {
    name: 'a word twice',
    file: longText,
    write: '\nHere is the the word.\n',
    reported: [`${longText}, line`, 'a word twice'],
    isWarning: true,
  },
  {
    name: 'a space before a comma',
    file: longText,
    write: '\nHere , and there.\n',
    reported: [`${longText}, line`, 'a space before'],
    isWarning: true,
  },
  {
    name: 'a bracket that is not closed',
    file: longText,
    write: '\nHere (and) there (and there.\n',
    reported: [`${longText}, line`, 'unequal numbers of ('],
    isWarning: true,
  },
  {
    name: 'a question without its opening mark',
    file: home('es-es'),
    find: wordsOf('home.next.title'),
    write: '$1Hablamos?"',
    reported: [`${home('es-es')}, line`, 'unequal numbers of ¿'],
    isWarning: true,
  },
  {
    name: 'Markdown in a field',
    file: serviceFile(1),
    find: inEnglish,
    write: "$1Some **bold** words'",
    reported: [`${serviceFile(1)}, line`, 'contains Markdown'],
  },
  {
    name: 'HTML in a field',
    file: 'content/company/benefits.ts',
    find: inEnglish,
    write: "$1Some <b>words</b>'",
    reported: ['content/company/benefits.ts, line', 'HTML'],
  },
  {
    name: 'an address on the local machine',
    file: longText,
    write: '\nSee [here](http://localhost:5173/).\n',
    reported: [`${longText}, line`, 'your own machine'],
  },
  {
    name: 'an invisible character',
    file: longText,
    write: '\nZero\u200bwidth.\n',
    reported: [`${longText}, line`, 'an invisible character'],
  },
  {
    name: 'a word that the glossary replaces',
    file: `content/news/${other.slug}/pt-br.md`,
    write: '\nUm sistema de design novo.\n',
    reported: [`content/news/${other.slug}/pt-br.md, line`, 'should be "design system"'],
  },
  {
    name: 'hard-coded text',
    file: 'components/ui/Wordless.tsx',
    write: 'export const Wordless = () => <p>Some words</p>\n',
    reported: ['components/ui/Wordless.tsx, line 1', 'Some words', 'is hard-coded'],
  },
  {
    name: 'a hard-coded color',
    file: 'components/ui/Colored.tsx',
    write: "export const Colored = () => <p style={{ color: '#f00' }} />\n",
    reported: ['components/ui/Colored.tsx, line 1', '#f00', 'is a color'],
  },
  {
    name: 'a letter of another script',
    file: 'content/company/people.ts',
    find: /roleTag: 'CTO'/,
    write: "roleTag: 'CTO', x: { 'pt-br': 'СТО' }",
    reported: ['content/company/people.ts, line', 'another script'],
  },
]

/** Mistakes that only show in comparison with other texts, and files that nothing loads. */
export const acrossFiles: Mistake[] = [
  {
    name: 'a date is in the future',
    file: `content/news/${third.slug}/article.ts`,
    find: /date: '[^']*'/,
    write: `date: '${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}'`,
    reported: [`content/news/${third.slug}/article.ts, line`, '"date" is', 'publishAt'],
  },
  {
    name: 'a year is mistyped',
    file: article,
    find: /date: '[^']*'/,
    write: "date: '2206-03-29'",
    reported: [`${article}, line`, '"date" is before 1990 or more than two years ahead', '2206-03-29'],
  },
  {
    name: 'a date is not a text',
    file: story,
    find: /date: '[^']*'/,
    write: 'date: 2026-08-11',
    reported: [`${story}, line`, '"date" should be a text'],
  },
  {
    name: 'a picture is named with its extension',
    file: article,
    find: /img: '([^']*)'/,
    write: "img: '$1-960.webp'",
    reported: [`${article}, line`, '"img"', `did you mean "${img}"?`],
  },
  {
    name: 'an address has a space',
    file: 'content/products.ts',
    find: /link: 'https:\/\/([^']*)'/,
    write: "link: 'https://$1a b'",
    reported: ['content/products.ts, line', '"link"', 'a space'],
  },
  {
    name: 'a service is named twice',
    file: storyFile(1),
    find: /services: \[('\w+')/,
    write: 'services: [$1, $1',
    reported: [`${storyFile(1)}, line`, 'is already used'],
  },
  {
    name: 'two videos have the same address',
    file: 'content/videos.ts',
    find: new RegExp(secondVideo.videoUrl),
    write: firstVideo.videoUrl,
    reported: ['content/videos.ts, line', '"videoUrl"', 'already used'],
  },
  {
    name: 'a holiday does not exist',
    file: 'content/dates/holidays.ts',
    find: /on: '[^']*'/,
    write: "on: '02-30'",
    reported: ['content/dates/holidays.ts, line', '"on"', '02-30'],
  },
  {
    name: 'a number is a text',
    file: 'content/claims/company-facts.ts',
    find: /(interviewDays.*count: )(\d+)/,
    write: "$1'$2'",
    reported: ['content/claims/company-facts.ts, line', '"interviewDays.value.count" should be a'],
  },
  {
    name: 'a fraction of a day is promised',
    file: 'content/claims/company-facts.ts',
    find: /(lateDays.*count: )\d+/,
    write: '$12.5',
    reported: ['content/claims/company-facts.ts, line', '"lateDays.value.count" should be a whole number'],
  },
  {
    name: 'thousands have a point',
    file: 'content/claims/company-facts.ts',
    find: /(scopePrice.*'pt-br': \d+)_/,
    write: '$1.',
    reported: ['content/claims/company-facts.ts, line', '"scopePrice.value.price"', '18_000'],
  },
  {
    name: 'double braces',
    file: 'content/company/people.ts',
    find: /\{company\}/,
    write: '{{company}}',
    reported: ['content/company/people.ts, line', 'double braces'],
  },
  {
    name: 'a redirect from an existing page',
    file: 'content/redirects.ts',
    find: /= \[/,
    write: "= [{ from: '/contato', to: '/quem-somos' }, ",
    reported: ['content/redirects.ts, line', '"from" is "/contato", which is an existing page'],
  },
  {
    name: 'a redirect to a missing page',
    file: 'content/redirects.ts',
    find: /= \[/,
    write: `= [{ from: '/moved', to: '/servicos/${entry(services, 1).slug}x' }, `,
    reported: ['content/redirects.ts, line', 'no such page', `did you mean "/servicos/${entry(services, 1).slug}"?`],
  },
  {
    name: 'a text file is named after an unknown language',
    file: `content/news/${other.slug}/es-ES.md`,
    write: 'Un texto.\n',
    reported: [`content/news/${other.slug}/es-ES.md: the file is not loaded`, 'did you mean "es-es"?'],
  },
  {
    name: 'a link has no language',
    file: longText,
    write: '\nSee [the page](/contato).\n',
    reported: [`${longText}, line`, '"/contato"', 'did you mean "/en-us/contato"?'],
  },
  {
    name: 'a link leads to another language',
    file: longText,
    write: '\nSee [this page](/pt-br/contato).\n',
    reported: [`${longText}, line`, 'another language', '"/en-us/contato"'],
    isWarning: true,
  },
  {
    name: 'an address is not a link',
    file: longText,
    write: '\nMore at www.site.example today.\n',
    reported: [`${longText}, line`, 'www.site.example', '[text](https://…)'],
    isWarning: true,
  },
  {
    name: 'no space after a period',
    file: longText,
    write: '\nOne sentence.Another one.\n',
    reported: [`${longText}, line`, 'no space after'],
    isWarning: true,
  },
  {
    name: 'a paragraph appears twice',
    file: longText,
    find: /(\n\n[^\n#>-][^\n]{80,})(\n\n)/,
    write: '$1$1$2',
    reported: [`${longText}, line`, 'a second time'],
    isWarning: true,
  },
  {
    name: 'a paragraph is lost',
    file: `content/news/${other.slug}/es-es.md`,
    find: /\n\n[^\n#>-][^\n]{80,}/,
    write: '',
    reported: [`content/news/${other.slug}/es-es.md, line`, 'one was lost or added'],
    isWarning: true,
  },
  {
    name: 'a link has a space in it',
    file: `content/news/${third.slug}/en-us.md`,
    write: '\nSee [the page] (https://site.example/).\n',
    reported: [`content/news/${third.slug}/en-us.md, line`, '[text](address)'],
  },
  {
    name: 'an asterisk is left over',
    file: `content/news/${third.slug}/en-us.md`,
    write: '\nThis is *very important.\n',
    reported: [`content/news/${third.slug}/en-us.md, line`, 'a * without a matching one'],
  },
  {
    name: 'a footnote',
    file: `content/news/${third.slug}/en-us.md`,
    write: '\nA claim.[^1]\n',
    reported: [`content/news/${third.slug}/en-us.md, line`, 'footnotes are not supported'],
  },
  {
    name: 'a promised number is written out',
    file: 'content/claims/answers.ts',
    find: /('en-us':\s*'[^']*)\{hourPrice\}/,
    write: '$1USD 30',
    reported: ['content/claims/answers.ts, line', 'lacks {hourPrice}, which pt-br has'],
    isWarning: true,
  },
  {
    name: 'a button is not translated',
    file: home('en-us'),
    find: wordsOf('home.next.button'),
    write: `$1${portuguese['home.next.button']}"`,
    reported: [`${home('en-us')}, line`, '"home.next.button" is the same as in pt-br'],
    isWarning: true,
  },
  {
    name: 'an HTML entity in a message',
    file: home('es-es'),
    find: wordsOf('home.next.button'),
    write: '$1Preguntar &amp; llamar"',
    reported: [`${home('es-es')}, line`, 'an HTML entity'],
  },
  {
    name: 'a plural lost its number',
    file: 'locales/es-es/stories.json',
    find: /other \{#\s(\w+)\}/,
    write: 'other {$1}',
    reported: ['locales/es-es/stories.json, line', 'without #'],
  },
  {
    name: 'a fact is misspelled',
    file: 'locales/en-us/hire.json',
    find: /\{interviewDays\}/,
    write: '{interviewDay}',
    reported: ['locales/en-us/hire.json, line', '{interviewDay}', 'did you mean "interviewDays"?'],
  },
  {
    name: 'a setting has a colon',
    file: '.env',
    write: 'VITE_GTM_IDS: GTM-ABC1234\n',
    reported: ['.env, line 1', 'NAME=value'],
  },
  {
    name: 'the policy changes but its date does not',
    file: 'content/privacy/pt-br.md',
    write: '\nMais um parágrafo.\n',
    reported: ['content/privacy/policy-date.ts', 'has changed since', 'policyFingerprint to'],
  },
  {
    name: 'the policy does not list a field of a form',
    file: 'forms/contact.ts',
    find: /( {6})role: /,
    write: '$1department: ',
    reported: ['content/privacy/privacy.ts, line', 'words for "department"'],
  },
  {
    name: 'a service has no entry',
    file: 'content/services/services.ts',
    find: new RegExp(` {2}\\{\\n {4}id: '${service}'[^]*?\\n {2}\\},\\n`),
    write: '',
    reported: ['content/services/services.ts, line', `there is no service "${service}"`, 'from serviceId'],
  },
]

export const leftovers: Mistake[] = [
  {
    name: 'a message is unused',
    file: 'pages/thanks/ThanksPage.tsx',
    find: /thanks\.back/,
    write: 'thanks.title',
    reported: ['locales/', 'no code uses "thanks.back"'],
  },
  {
    name: 'a picture is unused',
    file: article,
    find: /img: '[^']*'/,
    write: `img: '${other.img}'`,
    reported: ['content/pictures.json', `nothing shows "${img}"`],
  },
  {
    name: 'a logo has no partner',
    file: 'content/company/partners.ts',
    find: new RegExp(`\\n {2}'?${logo}'?: .*`),
    write: '',
    reported: [`public/art/partners/${logo}.webp`, 'nothing shows it'],
  },
  {
    name: 'an icon is unused',
    file: 'components/ui/icons.ts',
    find: /\n {2}mail: .*/,
    write: "$&\n  unused: 'lucide:mail',",
    reported: ['components/ui/icons.ts', 'nothing shows the icon "unused"'],
  },
  {
    name: 'a promised number is unused',
    file: 'content/claims/company-facts.ts',
    find: /companyFacts = \{/,
    write: '$&\n  unsaid: { ...business, value: { count: 1 } },',
    reported: ['content/claims/company-facts.ts', 'nothing uses {unsaid}'],
  },
  {
    name: 'a linked article was removed',
    file: longText,
    write: '\nSee [the article](/en-us/noticias/taken-away).\n',
    reported: [`${longText}, line`, '"/en-us/noticias/taken-away"', 'no such page'],
  },
  {
    name: 'the client of a story is not a partner',
    file: 'content/company/partners.ts',
    find: new RegExp(`\\n {2}'?${client}'?: .*`),
    write: '',
    reported: [`${story}, line`, '"client"', 'is not a company in content/company/partners.ts'],
  },
  {
    name: 'a picture with text was removed',
    file: 'content/pictures.json',
    find: new RegExp(`\\n {2}"services/${service}": .*`),
    write: '',
    reported: ['content/picture-words.json', `"services/${service}.pt-br" is not a picture`],
  },
  {
    name: 'a service with promised numbers was removed',
    file: 'content/services/services.schema.ts',
    find: new RegExp(`(serviceId = .*)'${soldService}'(, )?`),
    write: '$1',
    reported: ['content/claims/company-facts.ts, line', `"${soldFact}.service"`],
  },
  {
    name: 'a drawing belongs to a removed service',
    file: 'content/services/services.schema.ts',
    find: /$/,
    write: '\n',
    reported: [
      'art/service-waves.ts, line',
      `draws "${soldService}", which the site does not have`,
      'First give pages/',
    ],
  },
]
