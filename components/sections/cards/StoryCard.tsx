import type { PictureName } from '../../../content/schema/pictures.ts'
import { wideWindow } from '../../layout/layout-widths.ts'
import { PageLink } from '../../page/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'
import { BeforeAfter } from '../BeforeAfter.tsx'

export interface StoryCardContent {
  slug: string
  /** What runs now. */
  picture: PictureName
  client: string
  title: string
  figure: { what: string; before: string; after: string }
  isByTheHour: boolean
  /** The price and how long it took. */
  terms: string
}

/** @param props.isFirst in the first view of its page */
export function StoryCard({ story, isFirst }: { story: StoryCardContent; isFirst?: boolean }) {
  const { slug, picture, client, title, figure, isByTheHour, terms } = story
  return (
    <article className="card bg-transparent relative flex h-full flex-col overflow-hidden text-ink card-lift">
      <div className="bg-brand p-card">
        <Picture
          name={picture}
          alt=""
          sizes={`${wideWindow} 40vw, 100vw`}
          isFirst={isFirst}
          className="rounded-field"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 bg-card p-card">
        <p className="font-650 text-link text-small">{client}</p>
        <h2 className="text-heading-strong">
          <PageLink
            to="/casos/$slug"
            params={{ slug }}
            className="whole-card text-inherit no-underline hover:underline"
          >
            {title}
          </PageLink>
        </h2>
        <div className="mt-auto pt-2">
          <BeforeAfter {...figure} isByTheHour={isByTheHour} className="text-5xl text-brand" />
          <p className="text-small sm:min-h-[2lh]">{figure.what}</p>
        </div>
        <p className="row-line border-mint-line pt-3 text-balance text-body">{terms}</p>
      </div>
    </article>
  )
}
