import { existsSync, readFileSync } from 'node:fs'
import { didYouMean } from '../../content/checks/did-you-mean.ts'

const name = /^\s*(?:export\s+)?([A-Z][A-Z0-9_]*)\s*=/

/** Finds lines of `.env` that have no effect. */
export function settingErrors(): string[] {
  if (!existsSync('.env')) return []
  const known = linesOf('.env.example').flatMap((line) => name.exec(line)?.[1] ?? [])
  return linesOf('.env').flatMap((line, index) => {
    const [, setting] = name.exec(line) ?? []
    if (!setting && /^\s*[^#\s]/.test(line))
      return [`.env, line ${index + 1}: is not a setting: write NAME=value instead of "${line.trim()}"`]
    return setting && !known.includes(setting)
      ? [
          `.env, line ${index + 1}: there is no setting ${setting}${didYouMean(setting, known)} (.env.example lists them all)`,
        ]
      : []
  })
}

function linesOf(file: string): string[] {
  return readFileSync(file, 'utf8').split('\n')
}
