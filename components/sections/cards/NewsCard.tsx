import { FormattedDate, FormattedMessage } from 'react-intl'
import type { PictureName } from '../../../content/checks/picture.schema.ts'
import { PageLink } from '../../page/PageLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

interface NewsCardContent {
  slug: string
  date: string
  img: PictureName
  brand: string
  title: string
  desc: string
}

interface NewsCardProps {
  news: NewsCardContent
  headingLevel?: 'h2' | 'h3'
  /** On wide screens, two columns wide, with a picture that fills the remaining height. */
  isFeature?: boolean
}

export function NewsCard({ news, headingLevel: Heading = 'h2', isFeature = false }: NewsCardProps) {
  const { slug, img, brand, title, desc, date } = news
  return (
    <article className="card group relative flex h-full flex-col overflow-hidden text-ink transition-transform duration-200 hover:-translate-y-1">
      <div className={`relative overflow-hidden ${isFeature ? 'lg:min-h-60 lg:flex-1' : ''}`}>
        <Picture
          name={img}
          alt=""
          sizes={
            isFeature ? '(min-width: 1025px) 66vw, 100vw' : '(min-width: 1025px) 33vw, (min-width: 640px) 50vw, 100vw'
          }
          className={`block w-full transition-transform duration-500 group-hover:scale-103 ${isFeature ? 'lg:absolute lg:inset-0 lg:h-full lg:object-cover' : ''}`}
        />
        <span className="absolute bottom-3 left-4 rounded-pill bg-ink px-3 py-1 font-600 text-on-dark text-small">
          {brand}
        </span>
      </div>
      <div className={`flex flex-col gap-3 p-card ${isFeature ? 'max-lg:flex-1' : 'flex-1'}`}>
        <Heading className={isFeature ? 'text-subtitle-strong' : 'text-heading-strong'}>{title}</Heading>
        <p className="text-muted">{desc}</p>
        <div className="mt-auto flex items-center justify-between pt-3">
          <time dateTime={date} className="text-muted text-small">
            <FormattedDate value={date} day="numeric" month="long" year="numeric" timeZone="UTC" />
          </time>
          <PageLink
            to="/noticias/$slug"
            params={{ slug }}
            className="flex h-11 w-11 items-center justify-center rounded-pill bg-mint text-link text-xl whole-card group-hover:bg-brand group-hover:text-white focus-visible:after:outline-link-blue focus-visible:after:outline-offset-3"
          >
            <Icon name="arrowRight" />
            <span className="sr-only">
              <FormattedMessage id="news.list.read" values={{ title }} />
            </span>
          </PageLink>
        </div>
      </div>
    </article>
  )
}
