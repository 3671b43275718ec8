import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { makePrivate } from './sqlite.ts'

/** The id alone is not enough: a restored database may assign it twice. */
export interface Erasure {
  id: number
  receivedAt: number
}

/**
 * Reads the list of erased leads, which has no personal data. It is outside the database, so that whoever was erased
 * stays erased when a backup is restored.
 * @param isNeeded whether there must be a list, though it may be empty
 * @throws if a lead might come back
 */
export function readErasures(file: string, isNeeded: boolean): Erasure[] {
  if (isNeeded && !existsSync(file))
    throw new Error(`${file} is missing, so erased leads might be back. Put it back; empty, it says there are none.`)
  return linesOf(file).map((line, index) => {
    const [, id, receivedAt] = /^\{"id":(\d+),"receivedAt":(\d+)\b.*\}$/.exec(line.replace(/\s/g, '')) ?? []
    if (!receivedAt)
      throw new Error(`${file}: entry ${index + 1} cannot be read. Put the list back as it was, or remove that line.`)
    return { id: Number(id), receivedAt: Number(receivedAt) }
  })
}

/** Writes a new list beside the old one, so that a full disk cuts off no line and no second erasure begins. */
export function addErasures(file: string, erasures: Erasure[]): void {
  const lines = erasures.map(({ id, receivedAt }) => JSON.stringify({ id, receivedAt, erasedAt: Date.now() }))
  const next = `${file}.next`
  if (existsSync(next)) throw new Error(`Another erasure is running. If none is, remove ${next}, and erase again.`)
  writeFileSync(next, '', { flag: 'wx' })
  try {
    writeFileSync(next, `${[...linesOf(file), ...lines].join('\n')}\n`, { flush: true })
    makePrivate(next)
    renameSync(next, file)
  } finally {
    rmSync(next, { force: true })
  }
}

function linesOf(file: string): string[] {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return text.split('\n').flatMap((line) => line.trim() || [])
}
