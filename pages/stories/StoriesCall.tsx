import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { NextLevel } from '../../components/sections/NextLevel.tsx'

export function StoriesCall({ children }: { children?: ReactNode }) {
  return (
    <NextLevel
      title={<FormattedMessage id="stories.next.title" />}
      intro={<FormattedMessage id="stories.next.intro" />}
      button={<FormattedMessage id="stories.next.button" />}
    >
      {children}
    </NextLevel>
  )
}
