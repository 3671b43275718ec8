import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { NextLevel } from '../../components/sections/NextLevel.tsx'

/** The call that closes the list and each story; a story adds the way back to the list. */
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
