/** A mistake as editors make it: what is exchanged in a file for what, and what the check must say. */
export interface Mistake {
  name: string
  file: string
  /** The first match is exchanged; without one, the text is added at the end. */
  find?: RegExp
  write: string | ((found: string, ...groups: string[]) => string)
  /** Fragments of the one line that reports it. */
  reported: string[]
  isWarning?: true
  encoding?: 'latin1'
}

const story = 'content/stories/quilatto.ts'
const article = 'content/news/ia-no-dia-a-dia/article.ts'
const longText = 'content/news/ia-no-dia-a-dia/en-us.md'
const home = (locale: string) => `locales/${locale}/home.json`
/** The words of a language in a module, as in `'en-us': 'words'`. */
const inEnglish = /('en-us': ')([^'\n]+)'/
const wordsOf = (key: string) => new RegExp(`("${key.replaceAll('.', '\\.')}": ")([^"]+)"`)

/** What keeps a file from being read. Each stands in a file of its own. */
export const unreadable: Mistake[] = [
  {
    name: 'a quote is missing',
    file: 'content/videos.ts',
    find: /id: '([\w-]+)'/,
    write: "id: '$1",
    reported: ['content/videos.ts, line 7', 'quotes'],
  },
  {
    name: 'a comma is missing',
    file: 'content/products.ts',
    find: /title: names\.aiSeller,/,
    write: 'title: names.aiSeller',
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
    name: 'a merge is not finished',
    file: 'content/company/benefits.ts',
    find: /\n {2}\{\n/,
    write: '\n  {
    name: 'letters were read in the wrong encoding',
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
    reported: [`${home('en-us')}, line`, 'picture sign'],
  },
  {
    name: 'a text is not finished',
    file: 'content/services/apis.ts',
    find: inEnglish,
    write: "$1TODO write this'",
    reported: ['content/services/apis.ts, line', 'is not finished'],
  },
  {
    name: 'a text is filler',
    file: home('en-us'),
    find: wordsOf('home.next.intro'),
    write: '$1Lorem ipsum dolor sit amet"',
    reported: [`${home('en-us')}, line`, 'is not finished'],
  },
  {
    name: 'two spaces',
    file: longText,
    write: '\nTwo  spaces.\n',
    reported: [`${longText}, line`, 'two spaces'],
    isWarning: true,
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
    reported: [`${longText}, line`, 'not as many ('],
    isWarning: true,
  },
  {
    name: 'a question without its first sign',
    file: home('es-es'),
    find: wordsOf('home.next.title'),
    write: '$1Hablamos?"',
    reported: [`${home('es-es')}, line`, 'not as many ¿'],
    isWarning: true,
  },
  {
    name: 'signs of Markdown in a field',
    file: 'content/services/design.ts',
    find: inEnglish,
    write: "$1Some **bold** words'",
    reported: ['content/services/design.ts, line', 'signs of Markdown'],
  },
  {
    name: 'HTML in a field',
    file: 'content/company/benefits.ts',
    find: inEnglish,
    write: "$1Some <b>words</b>'",
    reported: ['content/company/benefits.ts, line', 'HTML'],
  },
  {
    name: 'an address on the own machine',
    file: longText,
    write: '\nSee [here](http://localhost:5173/).\n',
    reported: [`${longText}, line`, 'your own machine'],
  },
  {
    name: 'a sign that cannot be seen',
    file: longText,
    write: '\nZero\u200bwidth.\n',
    reported: [`${longText}, line`, 'cannot be seen'],
  },
  {
    name: 'a word that the glossary replaces',
    file: 'content/news/superando-barreiras/pt-br.md',
    write: '\nUm sistema de design novo.\n',
    reported: ['content/news/superando-barreiras/pt-br.md, line', 'should be "design system"'],
  },
  {
    name: 'words stand in code',
    file: 'components/ui/Wordless.tsx',
    write: 'export const Wordless = () => <p>Some words</p>\n',
    reported: ['components/ui/Wordless.tsx, line 1', 'Some words', 'stand in code'],
  },
  {
    name: 'a colour stands in code',
    file: 'components/ui/Colored.tsx',
    write: "export const Colored = () => <p style={{ color: '#f00' }} />\n",
    reported: ['components/ui/Colored.tsx, line 1', '#f00', 'is a colour'],
  },
  {
    name: 'a letter of another script',
    file: 'content/company/people.ts',
    find: /roleTag: 'CTO'/,
    write: "roleTag: 'CTO', x: { 'pt-br': 'СТО' }",
    reported: ['content/company/people.ts, line', 'another script'],
  },
]

/** Errors that show only in comparison with other texts, and files that nothing loads. */
export const besideOthers: Mistake[] = [
  {
    name: 'a year is misspelt',
    file: article,
    find: /date: '[^']*'/,
    write: "date: '2206-03-29'",
    reported: [`${article}, line`, '"date" is years away', '2206-03-29'],
  },
  {
    name: 'a date is no text',
    file: story,
    find: /date: '[^']*'/,
    write: 'date: 2026-08-11',
    reported: [`${story}, line`, '"date" should be a text'],
  },
  {
    name: 'a picture is named with its end',
    file: article,
    find: /img: '([^']*)'/,
    write: "img: '$1-960.webp'",
    reported: [`${article}, line`, '"img"', 'did you mean "news/ia-no-dia-a-dia"?'],
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
    file: 'content/stories/caisbanq.ts',
    find: /services: \['outsourcing'/,
    write: "services: ['outsourcing', 'outsourcing'",
    reported: ['content/stories/caisbanq.ts, line', '"outsourcing" is already used'],
  },
  {
    name: 'two videos have one address',
    file: 'content/videos.ts',
    find: /tecto-demo-2/,
    write: 'tecto-demo-1',
    reported: ['content/videos.ts, line', '"videoUrl"', 'already used'],
  },
  {
    name: 'a holiday does not exist',
    file: 'content/dates/holidays.ts',
    find: /on: '12-25'/,
    write: "on: '02-30'",
    reported: ['content/dates/holidays.ts, line', '"on"', '02-30'],
  },
  {
    name: 'a figure is a text',
    file: 'content/claims/company-facts.ts',
    find: /(interviewDays.*count: )(\d+)/,
    write: "$1'$2'",
    reported: ['content/claims/company-facts.ts, line', '"interviewDays.value.count" should be a'],
  },
  {
    name: 'half a day is promised',
    file: 'content/claims/company-facts.ts',
    find: /(lateDays.*count: )\d+/,
    write: '$12.5',
    reported: ['content/claims/company-facts.ts, line', '"lateDays.value.count" should be a whole number'],
  },
  {
    name: 'thousands have a point',
    file: 'content/claims/company-facts.ts',
    find: /(scopePrice.*'pt-br': )18_000/,
    write: '$118.000',
    reported: ['content/claims/company-facts.ts, line', '"scopePrice.value.price"', '18_000'],
  },
  {
    name: 'braces stand twice',
    file: 'content/company/people.ts',
    find: /\{company\}/,
    write: '{{company}}',
    reported: ['content/company/people.ts, line', 'braces twice'],
  },
  {
    name: 'an address leads from a page',
    file: 'content/redirects.ts',
    find: /from: '[^']*'/,
    write: "from: '/contato'",
    reported: ['content/redirects.ts, line 4', '"from" is "/contato", which is a page'],
  },
  {
    name: 'an address leads nowhere',
    file: 'content/redirects.ts',
    find: /to: '[^']*'/,
    write: "to: '/servicos/inteligencia-artificia'",
    reported: ['content/redirects.ts, line 4', 'no such page', 'did you mean "/servicos/inteligencia-artificial"?'],
  },
  {
    name: 'a text is named for no language',
    file: 'content/news/superando-barreiras/es-ES.md',
    write: 'Un texto.\n',
    reported: ['content/news/superando-barreiras/es-ES.md: nobody reads it', 'did you mean "es-es"?'],
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
    name: 'an address is no link',
    file: longText,
    write: '\nMore at www.site.example today.\n',
    reported: [`${longText}, line`, 'www.site.example', '[words](https://…)'],
    isWarning: true,
  },
  {
    name: 'no space after a full stop',
    file: longText,
    write: '\nOne sentence.Another one.\n',
    reported: [`${longText}, line`, 'no space after'],
    isWarning: true,
  },
  {
    name: 'a paragraph stands twice',
    file: longText,
    find: /(\n\n[A-Z“][^\n]{120,})(\n\n)/,
    write: '$1$1$2',
    reported: [`${longText}, line`, 'a second time'],
    isWarning: true,
  },
  {
    name: 'a part is lost',
    file: 'content/news/superando-barreiras/es-es.md',
    find: /\n\n[A-Z][^\n]{120,}/,
    write: '',
    reported: ['content/news/superando-barreiras/es-es.md, line', 'one was lost or added'],
    isWarning: true,
  },
  {
    name: 'a link has a space in it',
    file: 'content/news/ia-e-empresas-podcast/en-us.md',
    write: '\nSee [the page] (https://site.example/).\n',
    reported: ['content/news/ia-e-empresas-podcast/en-us.md, line', '[words](address)'],
  },
  {
    name: 'a star is left over',
    file: 'content/news/ia-e-empresas-podcast/en-us.md',
    write: '\nThis is *very important.\n',
    reported: ['content/news/ia-e-empresas-podcast/en-us.md, line', 'a * without another one'],
  },
  {
    name: 'a footnote',
    file: 'content/news/ia-e-empresas-podcast/en-us.md',
    write: '\nA claim.[^1]\n',
    reported: ['content/news/ia-e-empresas-podcast/en-us.md, line', 'no footnotes'],
  },
  {
    name: 'a promise is written out',
    file: 'content/claims/answers.ts',
    find: /From \{hourPrice\}/,
    write: 'From $30',
    reported: ['content/claims/answers.ts, line', 'lacks {hourPrice}, which pt-br has'],
    isWarning: true,
  },
  {
    name: 'a button is not translated',
    file: home('en-us'),
    find: wordsOf('home.next.button'),
    write: '$1Marcar a conversa"',
    reported: [`${home('en-us')}, line`, '"home.next.button" says the same as in pt-br'],
    isWarning: true,
  },
  {
    name: 'a sign of HTML stands in a message',
    file: home('es-es'),
    find: wordsOf('home.next.button'),
    write: '$1Preguntar &amp; llamar"',
    reported: [`${home('es-es')}, line`, 'as HTML writes it'],
  },
  {
    name: 'a plural lost its number',
    file: 'locales/es-es/stories.json',
    find: /other \{# semanas\}/,
    write: 'other {semanas}',
    reported: ['locales/es-es/stories.json, line', 'without #'],
  },
  {
    name: 'a figure is misspelt',
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
    name: 'the policy changes and its date stays',
    file: 'content/privacy/pt-br.md',
    write: '\nMais um parágrafo.\n',
    reported: ['content/privacy/policy-date.ts', 'has changed since', 'policyText ='],
  },
]

