/** Says what is wrong in what editors write. Its words are enough: where in the code it was found helps nobody. */
export class ContentError extends Error {
  constructor(title: string, lines: readonly string[]) {
    super(`${lines.length} ${title}:\n  ${lines.join('\n  ')}`)
    this.stack = this.message
  }
}
