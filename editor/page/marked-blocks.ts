import type { MarkdownIt } from 'markdown-it'
import { markIn } from './marked-texts.ts'

/** A markdown-it plugin that appends marks after parsing, so that they do not disturb the syntax. */
export function markBlocks(parser: MarkdownIt): void {
  parser.core.ruler.push('marks', ({ tokens, env, Token }) => {
    const blocks = tokens.filter(({ type }) => type === 'inline')
    for (const [index, { children }] of blocks.entries()) {
      const mark = new Token('text', '', 0)
      mark.content = markIn({ kind: 'long', file: String(env.file), place: String(index + 1) })
      children?.push(mark)
    }
  })
}
