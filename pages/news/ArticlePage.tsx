import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl'
import { BelowTheFold } from '../../components/page/BelowTheFold.tsx'
import { PageLink } from '../../components/page/PageLink.tsx'
import { NewsCard } from '../../components/sections/cards/NewsCard.tsx'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { ButtonAnchor } from '../../components/ui/ButtonLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { RichText } from '../../components/ui/RichText.tsx'
import type { ArticleData } from './article.data.ts'
import { articleRoute } from './news.route.ts'

export function ArticlePage(): ReactNode {
  const { content } = articleRoute.useLoaderData()
  const { title, desc, originalLink, body, others, callsIn } = content
  return (
    <>
      <Hero title={title} intro={desc}>
        <Actions>
          <ButtonAnchor href={originalLink} target="_blank" rel="noopener" tone="outlineDark">
            <FormattedMessage id="news.article.original" />
            <Icon name="arrowUpRight" />
            <span className="sr-only">
              <FormattedMessage id="layout.newTab" />
            </span>
          </ButtonAnchor>
        </Actions>
      </Hero>
      <BelowTheFold>
        <article className="content relative twelve-columns gap-y-10 pb-band">
          <div className="-mt-8 lg:col-span-4 print:mt-0">
            <ArticleCard {...content} />
          </div>
          <div className="max-w-measure lg:col-span-7 lg:col-start-6 lg:pt-16">
            <RichText blocks={body} />
          </div>
        </article>
        <Section isWide tone="mint" title={<FormattedMessage id="news.article.otherTitle" />}>
          <PlainList className="cards md:grid-cols-3">
            {others.map((other) => (
              <li key={other.slug}>
                <NewsCard news={other} headingLevel="h3" />
              </li>
            ))}
          </PlainList>
        </Section>
        <NextLevel
          picture="hero/half-laid"
          alsoIn={callsIn}
          title={<FormattedMessage id="ui.next.question" />}
          button={<FormattedMessage id="news.article.nextButton" />}
        />
      </BelowTheFold>
    </>
  )
}

function ArticleCard({ title, desc, img, imgAlt, brand, date }: ArticleData) {
  const intl = useIntl()
  const published = <FormattedDate value={date} day="numeric" month="long" year="numeric" timeZone="UTC" />
  return (
    <aside aria-label={brand} className="card grid overflow-hidden sm:max-lg:grid-cols-2">
      <Picture
        name={img}
        alt={imgAlt ?? intl.formatMessage({ id: 'news.article.cover' }, { title })}
        sizes="(min-width: 1025px) 33vw, 100vw"
        isFirst
        className="block w-full"
      />
      <div className="flex flex-col gap-2 p-card text-small">
        <p className="text-heading-strong text-link">{brand}</p>
        <p className="font-600">
          <time dateTime={date}>
            <FormattedMessage id="news.article.published" values={{ date: published }} />
          </time>
        </p>
        <p>{title}</p>
        <p className="text-muted">{desc}</p>
        <PageLink to="/casos" className="inline-flex min-h-11 items-center inline-link">
          <FormattedMessage id="news.article.house" />
        </PageLink>
      </div>
    </aside>
  )
}
