import type { MarkdownIt } from 'markdown-it'
import { markIn } from './marked-texts.ts'

/** Has the parser of long texts end each block with its mark: once Markdown is read, so that no sign of it stands beside a mark. */
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
