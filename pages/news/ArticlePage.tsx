import { FormattedMessage, useIntl } from 'react-intl'
import { wideWindow } from '../../components/layout/layout-widths.ts'
import { PageLink } from '../../components/page/PageLink.tsx'
import { CardList } from '../../components/sections/cards/CardList.tsx'
import { NewsCard } from '../../components/sections/cards/NewsCard.tsx'
import { SplitHero } from '../../components/sections/hero/SplitHero.tsx'
import { QuietNextLevel, SalesButton } from '../../components/sections/NextLevel.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonAnchor } from '../../components/ui/ButtonLink.tsx'
import { LongDate } from '../../components/ui/LongDate.tsx'
import { NewTab } from '../../components/ui/NewTab.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { RichText } from '../../components/ui/RichText.tsx'
import type { ArticleContent } from './article.source.ts'

export default function ArticlePage(content: ArticleContent) {
  const { title, desc, originalLink, html, others } = content
  return (
    <>
      <SplitHero picture="hero/service-design" title={{ text: title }} intro={{ text: desc }}>
        <Actions>
          <ButtonAnchor
            href={originalLink}
            target="_blank"
            rel="noopener"
            tone="outlineDark"
            label="news.article.original"
          >
            <NewTab />
          </ButtonAnchor>
        </Actions>
      </SplitHero>
      <div className="ground-paper">
        <div className="band twelve-columns gap-y-stack">
          <ArticleCard {...content} />
          <article className="max-w-192 lg:col-span-7">
            <RichText html={html} className="rich-text gap-5 text-reading lg:text-[1.25rem]" />
          </article>
        </div>
      </div>
      <WideSection title="news.article.otherTitle">
        <CardList>
          {others.map((other, index) => (
            <li key={other.slug}>
              <NewsCard news={other} place={index === 0 ? 'first' : 'later'} headingLevel="h3" />
            </li>
          ))}
        </CardList>
      </WideSection>
      <QuietNextLevel title="ui.next.question" button="news.article.nextButton">
        <SalesButton />
      </QuietNextLevel>
    </>
  )
}

function ArticleCard({ title, desc, img, imgAlt, brand, date }: ArticleContent) {
  const intl = useIntl()
  return (
    <aside aria-label={brand} className="stays card grid overflow-hidden sm:max-lg:grid-cols-[3fr_2fr] lg:col-span-5">
      <Picture
        name={img}
        alt={imgAlt ?? intl.formatMessage({ id: 'news.article.cover' }, { title })}
        sizes={`${wideWindow} 40vw, 100vw`}
        isFirst
        className="block h-full w-full object-cover"
      />
      <div className="flex flex-col gap-1 p-4 text-small lg:p-card">
        <p className="font-650 text-link">{brand}</p>
        <p className="text-subhead">{title}</p>
        <p className="font-600">
          <FormattedMessage id="news.article.published" values={{ date: <LongDate day={date} /> }} />
        </p>
        <p className="text-muted">{desc}</p>
        <PageLink to="/casos" className="lone-link">
          <FormattedMessage id="news.article.house" />
        </PageLink>
      </div>
    </aside>
  )
}
