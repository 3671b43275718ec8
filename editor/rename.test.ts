import { describe, expect, test } from 'vitest'
import { localeIds } from '../locales/locales'
import { workIn } from '../tests/temporary-folder'
import { removeEntry, renameEntry } from './rename'

const moved = "export const moved: MovedAddress[] = [{ from: '/noticias/older', to: '/noticias/old' }]\n"
const site = {
  'art/pictures.json': '{"news/old": {}, "news/old-two": {}}',
  'content/moved.ts': moved,
  'content/news/old/article.ts': "export const article = { img: 'news/old' }",
  'content/news/old/pt-br.md': 'Texto.',
  'content/news/old-two/pt-br.md': 'Leia [isto](/noticias/old) e [aquilo](/noticias/old-two).',
  'content/stories/nimbo.ts': "export const nimbo = { slug: 'nimbo', client: 'nimbora' }",
  'content/stories/stories.ts': "import { a } from './a.ts'\nimport { nimbo } from './nimbo.ts'\nconst written = filled([a, nimbo])\n",
  'content/partners.ts': "const names = {\n  vertiqa: 'V',\n  nimbora: 'N',\n}\n",
  'content/videos.ts': "const all = [{ id: 'one' }, { id: 'two' }]\n",
  'public/art/news/old-480.webp': '',
  'public/art/news/old-two-480.webp': '',
}

describe('an entry that is renamed', () => {
  test('takes its files and pictures with it, and its old address leads to the new one', () => {
    workIn(site)
    const { changes, renamed } = renameEntry('article', 'old', 'new')
    expect(renamed).toEqual([
      ['content/news/old', 'content/news/new'],
      ['public/art/news/old-480.webp', 'public/art/news/new-480.webp'],
    ])
    expect(changes['content/moved.ts']).toBe("export const moved: MovedAddress[] = [{ from: '/noticias/older', to: '/noticias/new' }, { from: '/noticias/old', to: '/noticias/new' }]\n")
  })

  test('is named anew wherever it is named, and nothing else is', () => {
    workIn(site)
    const { changes } = renameEntry('article', 'old', 'new')
    expect(changes['content/news/old-two/pt-br.md']).toBe('Leia [isto](/noticias/new) e [aquilo](/noticias/old-two).')
    expect(changes['art/pictures.json']).toBe('{"news/new": {}, "news/old-two": {}}')
    expect(Object.keys(changes).sort()).toEqual(['art/pictures.json', 'content/moved.ts', 'content/news/old-two/pt-br.md', 'content/news/old/article.ts'])
  })

  test('that has no address of its own moves none', () => {
    workIn(site)
    const { changes } = renameEntry('partner', 'nimbora', 'nimbo-sul')
    expect(changes['content/partners.ts']).toContain("'nimbo-sul': 'N'")
    expect(changes['content/stories/nimbo.ts']).toContain("client: 'nimbo-sul'")
    expect(changes).not.toHaveProperty(['content/moved.ts'])
  })

  test.each([
    ['article', 'none', 'new', 'There is no article "none".'],
    ['article', 'old', 'old-two', 'There is a article "old-two" already.'],
    ['article', 'old', 'Novo Nome', '"Novo Nome" may hold only small letters, digits and single hyphens, as in novo-nome.'],
    ['artcle', 'old', 'new', '"artcle" is no kind of entry'],
  ])('is refused in words: %s %s %s', (kind, from, to, words) => {
    workIn(site)
    expect(() => renameEntry(kind, from, to)).toThrow(words)
  })
})

describe('an entry that is removed', () => {
  test('leaves its list, its files and its pictures, and its address leads to the list', () => {
    workIn(site)
    const { changes, removed } = removeEntry('case', 'nimbo')
    expect(changes['content/stories/stories.ts']).toBe("import { a } from './a.ts'\nconst written = filled([a])\n")
    expect(changes['content/moved.ts']).toContain("{ from: '/casos/nimbo', to: '/casos' }")
    expect(removed).toEqual(['content/stories/nimbo.ts'])
  })

  test('may be the first of a list', () => {
    workIn(site)
    expect(removeEntry('video', 'one').changes['content/videos.ts']).toBe("const all = [{ id: 'two' }]\n")
  })

  test('stays as long as another one needs it', () => {
    workIn(site)
    expect(() => removeEntry('partner', 'nimbora')).toThrow('content/stories/nimbo.ts is about "nimbora": remove that first.')
  })
})

const ofServices = {
  ...site,
  'art/pictures.json': '{"services/design": {}, "services/web": {}}',
  'art/scenes/scenes.ts': "import { design, web } from './two.ts'\nconst scenes = {\n  'services/web': web,\n  'services/design': design,\n}\n",
  'art/scenes/two.ts': 'export const web: Scene = {}\n\n/** Of design. */\nexport const design: Scene = {}\n',
  'components/ui/icons.ts': "export const icons = { design: 'a', web: 'b' }\n",
  'components/layout/Footer.tsx': "const listed: ServiceId[] = ['web', 'design']\nexport const A = () => <p />\n",
  'content/commitments/answers.ts': "export const answers = filled([{ id: 'own', pages: ['design'] }, { id: 'shared', pages: ['design', 'web'] }])\n",
  'content/services/design.ts': 'export const designPage = {}\n',
  'content/services/services.schema.ts': "export const serviceId = z.enum(['web', 'design'])\n",
  'content/services/services.ts':
    "import { designPage } from './design'\nexport const services = filled([{ id: 'web', slug: 'plataforma-web' }, { id: 'design', slug: 'design', page: designPage }])\nexport const carouselOrder: ServiceId[] = ['design', 'web']\n",
  'content/stories/nimbo.ts': "export const nimbo = { services: ['design', 'web'] }\n",
  ...Object.fromEntries(localeIds.map((locale) => [`locales/${locale}/services.json`, '{ "services.design.title": "D", "services.web.title": "W" }'])),
  'pages/a.ts': "const content = { services: serviceList(text, ['design', 'web']) }\n",
  'public/art/services/design.pt-br-480.webp': '',
}

describe('a service that is removed', () => {
  test('is named nowhere any more', () => {
    workIn(ofServices)
    const { changes, removed } = removeEntry('service', 'design')
    expect(removed).toEqual(['content/services/design.ts', 'public/art/services/design.pt-br-480.webp'])
    const { 'content/moved.ts': moved, ...others } = changes
    expect(moved).toContain("{ from: '/servicos/design', to: '/quem-somos' }")
    expect(Object.keys(others)).toHaveLength(Object.keys(ofServices).filter((file) => /design/.test(ofServices[file as keyof typeof ofServices])).length - 1)
    for (const [file, text] of Object.entries(others)) expect(text, file).not.toMatch(/design/i)
    expect(changes['content/commitments/answers.ts']).toContain("{ id: 'shared', pages: ['web'] }")
  })

  test('leaves its icon and picture where a page shows them on its own', () => {
    workIn({ ...ofServices, 'pages/b.tsx': '<Icon name="x" icon="design" /><Picture name="services/design" />' })
    const { changes, removed } = removeEntry('service', 'design')
    expect(removed).toEqual(['content/services/design.ts'])
    expect(changes).not.toHaveProperty(['components/ui/icons.ts'])
    expect(changes).not.toHaveProperty(['art/scenes/scenes.ts'])
  })

  test('stays as long as a story is about it alone', () => {
    workIn({ ...ofServices, 'content/stories/nimbo.ts': "export const nimbo = { services: ['design'] }\n" })
    expect(() => removeEntry('service', 'design')).toThrow('content/stories/nimbo.ts is about "design" alone')
  })
})
