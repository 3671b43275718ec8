import { FormattedMessage } from 'react-intl'
import type { PictureName } from '../../../content/checks/picture.schema.ts'
import { PageLink } from '../../page/PageLink.tsx'
import { Picture } from '../../ui/Picture.tsx'

export interface StoryCardContent {
  slug: string
  img: PictureName
  client: string
  title: string
  /** What has changed, by a figure. */
  change: string
  price: string
  weeks: number
  delayDays: number
  hours: number
}

/** @param props.isFirst in the first view of its page */
export function StoryCard({ story, isFirst }: { story: StoryCardContent; isFirst?: boolean }) {
  const { slug, img, client, title, change, price, weeks, delayDays, hours } = story
  return (
    <article className="card bg-transparent relative flex h-full flex-col overflow-hidden text-ink transition-transform duration-200 hover:-translate-y-1">
      <div className="figure-column ground-dark">
        <div className="[&>picture]:contents [@container(min-width:34rem)]:flex">
          <Picture
            name={img}
            alt=""
            sizes="(min-width: 1025px) 33vw, 100vw"
            isFirst={isFirst}
            className="block aspect-[5/2] w-full object-cover [@container(min-width:34rem)]:w-3/5 [@container(min-width:34rem)]:[mask-image:linear-gradient(90deg,#000_90%,transparent)]"
          />
          <p className="flex-1 self-center px-card py-3 text-balance text-subhead">{change}</p>
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-3 bg-card p-card">
        <p className="font-650 text-link text-small">{client}</p>
        <h2 className="text-heading-strong">
          <PageLink to="/casos/$slug" params={{ slug }} className="card-link">
            {title}
          </PageLink>
        </h2>
        <p className="mt-auto pt-2 text-balance text-datum">
          <FormattedMessage id="ui.story.terms" values={{ price, weeks, days: delayDays, hours }} />
        </p>
      </div>
    </article>
  )
}
