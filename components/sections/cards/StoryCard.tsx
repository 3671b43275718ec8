import type { ReactNode } from 'react'
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

/** The frame of a screen, as of the products. In narrow windows it is thin, and the screen is cropped, so that it can be read. */
const mat = 'bg-[linear-gradient(135deg,var(--deep),var(--ink))] p-3 lg:p-card'
const screen = 'w-full rounded-field object-cover object-[85%_0] max-lg:aspect-4/3'

export function StoryCard({ story }: { story: StoryCardContent }) {
  const { picture, client, figure, isByTheHour, terms } = story
  return (
    <article className="card relative flex h-full flex-col overflow-hidden card-lift">
      <div className={mat}>
        <Picture name={picture} alt="" sizes={`${roomyWindow} 45vw, 100vw`} className={screen} />
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

/** The first story of a page: the screen takes seven columns, and the words five. The buttons go with it. */
export function FirstStory({ story, children }: { story: StoryCardContent; children: ReactNode }) {
  const { picture, client, figure, isByTheHour, terms } = story
  return (
    <article className="relative twelve-columns items-start gap-y-8 sm:max-lg:grid-cols-2">
      <div className={`overflow-hidden rounded-card lg:col-span-7 ${mat}`}>
        <Picture name={picture} alt="" sizes={`${wideWindow} 55vw, 100vw`} isFirst className={screen} />
      </div>
      <div className="flex flex-col gap-4 lg:col-span-5">
        <p className="font-650 text-muted">{client}</p>
        <h2 className="font-display font-750 text-[clamp(2rem,1.25rem+2.7vw,3.75rem)] leading-none text-balance">
          <StoryLink story={story} />
        </h2>
        <div className="figure-column">
          <BeforeAfter {...figure} isByTheHour={isByTheHour} className="text-[min(31cqi,8rem)] leading-none" />
          <p className="mt-3 text-intro">{figure.what}</p>
        </div>
        <p className="row-line border-on-dark-line pt-4 text-muted">{terms}</p>
        <div className="relative">{children}</div>
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
