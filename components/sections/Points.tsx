import type { MessageId } from '../../locales/message-id.ts'
import { PlainList } from '../ui/PlainList.tsx'
import { Text } from '../ui/Text.tsx'

export interface PointsProps {
  points: readonly { id: string; title: MessageId; text: MessageId }[]
}

/** Points side by side, as many as there is room for. A page has one such row; others are `Points`. */
export function PointColumns({ points }: PointsProps) {
  return (
    <PlainList className="columns w-full gap-y-stack">
      {points.map(({ id, title, text }) => (
        <li key={id} className="row-span-2 grid grid-rows-subgrid gap-y-2 row-line border-current border-t-4 pt-4">
          <Text as="h3" className="text-heading-strong" words={title} />
          <Text className="text-reading" words={text} />
        </li>
      ))}
    </PlainList>
  )
}

/** Points one below another, each text below its title. */
export function Points({ points }: PointsProps) {
  return (
    <PlainList className="grid w-full gap-5">
      {points.map(({ id, title, text }) => (
        <li key={id} className="row-line pt-4">
          <Text as="h3" className="text-heading-strong" words={title} />
          <Text className="mt-1 max-w-measure text-muted text-reading" words={text} />
        </li>
      ))}
    </PlainList>
  )
}
