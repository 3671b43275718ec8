import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { homeStories } from '../content/site.ts'
import { videos } from '../content/videos.ts'
import { workIn } from '../tests/programs/temporary-folder.ts'
import { checkInProcess, copyForCheck, newErrors } from './check.ts'
import { fileErrors } from './rules/file-rules.ts'

const entry = "export const a = story('a', { price: 1 })\n"
const list = 'content/stories/stories.ts'

test.each<[slip: string, files: Record<string, string>, error: string]>([
  ['a missing quote', { 'content/a.ts': "export const a = 'one\n" }, 'content/a.ts, line 1: '],
  [
    'a missing bracket',
    { 'content/a.ts': 'export const a = [\n  1,\n\nexport const b = 2\n' },
    'content/a.ts, line 4: ',
  ],
  ['a missing comma', { 'locales/pt-br.json': '{\n  "a.b": "A"\n  "a.c": "B"\n}\n' }, 'locales/pt-br.json, line 3: '],
  ['a key twice', { 'locales/pt-br.json': '{\n  "a.b": "A",\n  "a.b": "B"\n}\n' }, 'pt-br.json, line 3: "a.b" stands'],
  ['a merge conflict', { 'content/a.md': 'Um.\n\n<<<<<<< HEAD\nDois.\n=======\n' }, 'content/a.md, line 3: a merge'],
  ['what is left of one', { 'content/a.md': 'Um.\n\n=======\n' }, 'content/a.md, line 3: a merge'],
  ['another encoding', { 'content/a.md': 'Um.\n\nN\ufffdo.\n' }, 'content/a.md, line 3: is not saved as UTF-8'],
  [
    'thousands with a point',
    { 'content/a.ts': 'export const a = [\n68.000]\n' },
    'a.ts, line 2: has 68.000: write 68000',
  ],
  [
    'thousands with a comma',
    { 'content/a.ts': 'export const a = {\nb: 68,000}\n' },
    'a.ts, line 2: has 68,000: write 68000',
  ],
  [
    'a name twice',
    { 'content/a.ts': 'const a = 1\nconst a = 2\n' },
    'a.ts, line 2: Identifier `a` has already been declared',
  ],
  [
    'an import of no file',
    { 'content/a.ts': "\nimport { b } from './b.ts'\n" },
    'a.ts, line 2: imports ./b.ts, which does',
  ],
  [
    'an import of another name',
    { 'content/a.ts': "import { bb } from './b.ts'\n", 'content/b.ts': 'export const b = 1\n' },
    'a.ts, line 1: imports bb, which content/b.ts does not export: write b',
  ],
  [
    'an entry that its list leaves out',
    { [list]: "import { a } from './a.ts'\nexport const slug = [a.slug]\n", 'content/stories/a.ts': entry },
    `${list}: leaves out content/stories/a.ts: write import { a } from './a.ts'`,
  ],
  [
    'an entry under another name',
    { [list]: "import { a } from './b.ts'\nexport const all = [a]\n", 'content/stories/b.ts': entry },
    'content/stories/b.ts, line 1: is called "a", but its file "b"',
  ],
])('%s is told with its file', (_, files, error) => {
  workIn(files)
  expect(fileErrors()).toEqual([expect.stringContaining(error)])
})

