import { hash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Entry {
  /** When the files were written, and how large they are. */
  stamp: string
  value: unknown
}

interface MemoryFile {
  /** Names the code that reads: what other code has read is forgotten. */
  reader: string
  /** Texts that many pages have. Entries hold their numbers. */
  texts: string[]
  entries: Record<string, Entry>
}

/** What was read of a site the last time: of a file that is still the same it need not be read again. */
export class Memory {
  readonly #root: string
  readonly #file: string | undefined
  readonly #before: MemoryFile | undefined
  readonly #entries: Record<string, Entry> = {}
  readonly #texts: string[]
  #numbers: Map<string, number> | undefined
  #isNew = false

  /** @param file where the memory is kept; absent where there is to be none */
  constructor(root: string, file?: string) {
    this.#root = root
    this.#file = file
    const found: MemoryFile | undefined = file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
    this.#before = found?.reader === reader() ? found : undefined
    this.#texts = this.#before?.texts ?? []
  }

  /**
   * @param files of which the value is made, the first of which names it
   * @param read makes a value that can be written as JSON
   */
  recall<Value>(files: [string, ...string[]], read: () => Value): Value {
    const stamp = files.map((file) => this.#stampOf(file)).join()
    const [name] = files
    const known = this.#before?.entries[name]
    const value = known?.stamp === stamp ? known.value : read()
    this.#entries[name] = { stamp, value }
    if (value !== known?.value) this.#isNew = true
    return value as Value
  }

  /** A short form of a text. */
  numberOf(text: string): number {
    this.#numbers ??= new Map(this.#texts.map((known, number) => [known, number]))
    const number = this.#numbers.get(text) ?? this.#texts.push(text) - 1
    this.#numbers.set(text, number)
    return number
  }

  textOf(number: number): string {
    return this.#texts[number] ?? ''
  }

  async save(): Promise<void> {
    const before = Object.keys(this.#before?.entries ?? {}).length
    if (!this.#file || (!this.#isNew && before === Object.keys(this.#entries).length)) return
    for (const entry of Object.values(this.#entries)) entry.value = await entry.value
    const memory: MemoryFile = { reader: reader(), texts: this.#texts, entries: this.#entries }
    writeFileSync(this.#file, JSON.stringify(memory))
  }

  #stampOf(file: string): string {
    const stats = statSync(join(this.#root, file), { throwIfNoEntry: false })
    return stats ? `${stats.mtimeMs} ${stats.size}` : ''
  }
}

function reader(): string {
  const folder = import.meta.dirname
  return hash(
    'sha256',
    readdirSync(folder)
      .map((file) => readFileSync(join(folder, file), 'utf8'))
      .join(),
  )
}
