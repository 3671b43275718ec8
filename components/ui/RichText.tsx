import { Fragment } from 'react'
import type { Block, Inline } from '../../content/text/rich-text.ts'

export function RichText({ blocks }: { blocks: Block[] }) {
  return (
    <div className="flex flex-col gap-5 text-reading">
      <Blocks blocks={blocks} />
    </div>
  )
}

/** For callers that have a column of their own. */
export function Blocks({ blocks }: { blocks: Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: blocks are never reordered, and two may be identical
    <BlockView key={index} block={block} />
  ))
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case 'heading':
      return (
        <h2 className="mt-6 text-heading-strong">
          <Inlines text={block.text} />
        </h2>
      )
    case 'quote':
      return (
        <blockquote className="my-4 border-0 border-l-4 border-emerald border-solid pl-6 font-display font-600 text-heading">
          <Inlines text={block.text} />
        </blockquote>
      )
    case 'list':
      return (
        <ul className="flex list-disc flex-col gap-2 pl-6">
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items are never reordered, and two may be identical
            <li key={index}>
              <Inlines text={item} />
            </li>
          ))}
        </ul>
      )
    case 'paragraph':
      return (
        <p>
          <Inlines text={block.text} />
        </p>
      )
  }
}

export function Inlines({ text }: { text: Inline[] }) {
  return text.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts are never reordered, and two may be identical
    <Fragment key={index}>
      <InlineView part={part} />
    </Fragment>
  ))
}

function InlineView({ part }: { part: Inline }) {
  if (typeof part === 'string') return part
  const text = <Inlines text={part.text} />
  if (part.kind === 'strong') return <strong className="font-650">{text}</strong>
  if (part.kind === 'emphasis') return <em>{text}</em>
  return (
    <a className="inline-link" href={part.href}>
      {text}
    </a>
  )
}
