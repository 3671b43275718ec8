import { wideWindow } from '../../components/layout/layout-widths.ts'
import { OneLanguageLink } from '../../components/page/PageLink.tsx'
import { TextHero } from '../../components/sections/hero/TextHero.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import type { AiNewsItemContent } from './ai-news.source.ts'
import { SourceTiles } from './SourceTiles.tsx'

/** Part of the product demonstration, which exists in Portuguese only. */
export default function AiNewsItemPage({ page, item }: AiNewsItemContent) {
  return (
    <>
      <TextHero
        title={{ text: item.generatedTitle }}
        intro={{ text: page.notice }}
        meta={<p className="font-600 text-accent">{page.generatedTitleLabel}</p>}
      />
      <div className="ground-paper">
        <article className="band grid items-start gap-x-16 gap-y-10 lg:grid-cols-[3fr_2fr]">
          <div className="flex flex-col gap-6">
            <div>
              <p className="text-muted text-small">{page.originalTitleLabel}</p>
              <h2 className="text-heading-strong">{item.title}</h2>
              <p className="mt-2 text-muted text-small">
                {page.sourceLabel}: {item.source}
              </p>
            </div>
            <p>
              <span className="badge text-small">
                {page.relevanceLabel}: {item.relevance}
              </span>
            </p>
            <Picture
              name={item.img}
              alt=""
              sizes={`${wideWindow} 600px, 100vw`}
              className="block w-full rounded-card"
            />
            <Paragraphs paragraphs={item.content} className="line-clamp-20 max-lg:hidden" />
          </div>
          <div className="flex flex-col gap-10">
            <section aria-labelledby="summary" className="card p-6">
              <h2 id="summary" className="mb-3 text-heading-strong">
                {page.summaryLabel}
              </h2>
              <Paragraphs paragraphs={item.summary} />
            </section>
            {/* On narrow screens the summary comes first, and less of the original. */}
            <Paragraphs paragraphs={item.content} className="line-clamp-12 lg:hidden" />
            <SourceTiles title={page.sourcesLabel} tiles={page.tiles} />
            {item.tags && item.tags.length > 0 && <Tags title={page.tagsLabel} tags={item.tags} />}
            <OneLanguageLink to="/ia-noticia" className="lone-link gap-2 self-start">
              <Icon name="arrowLeft" />
              {page.backLabel}
            </OneLanguageLink>
          </div>
        </article>
      </div>
    </>
  )
}

function Paragraphs({ paragraphs, className }: { paragraphs: string[]; className?: string }) {
  return (
    <div className={className}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mb-4 last:mb-0">
          {paragraph}
        </p>
      ))}
    </div>
  )
}

function Tags({ title, tags }: { title: string; tags: string[] }) {
  return (
    <section aria-labelledby="tags" className="flex flex-col gap-3">
      <h2 id="tags" className="font-650 text-base">
        {title}
      </h2>
      <PlainList className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <li key={tag} className="rounded-pill bg-mint px-4 py-1.5 text-link text-small">
            {tag}
          </li>
        ))}
      </PlainList>
    </section>
  )
}
