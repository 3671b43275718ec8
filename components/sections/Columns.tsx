import type { MessageId } from '../../locales/message-id.ts'
import { PlainList } from '../ui/PlainList.tsx'
import { Text } from '../ui/Text.tsx'

export interface MessagePoint {
  id: string
  title: MessageId
  text: MessageId
}

/** Points side by side, as many as there is room for. */
export function Columns({ points }: { points: readonly MessagePoint[] }) {
  return (
    <PlainList className="columns w-full gap-y-stack">
      {points.map(({ id, title, text }) => (
        <li
          key={id}
          className="row-span-2 grid grid-rows-subgrid gap-y-2 border-0 border-current border-t-4 border-solid pt-4"
        >
          <Text as="h3" className="text-heading-strong" words={title} />
          <Text className="text-reading" words={text} />
        </li>
      ))}
    </PlainList>
  )
}
