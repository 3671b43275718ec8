/** Numbers that several threads take from one list, each number once. One of them fills the list while the others take from it. */
export class WorkList {
  readonly buffer: SharedArrayBuffer
  readonly #cells: Int32Array
  static readonly #length = 0
  static readonly #taken = 1
  static readonly #isComplete = 2
  static readonly #first = 3

  constructor(sizeOrBuffer: number | SharedArrayBuffer) {
    const bytes = (size: number) => Int32Array.BYTES_PER_ELEMENT * (size + WorkList.#first)
    this.buffer = typeof sizeOrBuffer === 'number' ? new SharedArrayBuffer(bytes(sizeOrBuffer)) : sizeOrBuffer
    this.#cells = new Int32Array(this.buffer)
  }

  add(number: number): void {
    const length = Atomics.load(this.#cells, WorkList.#length)
    this.#cells[WorkList.#first + length] = number
    Atomics.store(this.#cells, WorkList.#length, length + 1)
    Atomics.notify(this.#cells, WorkList.#length)
  }

  get length(): number {
    return Atomics.load(this.#cells, WorkList.#length)
  }

  /** Nothing is added any more. */
  complete(): void {
    Atomics.store(this.#cells, WorkList.#isComplete, 1)
    Atomics.notify(this.#cells, WorkList.#length)
  }

  /** The next number, for which it waits where need be; undefined once all are taken. */
  take(): number | undefined {
    const place = Atomics.add(this.#cells, WorkList.#taken, 1)
    for (let length = this.length; place >= length; length = this.length) {
      if (Atomics.load(this.#cells, WorkList.#isComplete) && length === this.length) return undefined
      Atomics.wait(this.#cells, WorkList.#length, length, 1000)
    }
    return this.#cells[WorkList.#first + place]
  }
}
