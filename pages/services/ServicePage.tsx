import { FormattedMessage } from 'react-intl'
import { BelowTheFold } from '../../components/page/BelowTheFold'
import { Answers } from '../../components/sections/Answers'
import { Actions, Hero } from '../../components/sections/Hero'
import { NextLevel } from '../../components/sections/NextLevel'
import { Section } from '../../components/sections/Section'
import { StoryCard } from '../../components/sections/StoryCard'
import { ButtonLink } from '../../components/ui/ButtonLink'
import { Icon } from '../../components/ui/Icon'
import { Picture } from '../../components/ui/Picture'
import { PlainList } from '../../components/ui/PlainList'
import type { PageProps } from '../page-source'
import type { serviceSource } from './service.source'

/** One service: what it solves, how it works, what the client gets, and the way to a quote. */
export function ServicePage({ content }: PageProps<typeof serviceSource>) {
  const { img, title, subtitle, paragraphs, lists, answers, closing, story } = content
  return (
    <>
      <Hero picture="hero/services" title={title} size="normal">
        <Actions>
          <ButtonLink to="/contato" tone="accent">
            <FormattedMessage id="services.page.quote" />
          </ButtonLink>
        </Actions>
      </Hero>
      <BelowTheFold>
        <div className="band grid gap-x-16 gap-y-10 lg:grid-cols-2">
          <div className="flex flex-col gap-6">
            <p className="font-display font-650 text-heading">{subtitle}</p>
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="text-body">
                {paragraph}
              </p>
            ))}
          </div>
          <Picture
            name={img}
            alt=""
            sizes="(min-width: 1025px) 500px, 100vw"
            className="h-auto w-full rounded-card object-cover shadow-card lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]"
          />
        </div>
        <div className="bg-mint">
          <div className="band flex flex-col gap-14">
            {lists.map((list) => (
              <BulletList key={list.title} {...list} />
            ))}
          </div>
        </div>
        {story && (
          <Section title={<FormattedMessage id="stories.card.title" />}>
            <StoryCard story={story} isWide />
          </Section>
        )}
        <Answers answers={answers} tone="mint" />
        <NextLevel
          picture="call/service"
          title={closing.title}
          intro={closing.text}
          button={<FormattedMessage id="services.page.quote" />}
        />
      </BelowTheFold>
    </>
  )
}

function BulletList({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-title-strong">{title}</h2>
      <PlainList className="grid gap-x-10 gap-y-4 sm:grid-cols-2">
        {items.map((item) => (
          <li key={item} className="flex gap-3 border-0 border-mint-line border-t border-solid pt-4">
            <Icon name="check" className="mt-1.5 text-link" />
            {item}
          </li>
        ))}
      </PlainList>
    </section>
  )
}
