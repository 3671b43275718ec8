import { FormattedMessage, useIntl } from 'react-intl'
import { wideWindow } from '../../components/layout/layout-widths.ts'
import { PageLink } from '../../components/page/PageLink.tsx'
import { CardList } from '../../components/sections/cards/CardList.tsx'
import { NewsCard } from '../../components/sections/cards/NewsCard.tsx'
import { HeroGround, HeroIntro, HeroTitle } from '../../components/sections/hero/Hero.tsx'
import { QuietNextLevel, SalesButton } from '../../components/sections/NextLevel.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonAnchor } from '../../components/ui/ButtonLink.tsx'
import { LongDate } from '../../components/ui/LongDate.tsx'
import { NewTab } from '../../components/ui/NewTab.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { RichText } from '../../components/ui/RichText.tsx'
import type { ArticleContent } from './article.source.ts'

/** On wide screens it begins beside the introduction. */
const overlap = 'max-lg:relative max-lg:-mt-32 lg:col-span-5 lg:-mt-[calc(var(--band-low)+9.5rem)]'

export default function ArticlePage(content: ArticleContent) {
  const { title, desc, originalLink, html, others } = content
  return (
    <>
      <HeroGround className="pb-40 lg:pb-band-low">
        <div className="content twelve-columns gap-y-4 sm:gap-y-6 lg:gap-y-8">
          <HeroTitle className="lg:col-span-12" words={{ text: title }} />
          <div className="grid content-start gap-6 sm:gap-8 lg:col-[6/13] lg:min-h-38">
            <HeroIntro words={{ text: desc }} />
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
          </div>
        </div>
      </HeroGround>
      <div className="ground-paper">
        <div className="content twelve-columns gap-y-stack pb-band">
          <ArticleCard {...content} />
          <article className="max-w-192 lg:col-span-7 lg:pt-band-low">
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
    <aside aria-label={brand} className={`stays card grid overflow-hidden sm:max-lg:grid-cols-[3fr_2fr] ${overlap}`}>
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
