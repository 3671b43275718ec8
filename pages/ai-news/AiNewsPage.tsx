import { wideWindow } from '../../components/layout/layout-widths.ts'
import { OneLanguageLink } from '../../components/page/PageLink.tsx'
import { TextHero } from '../../components/sections/hero/TextHero.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonAnchor } from '../../components/ui/ButtonLink.tsx'
import { LongDate } from '../../components/ui/LongDate.tsx'
import { NewTab } from '../../components/ui/NewTab.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import type { AiNewsContent } from './ai-news.source.ts'
import { SourceTiles } from './SourceTiles.tsx'

/** Part of the product demonstration, which exists in Portuguese only. */
export default function AiNewsPage({ page, items, link }: AiNewsContent) {
  return (
    <>
      <TextHero title={{ text: page.title }}>
        <div className="mt-2 grid w-full items-start gap-10 lg:grid-cols-[2fr_3fr]">
          <div className="flex flex-col items-start gap-8">
            <p className="max-w-[31em] text-intro text-on-dark">{page.intro}</p>
            <Actions>
              <ButtonAnchor href={link} target="_blank" rel="noopener" tone="accent" label={{ text: page.tryLabel }}>
                <NewTab />
              </ButtonAnchor>
            </Actions>
          </div>
          <Picture
            name="products/ai-news"
            alt=""
            sizes={`${wideWindow} 605px, 100vw`}
            isFirst
            className="rounded-card outline outline-1 outline-on-dark-line"
          />
        </div>
      </TextHero>
      <div className="ground-paper">
        <div className="band-low flex flex-col gap-6">
          <p className="max-w-3xl text-intro">{page.notice}</p>
          <SourceTiles title={page.sourcesLabel} tiles={page.tiles} />
        </div>
      </div>
      <WideSection ground="mint" title={{ text: page.itemsTitle }}>
        <PlainList className="flex flex-col gap-6">
          {items.map((item) => (
            <li key={item.slug}>
              <ItemCard item={item} labels={page} />
            </li>
          ))}
        </PlainList>
      </WideSection>
    </>
  )
}

function ItemCard({ item, labels }: { item: AiNewsContent['items'][number]; labels: AiNewsContent['page'] }) {
  const { slug, title, img, excerpt, relevance, date } = item
  return (
    <article className="card grid overflow-hidden lg:grid-cols-2">
      <Picture
        name={img}
        alt=""
        sizes="(min-width: 51.25rem) 768px, 100vw"
        className="block h-full w-full object-cover"
      />
      <div className="flex min-w-0 flex-col items-start gap-4 p-card">
        <h3 className="text-heading-strong">{title}</h3>
        <p className="line-clamp-4 text-muted">{excerpt}</p>
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2 text-small">
          <span className="badge">
            {labels.relevanceLabel}: {relevance}
          </span>
          <LongDate day={date} className="text-datum text-muted" />
        </p>
        <OneLanguageLink to="/pt-br/ia-noticia/$slug" params={{ slug }} className="btn btn-outline">
          {labels.readMore}
          <span className="sr-only">: {title}</span>
        </OneLanguageLink>
      </div>
    </article>
  )
}
