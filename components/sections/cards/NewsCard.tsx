import type { WrittenDay } from '../../../content/dates/written-day.ts'
import type { PictureName } from '../../../content/schema/pictures.ts'
import { roomyWindow, wideWindow } from '../../layout/layout-widths.ts'
import { PageLink } from '../../page/PageLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LongDate } from '../../ui/LongDate.tsx'
import { Picture } from '../../ui/Picture.tsx'
import './NewsCard.css'

interface NewsCardContent {
  slug: string
  img: PictureName
  title: string
  /** Left out at the end of another article, where the title is enough. */
  date?: WrittenDay
  brand?: string
  desc?: string
}

interface NewsCardProps {
  news: NewsCardContent
  place: keyof typeof widths
  headingLevel?: 'h2' | 'h3'
}

/** On tablets, the first of an odd number of cards takes a whole row. */
const widths = { first: `${wideWindow} 50vw, 100vw`, later: `${roomyWindow} 50vw, 100vw` }

export function NewsCard({ news, place, headingLevel: Heading = 'h2' }: NewsCardProps) {
  const { slug, img, brand, title, desc, date } = news
  return (
    <article className="card card-lift group relative flex h-full flex-col overflow-hidden">
      <div className="overflow-hidden">
        <Picture
          name={img}
          alt=""
          sizes={widths[place]}
          className="block w-full [transition:scale_500ms] group-hover:[scale:1.03]"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-card">
        {brand && <p className="self-start badge text-small">{brand}</p>}
        <Heading className="text-heading-strong">
          <PageLink to="/noticias/$slug" params={{ slug }} className="news-link whole-card">
            {title}
          </PageLink>
        </Heading>
        {desc && <p className="text-muted">{desc}</p>}
        <p className="mt-auto flex items-center justify-end pt-3 text-datum text-muted">
          {date && <LongDate day={date} className="mr-auto" />}
          <Icon name="arrowRight" className="text-link text-xl nudged" />
        </p>
      </div>
    </article>
  )
}
