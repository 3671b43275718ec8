import { existsSync } from 'node:fs'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { guess } from '../content/nearest.ts'
import { check, unfinished } from './check.ts'
import { nameFault } from './entry-names.ts'
import { writeChanges } from './files.ts'
import { type Kind, kinds, type Question } from './new-entries.ts'
import { newLocale } from './new-locale.ts'
import { makePicture } from './new-picture.ts'

// `npm run new KIND`: makes an entry in every language, with its picture, and says what is left to write.

const names = [...Object.keys(kinds), 'locale']
const usage = `Say what to add: npm run new ${names.join(' | ')}`

async function create(kind: string, args: string[]): Promise<void> {
  const { questions: asked, changes, picture, left } = kindOf(kind)
  const questions = { ...asked, picture: photograph }
  const options = Object.fromEntries(Object.keys(questions).map((name) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ args, options })
  const answers = await answersTo(questions, values as Record<string, string>)
  const taken = nameFault(answers.slug ?? '')
  if (taken) throw new Error(taken)
  // The picture first: what cannot be read as one stops all.
  console.log('Making the picture in all sizes and formats, which takes half a minute …')
  await makePicture({ ...picture(answers), file: answers.picture })
  const written = changes(answers)
  writeChanges(written)
  console.log(
    `Written:\n${Object.keys(written)
      .map((file) => `  ${file}`)
      .join('\n')}\n`,
  )
  const { faults, warnings } = await check()
  const files = Object.keys(written)
  const own = unfinished([...faults, ...warnings].filter((line) => line.includes(answers.slug ?? '') || files.some((file) => line.startsWith(file))))
  console.log(`Left to do (npm run check:content says it again, npm run dev shows the page):\n${[...left, ...own].map((line) => `  ${line}`).join('\n')}`)
}

const photograph: Question = {
  words: 'Photograph, by its file (leave empty to have one drawn)',
  isOptional: true,
  fault: (answer) => (existsSync(answer) ? undefined : 'is no file'),
}

function kindOf(kind: string): Kind {
  const found = kinds[kind]
  if (!found) throw new Error(usage + (kind && ` ("${kind}" is none of them${guess(kind, names)})`))
  return found
}

/** Takes what flags say, and asks for the rest where somebody can answer. */
async function answersTo(questions: Record<string, Question>, flags: Record<string, string>): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  for (const [name, { words, fallback, fault, isOptional }] of Object.entries(questions)) {
    const otherwise = fallback?.(answers) ?? ''
    let answer = flags[name] ?? (terminal ? await terminal.question(`${words}${otherwise ? ` (${otherwise})` : ''}: `) : '')
    for (;;) {
      answer = answer.trim() || otherwise
      const wrong = answer ? fault?.(answer) : isOptional ? undefined : 'is missing'
      if (!wrong) break
      if (!terminal) throw new Error(`--${name} ${wrong}${answer ? `: "${answer}"` : ''} (${words})`)
      answer = await terminal.question(`"${answer}" ${wrong}. ${words}: `)
    }
    answers[name] = answer
  }
  terminal?.close()
  return answers
}

const [kind = '', ...args] = process.argv.slice(2)
try {
  if (kind === 'locale') newLocale(args[0])
  else await create(kind, args)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
