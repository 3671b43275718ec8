import type { MessageId } from '../../locales/message-id.ts'
import { PlainList } from '../ui/PlainList.tsx'
import { Text } from '../ui/Text.tsx'

interface PointsProps {
  points: readonly { id: string; title: MessageId; text: MessageId }[]
}

/** Points side by side, as many as there is room for. A page has one such row; others are `PointRows`. */
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

/** Points one below another: on wide screens the text stands beside its title. */
export function PointRows({ points }: PointsProps) {
  return (
    <PlainList>
      {points.map(({ id, title, text }) => (
        <li key={id} className="twelve-columns gap-y-2 row-line py-5 last:pb-0">
          <Text as="h3" className="text-heading-strong lg:col-span-4" words={title} />
          <Text className="max-w-measure text-muted text-reading lg:col-span-8" words={text} />
        </li>
      ))}
    </PlainList>
  )
}
