import { describe, expect, test } from 'vitest'
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
