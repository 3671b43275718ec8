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

/** The frame of a screen, as of the products. In narrow columns it is thin. */
const mat = 'bg-[radial-gradient(200%_250%_at_100%_0,var(--brand),var(--deep))] p-3 lg:p-card'
const screen = 'w-full rounded-[3.8%/5.1%]'

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
    <article className="relative twelve-columns gap-y-8">
      <div
        className={`grid items-center rounded-card border border-on-dark-line lg:col-span-7 lg:max-xl:self-start ${mat}`}
      >
        <Picture name={picture} alt="" sizes={`${wideWindow} 55vw, 100vw`} isFirst className={screen} />
      </div>
      <div className="grid content-between gap-x-4 gap-y-5 sm:max-lg:grid-cols-2 lg:col-span-5">
        <div className="grid content-start gap-4">
          <p className="font-650 text-muted">{client}</p>
          <h2 className="font-display font-750 text-[clamp(2rem,1.25rem+2.7vw,3.75rem)] leading-none text-balance">
            <StoryLink story={story} />
          </h2>
        </div>
        <div className="figure-column">
          <BeforeAfter {...figure} isByTheHour={isByTheHour} className="text-[min(31cqi,12rem)] leading-none" />
          <p className="mt-3 text-intro">{figure.what}</p>
        </div>
        <div className="grid gap-4 row-line border-on-dark-line pt-4 sm:max-lg:col-span-2">
          <p className="text-muted">{terms}</p>
          <div className="relative">{children}</div>
        </div>
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
