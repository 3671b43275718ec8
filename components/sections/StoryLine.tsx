import { FormattedMessage } from 'react-intl'
import { PageLink } from '../page/PageLink.tsx'

export type StoryTerms = {
  price: string
  weeks: number
  days: number
  /** Of work by the hour, with the day up to which it is counted; otherwise 0. */
  hours: number
  countedTo?: string
}

export interface StoryLineContent {
  slug: string
  /** Names the client and what changed. */
  title: string
  /** What the client bought, where all of it is what the page sells. */
  terms?: StoryTerms
}

/** A client story in one line, for the first screen of a page. */
export function StoryLine({ slug, title, terms }: StoryLineContent) {
  return (
    <PageLink to="/casos/$slug" params={{ slug }} className="pale-link">
      {terms ? <FormattedMessage id="ui.story.line" values={{ title, ...terms }} /> : title}
    </PageLink>
  )
}
