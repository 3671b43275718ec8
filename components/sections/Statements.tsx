import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PlainList } from '../ui/PlainList.tsx'
import type { MessagePoint } from './cards/PointCards.tsx'
import { DarkBand } from './DarkBand.tsx'

interface StatementsProps {
  title: ReactNode
  points: readonly MessagePoint[]
}

export function Statements({ title, points }: StatementsProps) {
  return (
    <DarkBand title={title}>
      <PlainList className="grid w-full gap-x-column lg:max-w-[64%] lg:grid-cols-2">
        {points.map(({ id, title, text }) => (
          <li key={id} className="border-0 border-on-dark-line border-t border-solid py-4">
            <h3 className="text-heading-strong">
              <FormattedMessage id={title} />
            </h3>
            <p className="mt-2 text-on-dark">
              <FormattedMessage id={text} />
            </p>
          </li>
        ))}
      </PlainList>
    </DarkBand>
  )
}
