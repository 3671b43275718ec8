import { globSync } from 'node:fs'
import { type Family, familyOf } from '../../components/ui/picture-families.ts'
import { partners } from '../../content/company/partners.ts'
import { unpublished } from '../../content/entries.ts'
import { news } from '../../content/news/news.ts'
import { pictureNames } from '../../content/picture-names.ts'
import { products } from '../../content/products.ts'
import { type Service, specifiedItems } from '../../content/services/services.schema.ts'
import { services } from '../../content/services/services.ts'
import { videos } from '../../content/videos.ts'
import { defaultLocale, drawnLocales } from '../../locales/locales.ts'
import { sentence } from '../../locales/sentence.ts'

type Count = [file: string, what: string, count: number, specified: number]

/** Numbers that the specification fixes (docs/specification.md), at least or exactly. */
export function numberErrors(): string[] {
  // Hidden entries exist nevertheless.
  const hidden = (file: string) => unpublished.hidden.filter((line) => line.includes(file)).length
  const least: Count[] = [
    ['content/news/news.ts', 'articles', news.length + hidden('content/news/'), 5],
    ['content/videos.ts', 'videos', videos.length + hidden('content/videos.ts'), 3],
    ['content/company/partners.ts', 'logos of clients', partners.length, 18],
  ]
  const exact = [['content/products.ts', 'products', products.length, 5] as Count, ...services.flatMap(listsOf)]
  const wrong = [
    ...least.filter(([, , count, wanted]) => count < wanted),
    ...exact.filter(([, , count, wanted]) => count !== wanted),
  ]
  return wrong.map(([file, what, count, wanted]) =>
    sentence({ file }, `has ${count} ${what}, but the specification has ${wanted}: write as many`),
  )
}

/** In the default language, since the others have the same blocks. */
function listsOf({ id, slug, text }: Service): Count[] {
  const file = `content/services/${slug}/${defaultLocale}.md`
  const items = text[defaultLocale].sections.map(({ html }) => html.split('<li>').length - 1).filter(Boolean)
  const all: Count = [file, 'list items', items.reduce((sum, count) => sum + count, 0), specifiedItems[id]]
  return id === 'ai' ? [all, [file, 'items in its first list', items[0] ?? 0, 5]] : [all]
}

/** Pictures without all their files, and files of none. */
export function pictureErrors(): string[] {
  const list = 'content/picture-names.ts'
  const files = new Set(globSync('public/art/**/*-[0-9]*.{avif,webp}'))
  const missing = pictureNames.flatMap((name) => {
    const [file] = filesOf(name).filter((file) => !files.delete(file))
    return file
      ? sentence({ file: list }, `names ${name}, but there is no ${file}: npm run new picture makes all its files`)
      : []
  })
  const spare = [...files].map((file) =>
    sentence({ file }, `is a picture that ${list} does not name: add its name there, or delete the file`),
  )
  return [...missing, ...spare]
}

function filesOf(name: string): string[] {
  const { widths, isLocalized } = familyOf(name) as Family
  return (isLocalized ? drawnLocales.map((locale) => `${name}.${locale}`) : [name]).flatMap((file) =>
    widths.flatMap((width) => ['avif', 'webp'].map((format) => `public/art/${file}-${width}.${format}`)),
  )
}