/** Leftovers after something was removed. */
export const leftOver: Mistake[] = [
  {
    name: 'a service has no entry',
    file: 'content/services/services.ts',
    find: / {2}\{\n {4}id: 'design'[\s\S]*?\n {2}\},\n/,
    write: '',
    reported: ['content/services/services.ts, line', 'there is no service "design"', 'out of serviceId'],
  },
  {
    name: 'a message is used nowhere',
    file: 'pages/thanks/ThanksPage.tsx',
    find: /thanks\.back/,
    write: 'thanks.title',
    reported: ['locales/', 'no code uses "thanks.back"'],
  },
  {
    name: 'a picture is shown nowhere',
    file: 'content/news/tecnologia-para-o-brasil/article.ts',
    find: /img: '[^']*'/,
    write: "img: 'news/superando-barreiras'",
    reported: ['content/pictures.json', 'nothing shows "news/tecnologia-para-o-brasil"'],
  },
  {
    name: 'a logo has no partner',
    file: 'content/company/partners.ts',
    find: /\n {2}nimbora: .*/,
    write: '',
    reported: ['public/art/partners/nimbora.webp', 'nothing shows it'],
  },
  {
    name: 'an icon is used nowhere',
    file: 'components/ui/icons.ts',
    find: /\n {2}mail: .*/,
    write: "$&\n  unused: 'lucide:mail',",
    reported: ['components/ui/icons.ts', 'nothing shows the icon "unused"'],
  },
  {
    name: 'a promised number is said nowhere',
    file: 'content/claims/company-facts.ts',
    find: /\n {2}careHours: .*/,
    write: '$&\n  unsaid: { ...business, value: { count: 1 } },',
    reported: ['content/claims/company-facts.ts', 'nothing says {unsaid}'],
  },
  {
    name: 'an article is gone that a text leads to',
    file: longText,
    write: '\nSee [the article](/en-us/noticias/taken-away).\n',
    reported: [`${longText}, line`, '"/en-us/noticias/taken-away"', 'no such page'],
  },
  {
    name: 'the client of a story is no partner',
    file: 'content/company/partners.ts',
    find: /\n {2}quilatto: .*/,
    write: '',
    reported: ['content/stories/quilatto.ts, line', '"client"', 'is no company of content/company/partners.ts'],
  },
]