/** In a module or a Markdown file of the site. */
type Slip = [slip: string, file: string, from: string | RegExp, to: string, error: string]
const home = process.cwd()
const [, shown = ''] = homeStories
const paragraph = /\n\n(?=\p{Lu})/u
const slips: Slip[] = [
  ['a name without quotes', 'content/products.ts', "id: 'ai-seller'", 'id: seller', 'content/products.ts, line '],
  [
    'a draft on the home',
    `content/stories/${shown}.ts`,
    "', {",
    "', { draft: true,",
    `"homeStories.2" is "${shown}", which visitors`,
  ],
  [
    'a missing language',
    'content/videos.ts',
    /'en-us': .*,/,
    '',
    `"${videos[0]?.id}.title" in en-us is missing: add it`,
  ],
  [
    'a draft in quotes',
    'content/videos.ts',
    "id: '",
    "draft: 'false', id: '",
    'draft" is "false", but must be true or',
  ],
  ['a paragraph more', 'content/sample-scope/en-us.md', '\n\n', '\n\nMore.\n\n', 'sample-scope/en-us.md, line '],
  [
    'another language',
    'content/sample-scope/en-us.md',
    /\n\n\p{Lu}.*/u,
    '\n\nVocê não paga nada por uma etapa que não foi aceita, nem por outra, e também não paga pelos dias de atraso de uma entrega, sejam quais forem.',
    'en-us.md, line 3: is in Português',
  ],
  ['a list item more', 'content/services/apis/pt-br.md', /\n- .*/, '$&$&', 'apis/pt-br.md, line '],
  [
    'a page to hide',
    'content/site.ts',
    "'/obrigado'",
    "'/obrigados'",
    'hides /obrigados, which no page has: write /obrigado',
  ],
  [
    'an address of a page',
    'content/redirects.ts',
    "from: '",
    "from: '/contato', to: '/casos' }, { from: '",
    '"/contato" is',
  ],
  [
    'the title of another page',
    'locales/en-us.json',
    /"contact.head.title": ".*"/,
    '"contact.head.title": "About us and how we work"',
    'locales/en-us.json, line ',
  ],
  ...(
    [
      ['/pt-br/servico', '/pt-br/servico, where there is no page'],
      ['/pt-br/Contato', 'write /pt-br/contato'],
      ['/casos', 'write /pt-br/casos'],
      ['/en-us/contato', 'a page in English: write /pt-br/contato'],
      ['/pt-br/contato#servicos', 'that page has no part #servicos'],
      ['https://tecto.example/pt-br/nada', '/pt-br/nada, where there is no page'],
      ['/none.pdf', '/none.pdf, where there is no page'],
    ] as const
  ).map(
    ([href, words]): Slip => [
      `a link to ${href}`,
      'content/sample-scope/pt-br.md',
      paragraph,
      `$&[Um](${href}) `,
      words,
    ],
  ),
]

describe('in a copy of the site', () => {
  test.each(slips)('%s is told with its file', async (_, file, from, to, error) => {
    const folder = copyForCheck()
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const source = readFileSync(join(folder, file), 'utf8')
    writeFileSync(join(folder, file), source.replace(from, to))
    const { errors } = await checkInProcess(folder)
    expect(errors).toContainEqual(expect.stringContaining(error))
  })

  test('an edit of a linked file is checked before it is written', async () => {
    const folder = copyForCheck()
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const file = 'content/privacy/en-us.md'
    const own = join(folder, 'own.md')
    renameSync(join(folder, file), own)
    symlinkSync(own, join(folder, file))
    onTestFinished(() => process.chdir(home))
    process.chdir(folder)
    const before = readFileSync(own, 'utf8')
    expect(await newErrors([{ file, before, after: `${before}\n\n{none}\n` }])).toHaveLength(1)
    expect(readFileSync(own, 'utf8')).toBe(before)
  })

  test('errors of messages and texts are reported in one run, and what is right is not', async () => {
    const folder = copyForCheck()
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const catalog = join(folder, 'locales/pt-br.json')
    const messages = JSON.parse(readFileSync(catalog, 'utf8'))
    writeFileSync(catalog, JSON.stringify({ ...messages, 'unused.a.b': 'Ninguém mostra {nada}' }))
    writeFileSync(join(folder, 'content/extra.ts'), "console.log('x')\nexport const extra = { 'en-us': 'TODO' }\n")
    const scope = join(folder, 'content/sample-scope/pt-br.md')
    const right = [
      '/pt-br/quem-somos#servicos',
      '/pt-br/respostas#dados',
      'https://construção.com.br',
      '/certificados/lgpd.jpeg',
    ]
    const links = right.map((href) => `[MÉTODO](${href})`).join(' ')
    writeFileSync(scope, readFileSync(scope, 'utf8').replace(paragraph, `$&${links} `).replaceAll('\n', '\r\n'))
    const { errors } = await checkInProcess(folder)
    expect(errors).toEqual([
      expect.stringContaining('content/extra.ts, line 2: in en-us is not finished'),
      expect.stringContaining('locales/pt-br.json: "unused.a.b" is in no other language'),
    ])
  })
})
