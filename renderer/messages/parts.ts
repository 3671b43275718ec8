import { globSync, readFileSync } from 'node:fs'

/** The part of the messages that all pages share. */
export const shared = 'shared'
/** Named by no code of browsers: titles and descriptions of pages, and what is part of the pages' data. */
export const ofBuilds = 'builds'

/** The parts with a chunk of their own: the folders of pages. */
export function pageParts(): string[] {
  return globSync('pages/*/*.route.ts')
    .map((file) => partOfFile(file))
    .filter((part) => part !== shared)
}

/**
 * A page loads its own messages, not all: some 3 KB less on a first view.
 *
 * Which pages need a message: those of the only folder that names it, or all.
 * @throws if a page would lack messages: its route does not load those of its folder, or it uses another folder's code
 */
export function partOfMessage(): (key: string) => string {
  const parts = new Map<string, string>()
  for (const file of globSync('{components,forms,pages}/**/*.{ts,tsx}')) {
    if (/\.(test|test-d|data)\.|^pages\/shared\//.test(file)) continue
    const code = readFileSync(file, 'utf8')
    const part = partOfFile(file)
    const [, other] = /^import (?!type)[^']*'\.\.\/(?!error\/)([\w-]+)\//m.exec(code) ?? []
    if (part !== shared && other) throw new Error(`${file} uses pages/${other}: what two pages share is a component.`)
    for (const [, name] of code.matchAll(/loader: loadPage(?:<\w+>)?\(?'?([\w-]*)/g))
      if (part !== shared && name !== part) throw new Error(`${file} needs loadPage('${part}').`)
    for (const [key] of code.matchAll(/(?<=['"])\w+(\.\w+)+(?=['"])/g))
      parts.set(key, (parts.get(key) ?? part) === part ? part : shared)
  }
  return (key) => parts.get(key) ?? ofBuilds
}

function partOfFile(file: string): string {
  return /^pages\/(?!error\/)([^/]+)\//.exec(file)?.[1] ?? shared
}
