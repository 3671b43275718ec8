import { FormattedDate } from 'react-intl'
import { layoutWidthsPx } from '../../components/layout/layout-widths.ts'
import { BelowTheFold } from '../../components/page/BelowTheFold.tsx'
import { OneLanguageLink } from '../../components/page/PageLink.tsx'
import { Hero } from '../../components/sections/hero/Hero.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import type { PageProps } from '../page-loader.ts'
import type { aiNewsLoader } from './ai-news.loader.ts'
import { SourceTiles } from './SourceTiles.tsx'

type Content = PageProps<typeof aiNewsLoader>['content']

/** Part of the product demonstration, which exists in Portuguese only. */
export function AiNewsPage({ content: { page, items } }: PageProps<typeof aiNewsLoader>) {
  return (
    <>
      <Hero picture="hero/news" size="low" title={page.title} />
      <BelowTheFold>
        <div className="band flex flex-col gap-10">
          <div className="flex max-w-3xl flex-col gap-4 text-intro">
            <p>{page.intro}</p>
            <p>{page.notice}</p>
          </div>
          <SourceTiles title={page.sourcesLabel} tiles={page.tiles} />
        </div>
        <Section tone="mint" title={page.itemsTitle}>
          <PlainList className="flex flex-col gap-6">
            {items.map((item) => (
              <li key={item.slug}>
                <ItemCard item={item} labels={page} />
              </li>
            ))}
          </PlainList>
        </Section>
      </BelowTheFold>
    </>
  )
}

const pictureSizes = `(min-width: 768px) ${layoutWidthsPx.standard * 0.6}px, 100vw`

function ItemCard({ item, labels }: { item: Content['items'][number]; labels: Content['page'] }) {
  const { slug, title, img, excerpt, relevance, date } = item
  return (
    <article className="card grid overflow-hidden lg:grid-cols-[3fr_2fr]">
      <div className="relative overflow-hidden">
        <Picture
          name={img}
          alt=""
          sizes={pictureSizes}
          className="block w-full lg:absolute lg:inset-0 lg:h-full lg:object-cover lg:object-left"
        />
      </div>
      <div className="flex min-w-0 flex-col items-start gap-4 p-card">
        <h3 className="text-heading-strong">{title}</h3>
        <p className="line-clamp-4 text-muted">{excerpt}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
          <span className="rounded-pill bg-mint px-3 py-1 font-650 text-link">
            {labels.relevanceLabel}: {relevance}
          </span>
          <time dateTime={date} className="text-muted">
            <FormattedDate value={date} day="numeric" month="long" year="numeric" timeZone="UTC" />
          </time>
        </p>
        <OneLanguageLink to="/pt-br/ia-noticia/$slug" params={{ slug }} className="btn-outline">
          {labels.readMore}
          <span className="sr-only">: {title}</span>
        </OneLanguageLink>
      </div>
    </article>
  )
}
