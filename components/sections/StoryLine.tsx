import { PageLink } from '../page/PageLink.tsx'

export interface StoryLineContent {
  slug: string
  /** Names the client and what changed; with what the client bought, where all of it is what the page sells. */
  title: string
}

/** A client story in one line, for the first screen of a page. */
export function StoryLine({ slug, title }: StoryLineContent) {
  return (
    <PageLink
      to="/casos/$slug"
      params={{ slug }}
      className="inline-flex min-h-button max-w-[52em] items-center text-balance font-650 text-base underline decoration-1 underline-offset-3 focusable hover:decoration-2"
    >
      {title}
    </PageLink>
  )
}
