import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { writeWhole } from '../files.ts'
import type { Change, Edits, Saved } from './edit-texts.ts'

/** A picture that was exchanged, with all that was written for it. */
interface PictureChange {
  group: string
  files: { file: string; before: Buffer | undefined; after: Buffer | undefined }[]
}

/** What was saved since the server started, with the way back. */
export class Changes {
  #all: (Change | PictureChange)[] = []

  /** Without the bytes of pictures. */
  list(): (Change | { group: string })[] {
    return this.#all.map((change) => ('files' in change ? { group: change.group } : change))
  }

  add(changes: Change[]): void {
    this.#all.push(...changes)
  }

  /**
   * Puts a photograph in the place of a picture, and says what it shows; nothing at all where one of both fails. Nothing else is
   * written meanwhile, so what is put back in that case is nobody else's.
   * @param made the files of the photograph
   * @param entry the file that says what it shows
   */
  exchangePicture(name: string, made: Map<string, Buffer>, entry: string | undefined, writeWords: () => void): void {
    const files = [...made.keys(), 'editor/translated.json', ...(entry ? [entry] : [])]
    const before = new Map(files.map((file) => [file, contentOf(file)]))
    try {
      for (const [file, content] of made) writeWhole(file, content)
      writeWords()
    } catch (error) {
      for (const [file, content] of before) restore(file, content)
      throw error
    }
    this.#all.push({ group: `picture#${name}`, files: files.map((file) => ({ file, before: before.get(file), after: contentOf(file) })) })
  }

  /** Writes again what was there before a change, unless somebody has changed it since. */
  undo(index: number, save: (group: string, edits: Edits) => Saved): Saved {
    const change = this.#all[index]
    if (!change) throw new Error('There is no such change.')
    const undone = 'files' in change ? undoPicture(change) : save(change.group, { [change.locale]: { words: change.before, read: change.after } })
    if ('changes' in undone) this.#all.splice(index, 1)
    return undone
  }

  /** Commits the files of the changes, and no others. */
  commit(message: string): string {
    if (this.#all.length === 0) throw new Error('Nothing has changed.')
    const files = [...new Set(this.#all.flatMap((change) => ('files' in change ? change.files.map(({ file }) => file) : [change.file]))), 'editor/translated.json'].filter(existsSync)
    const places = [...new Set(this.#all.map(({ group }) => group.split('#')[1]))]
    const summary = message.trim() || `Mend words: ${places.slice(0, 3).join(', ')}${places.length > 3 ? ` and ${places.length - 3} more` : ''}`
    execFileSync('git', ['add', '--', ...files])
    const said = execFileSync('git', ['commit', '--message', summary, '--', ...files], { encoding: 'utf8' })
    this.#all = []
    return said
  }
}

function undoPicture({ files }: PictureChange): Saved {
  const own = files.filter(({ file }) => file !== 'editor/translated.json')
  const taken = own.find(({ file, after }) => !isSame(contentOf(file), after))
  if (taken) throw new Error(`${taken.file} was changed since: it stays as it is.`)
  for (const { file, before } of own) restore(file, before)
  return { changes: [] }
}

function contentOf(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined
}

/** A file that has not changed is not written: what watches it would load pages anew, amid the others. */
function restore(file: string, content: Buffer | undefined): void {
  if (isSame(contentOf(file), content)) return
  if (content) writeWhole(file, content)
  else rmSync(file, { force: true })
}

function isSame(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one && other ? one.equals(other) : one === other
}
