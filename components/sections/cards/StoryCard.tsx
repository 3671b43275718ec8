import { FormattedMessage } from 'react-intl'
import type { PictureName } from '../../../content/checks/picture.schema.ts'
import { PageLink } from '../../page/PageLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Picture } from '../../ui/Picture.tsx'

export interface StoryCardContent {
  slug: string
  img: PictureName
  client: string
  title: string
  figure: { what: string; before: string; after: string }
}

interface StoryCardProps {
  story: StoryCardContent
  headingLevel?: 'h2' | 'h3'
  /** Full width, with picture and text side by side where there is room. */
  isWide?: boolean
}

export function StoryCard({ story, headingLevel: Heading = 'h3', isWide = false }: StoryCardProps) {
  const { slug, img, client, title, figure } = story
  return (
    <article
      className={`card group relative flex h-full flex-col overflow-hidden text-ink ${isWide ? 'min-[900px]:grid min-[900px]:grid-cols-2' : ''}`}
    >
      <div className={isWide ? 'cover-frame' : ''}>
        <Picture
          name={img}
          alt=""
          sizes={isWide ? '(min-width: 900px) 50vw, 100vw' : '(min-width: 1025px) 33vw, (min-width: 640px) 50vw, 100vw'}
          className="block w-full"
        />
      </div>
      <div className="flex flex-1 flex-col gap-3 p-card">
        <p className="font-650 text-link text-small">{client}</p>
        <Heading className="text-heading-strong">{title}</Heading>
        <p className="text-muted">
          {figure.what}:{' '}
          <b className="whitespace-nowrap font-650 text-ink">
            {figure.before} → {figure.after}
          </b>
        </p>
        <PageLink
          to="/casos/$slug"
          params={{ slug }}
          className="mt-auto ml-auto flex h-11 w-11 items-center justify-center rounded-pill bg-mint text-link text-xl whole-card group-hover:bg-brand group-hover:text-white focus-visible:after:outline-link-blue focus-visible:after:outline-offset-3"
        >
          <Icon name="arrowRight" />
          <span className="sr-only">
            <FormattedMessage id="stories.list.read" values={{ client }} />
          </span>
        </PageLink>
      </div>
    </article>
  )
}
