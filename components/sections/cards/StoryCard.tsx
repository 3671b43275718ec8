import type { PictureName } from '../../../content/schema/pictures.ts'
import { roomyWindow, wideWindow } from '../../layout/layout-widths.ts'
import { PageLink } from '../../page/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { BeforeAfter } from '../BeforeAfter.tsx'

export interface StoryCardContent {
  slug: string
  /** The product that runs now, as a screen. */
  picture: PictureName
  client: string
  title: string
  figure: { what: string; before: string; after: string }
  isByTheHour: boolean
  /** The price and how long it took. */
  terms: string
}

/** The ground behind a screen, the same as behind the products. */
const mat = 'bg-[linear-gradient(135deg,var(--deep),var(--ink))] p-card'

export function StoryCard({ story }: { story: StoryCardContent }) {
  const { picture, client, figure, isByTheHour, terms } = story
  return (
    <article className="card relative flex h-full flex-col overflow-hidden card-lift">
      <div className={mat}>
        <Picture name={picture} alt="" sizes={`${roomyWindow} 45vw, 90vw`} className="rounded-field" />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-card">
        <p className="font-650 text-link text-small">{client}</p>
        <h2 className="text-heading-strong">
          <StoryLink story={story} />
        </h2>
        <div className="mt-auto pt-2">
          <BeforeAfter {...figure} isByTheHour={isByTheHour} className="text-5xl text-brand" />
          <p className="text-small">{figure.what}</p>
        </div>
        <p className="row-line border-mint-line pt-3 text-balance text-body">{terms}</p>
      </div>
    </article>
  )
}

/** The first story of a page: the screen takes eight columns, and the large figure four. */
export function FirstStory({ story }: { story: StoryCardContent }) {
  const { picture, client, figure, isByTheHour, terms } = story
  return (
    <article className="relative twelve-columns gap-y-6">
      <div className={`rounded-card lg:col-span-8 ${mat}`}>
        <Picture name={picture} alt="" sizes={`${wideWindow} 60vw, 90vw`} isFirst className="rounded-field" />
      </div>
      <div className="figure-column flex flex-col gap-3 lg:col-span-4">
        <p className="font-650 text-muted">{client}</p>
        <h2 className="text-heading-strong">
          <StoryLink story={story} />
        </h2>
        <div className="lg:mt-auto">
          <BeforeAfter {...figure} isByTheHour={isByTheHour} className="text-[min(34cqi,8.75rem)] leading-none" />
          <p className="mt-3 text-intro">{figure.what}</p>
        </div>
        <p className="row-line border-on-dark-line pt-3 text-muted">{terms}</p>
      </div>
    </article>
  )
}

function StoryLink({ story: { slug, title } }: { story: StoryCardContent }) {
  return (
    <PageLink to="/casos/$slug" params={{ slug }} className="whole-card hover:underline">
      {title}
    </PageLink>
  )
}
