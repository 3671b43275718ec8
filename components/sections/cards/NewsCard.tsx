import type { WrittenDay } from '../../../content/dates/written-day.ts'
import type { PictureName } from '../../../content/schema/pictures.ts'
import { roomyWindow } from '../../layout/layout-widths.ts'
import { PageLink } from '../../page/PageLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LongDate } from '../../ui/LongDate.tsx'
import { Picture } from '../../ui/Picture.tsx'
import './NewsCard.css'

interface NewsCardContent {
  slug: string
  img: PictureName
  title: string
  /** At the end of another article, the title is enough. */
  date?: WrittenDay
  brand?: string
  desc?: string
}

interface NewsCardProps {
  news: NewsCardContent
  headingLevel?: 'h2' | 'h3'
  /** In the first view of its page. */
  isFirst?: boolean
}

export function NewsCard({ news, headingLevel: Heading = 'h2', isFirst }: NewsCardProps) {
  const { slug, img, brand, title, desc, date } = news
  return (
    <article className="news-card group relative flex h-full flex-col overflow-hidden bg-transparent card card-lift">
      <div className="news-cover overflow-hidden">
        <Picture
          name={img}
          alt=""
          sizes={`${roomyWindow} 50vw, 100vw`}
          isFirst={isFirst}
          className="block w-full transition-transform duration-500 group-hover:scale-103"
        />
      </div>
      <div className="news-words flex flex-1 flex-col gap-3 bg-card p-card">
        {brand && <p className="self-start badge text-small">{brand}</p>}
        <Heading className="text-heading-strong">
          <PageLink to="/noticias/$slug" params={{ slug }} className="news-link whole-card">
            {title}
          </PageLink>
        </Heading>
        {desc && <p className="text-muted">{desc}</p>}
        <p className="mt-auto flex items-center justify-end pt-3 text-datum text-muted">
          {date && <LongDate day={date} className="mr-auto" />}
          <Icon name="arrowRight" className="text-link text-xl transition-transform group-hover:translate-x-1" />
        </p>
      </div>
    </article>
  )
}
