import { hash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type BuildRecord, readBuildRecord, recordFile } from './build-record'

/** With the endings of the compressed copies that a later step makes. */
const endings = ['', '.br', '.gz']

/** The files of a build. What an earlier build with the same code has made of the same data stays. */
export class BuiltFiles {
  readonly #folder: string
  readonly #recordFile: string
  readonly #before: Map<string, string> | undefined
  readonly #files = new Map<string, string>()
  #written = 0

  /** An interrupted build leaves no record: nobody could tell what it has written. */
  constructor(folder = 'dist/client', record = recordFile) {
    this.#folder = folder
    this.#recordFile = record
    const before = readBuildRecord(record)
    this.#before = before && new Map(Object.entries(before.files))
    rmSync(record, { force: true })
  }

  /** How many files this build has written. */
  get written(): number {
    return this.#written
  }

  /** Whether the files at these paths were made of the same data. If so, they stay; otherwise they are to be replaced. */
  keep(paths: readonly string[], madeOf: string): boolean {
    if (!paths.every((path) => this.#before?.get(path) === madeOf)) return false
    for (const path of paths) this.#files.set(path, madeOf)
    return true
  }

  /** Makes room for files that somebody else writes. */
  replace(paths: readonly string[], madeOf: string): void {
    for (const path of paths) {
      if (this.#before?.has(path)) this.#remove(path)
      this.#files.set(path, madeOf)
    }
    this.#written += paths.length
  }

  write(path: string, content: string): void {
    const madeOf = hash('sha256', content)
    if (this.keep([path], madeOf)) return
    this.replace([path], madeOf)
    const file = join(this.#folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
  }

  /** Removes what the build before has written and this one has not, and writes the record. */
  finish(parts: Omit<BuildRecord, 'files'>): void {
    for (const path of this.#before?.keys() ?? []) if (!this.#files.has(path)) this.#remove(path)
    const record: BuildRecord = { files: Object.fromEntries(this.#files), ...parts }
    mkdirSync(dirname(this.#recordFile), { recursive: true })
    writeFileSync(this.#recordFile, JSON.stringify(record))
  }

  #remove(path: string): void {
    for (const ending of endings) rmSync(join(this.#folder, path + ending), { force: true })
  }
}
