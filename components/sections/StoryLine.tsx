import { PageLink } from '../page/PageLink.tsx'

export interface StoryLineContent {
  slug: string
  /** Names the client and what changed; with what the client bought, where all of it is what the page sells. */
  title: string
}

/** A client story in one line, for the first screen of a page. */
export function StoryLine({ slug, title }: StoryLineContent) {
  return (
    <PageLink to="/casos/$slug" params={{ slug }} className="pale-link text-balance lg:max-w-[60%]">
      {title}
    </PageLink>
  )
}
