/** An error in content or messages. It is printed without its stack, which does not help an editor. */
export class ContentError extends Error {
  constructor(title: string, lines: readonly string[]) {
    super(`${lines.length} ${title}:\n  ${lines.join('\n  ')}`)
    this.stack = this.message
  }
}
