import { FormattedMessage } from 'react-intl'
import { NextLevel } from '../../components/sections/NextLevel.tsx'

/** The call that closes the list and each story. */
export function StoriesCall() {
  return (
    <NextLevel
      title={<FormattedMessage id="stories.next.title" />}
      intro={<FormattedMessage id="stories.next.intro" />}
      button={<FormattedMessage id="stories.next.button" />}
    />
  )
}
