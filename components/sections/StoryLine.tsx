import { PageLink } from '../page/PageLink.tsx'
import { Icon } from '../ui/Icon.tsx'

export interface StoryLineContent {
  slug: string
  /** Names the client and what changed, and what the client bought if this page sells just that. */
  title: string
  /** The address of the client's logo. */
  logo: string
}

/** A client story in one row, at the foot of a page's first screen. */
export function StoryLine({ slug, title, logo }: StoryLineContent) {
  return (
    <PageLink
      to="/casos/$slug"
      params={{ slug }}
      className="group flex min-h-14 w-full items-center gap-5 row-line border-on-dark-line pt-3 lg:max-w-xl hover:underline focusable"
    >
      <span className="grow text-balance font-600">{title}</span>
      <img
        src={logo}
        alt=""
        width={120}
        height={34}
        loading="lazy"
        className="w-30 shrink-0 max-sm:hidden [filter:brightness(0)_invert(1)]"
      />
      <Icon name="arrowRight" className="text-xl nudged" />
    </PageLink>
  )
}
