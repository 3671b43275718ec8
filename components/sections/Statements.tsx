import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import { PlainList } from '../ui/PlainList.tsx'
import type { MessagePoint } from './cards/PointCards.tsx'
import { WaveBand } from './WaveBand.tsx'

interface StatementsProps {
  picture: PictureName
  title: ReactNode
  points: readonly MessagePoint[]
}

export function Statements({ picture, title, points }: StatementsProps) {
  return (
    <WaveBand picture={picture} title={title}>
      <PlainList className="max-w-measure">
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
    </WaveBand>
  )
}
