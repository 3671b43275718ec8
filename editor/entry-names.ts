import { globSync, readFileSync } from 'node:fs'

/** As in `ia-no-dia-a-dia` for a title, without signs and accents. */
export function slugOf(title: string): string {
  return title
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** As in `iaNoDiaADia`. A name of a variable begins with no digit. */
export function variableOf(slug: string): string {
  return slug.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(?=\d)/, '_')
}

/** The name of the variable under which a module exports its entry. */
export function variableIn(file: string): string {
  const [, name] = /export const (\w+)/.exec(readFileSync(file, 'utf8')) ?? []
  if (!name) throw new Error(`${file} exports nothing.`)
  return name
}

/** Why an entry cannot be made; undefined where it can. */
export function nameFault(slug: string): string | undefined {
  const taken = globSync(`content/{news,stories,services}/${slug}{,.ts}`)
  return taken[0] && `${taken[0]} exists already.`
}
