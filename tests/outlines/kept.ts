import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'

const folder = 'tests/outlines/kept'

/** `npm run outlines` keeps what screen readers get now. */
export const isKeeping = Boolean(process.env.KEEP_OUTLINES)
export const hint = 'What screen readers get has changed. `npm run outlines` accepts it.'

/** The outline that was accepted. */
export function keptOutline(name: string): string {
  const file = `${folder}/${name}.txt`
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

export function keepOutline(name: string, outline: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${name}.txt`, outline)
}
