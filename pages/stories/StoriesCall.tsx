import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { NextLevel } from '../../components/sections/NextLevel.tsx'

export function StoriesCall({ intro, children }: { intro: ReactNode; children?: ReactNode }) {
  return (
    <NextLevel
      picture="hero/half-laid"
      title={<FormattedMessage id="stories.next.title" />}
      intro={intro}
      button={<FormattedMessage id="stories.next.button" />}
    >
      {children}
    </NextLevel>
  )
}
