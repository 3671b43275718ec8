import { readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { homeStories } from '../content/site.ts'
import { videos } from '../content/videos.ts'
import { workIn } from '../tests/programs/temporary-folder.ts'
import { fileErrors } from './rules/file-rules.ts'
import { copyForCheck, newErrors, runCheck } from './run-check.ts'

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
])('%s is told with its file', (_, files, error) => {
  workIn(files)
  expect(fileErrors()).toEqual([expect.stringContaining(error)])
})

/** An edit of a file of the site, and what is told of it. */
type Slip = [file: string, from: string | RegExp, to: string, error: string]
const home = process.cwd()
const shown = homeStories[2]?.slug

const inModules: Slip[] = [
  ['content/products.ts', "id: 'ai-seller'", 'id: seller', 'content/products.ts, line '],
  [
    'content/news/news.ts',
    './ia-no-dia-a-dia/',
    './none/',
    'imports content/news/none/article.ts, which does not exist',
  ],
  ['content/ai-news.ts', '{ aiNewsItem,', '{ aiNewsItems,', 'does not export: write aiNewsItem'],
  [`content/stories/${shown}.ts`, "', {", "', { draft: true,", `"homeStories.3" is "${shown}", which visitors`],
  ['content/videos.ts', /'en-us': .*,/, '', `"${videos[0]?.id}.title" in en-us is missing: add it`],
  ['content/videos.ts', "id: '", "draft: 'false', id: '", 'draft" is "false", but must be true or'],
  ['content/sample-scope/en-us.md', '\n\n', '\n\nMore.\n\n', 'sample-scope/en-us.md, line '],
  ['content/services/apis/pt-br.md', /\n- .*/, '$&$&', 'apis/pt-br.md, line '],
]
const portuguese =
  'Você não paga nada por uma etapa que não foi aceita, nem por outra, e também não paga pelos dias de atraso de uma entrega.'
const linkIn = (href: string, error: string): Slip => [
  'content/sample-scope/pt-br.md',
  /\n\n(?=[\p{Lu}[])/u,
  `$&[Um](${href}) `,
  error,
]
const inTexts: Slip[] = [
  ['content/sample-scope/en-us.md', /\n\n\p{Lu}.*/u, `\n\n${portuguese}`, 'en-us.md, line 3: is in Português'],
  ['content/site.ts', "'/obrigado'", "'/obrigados'", 'names /obrigados, which no page has: write /obrigado'],
  ['content/redirects.ts', "from: '", "from: '/contato', to: '/casos' }, { from: '", '"/contato" is'],
  [
    'locales/en-us.json',
    /"contact.head.title": ".*"/,
    '"contact.head.title": "About us and how we work"',
    'locales/en-us.json, line ',
  ],
  linkIn('/pt-br/servico', '/pt-br/servico, where there is no page'),
  linkIn('/pt-br/Contato', 'write /pt-br/contato'),
  linkIn('/casos', 'write /pt-br/casos'),
  linkIn('/en-us/contato', 'a page in English: write /pt-br/contato'),
  linkIn('/pt-br/contato#servicos', 'that page has no part #servicos'),
  linkIn('https://tecto.example/pt-br/nada', '/pt-br/nada, where there is no page'),
  linkIn('/certificados', '/certificados, where there is no page'),
  linkIn('/none.pdf', '/none.pdf, where there is no page'),
]

describe('in a copy of the site', () => {
  test.each([
    ['modules', inModules],
    ['texts', inTexts],
  ])('every mistake in %s is told in one run', async (_, slips) => {
    const folder = copyForCheck()
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    for (const [file, from, to] of slips) {
      const source = readFileSync(join(folder, file), 'utf8')
      writeFileSync(join(folder, file), source.replace(from, to))
    }
    const { errors } = await runCheck(folder)
    for (const [, , , error] of slips) expect(errors).toContainEqual(expect.stringContaining(error))
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
    writeFileSync(
      scope,
      readFileSync(scope, 'utf8')
        .replace(/\n\n(?=\p{Lu})/u, `$&${links} `)
        .replaceAll('\n', '\r\n'),
    )
    const { errors } = await runCheck(folder)
    expect(errors).toEqual([
      expect.stringContaining('content/extra.ts, line 2: in en-us is not finished'),
      expect.stringContaining('locales/pt-br.json: "unused.a.b" is in no other language'),
    ])
  })
})
