import { globSync } from 'node:fs'
import { type Family, familyOf } from '../../components/ui/picture-families.ts'
import { pictureNames } from '../../content/picture-names.ts'
import { drawnLocales } from '../../locales/locales.ts'
import { sentence } from '../../locales/sentence.ts'

/** Pictures that lack a file, and files that belong to no picture. */
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
