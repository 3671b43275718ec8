import { FormattedMessage } from 'react-intl'
import { PageLink } from '../page/PageLink.tsx'

export interface StoryLineContent {
  slug: string
  /** Names the client and what changed. */
  title: string
  price: string
  weeks: number
}

/** A client story in one line, for the first screen of a page. */
export function StoryLine({ slug, title, price, weeks }: StoryLineContent) {
  return (
    <PageLink to="/casos/$slug" params={{ slug }} className="pale-link">
      <FormattedMessage id="stories.line" values={{ title, price, weeks }} />
    </PageLink>
  )
}
