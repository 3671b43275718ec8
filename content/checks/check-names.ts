import { globSync, readFileSync } from 'node:fs'
import { names, ordinaryWords } from '../names.ts'

const texts = ['content/**/*.{ts,md}', 'locales/*/*.json']
const home = 'content/names.ts'

/** Finds names from content/names.ts that are written out: such texts would keep the old name after a change. */
export function nameErrors(): string[] {
  const files = globSync(texts).filter((file) => file !== home && !/\.(test|schema)\.ts$/.test(file))
  return files.sort().flatMap((file) => namesIn(readFileSync(file, 'utf8'), file))
}

function namesIn(source: string, file: string): string[] {
  return source.split('\n').flatMap((line, index) => {
    const text = file.endsWith('.ts') ? line.replace(/^\s*(\/\/|\/?\*).*/, '') : line
    return [...text.matchAll(namePattern)].map(
      ([name]) =>
        `${file}, line ${index + 1}: write {${placeholderOf(name)}} instead of "${name}" (if it means something else, add the word to ordinaryWords in ${home})`,
    )
  })
}

function placeholderOf(name: string): string | undefined {
  return Object.entries(names).find(([, value]) => value === name)?.[0]
}

/** Longest first, so that a full name is not reported as a first name. */
const searched = [...new Set(Object.values(names))]
  .filter((name) => !ordinaryWords.includes(name))
  .sort((one, other) => other.length - one.length)
const namePattern = new RegExp(
  `(?<![\\p{L}\\p{N}])(${searched.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
)
