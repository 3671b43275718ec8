import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import { BeforeAfter } from '../../components/sections/BeforeAfter.tsx'
import { HeroGround, HeroIntro, HeroTitle } from '../../components/sections/hero/Hero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { MessageId } from '../../locales/message-id.ts'
import { Film } from './Film.tsx'
import type { StoryContent } from './stories.source.ts'

export default function StoryPage(content: StoryContent) {
  const { client, title, summary, problem, built, film, img, figure, quote, consent, isByTheHour, terms } = content
  return (
    <>
      <HeroGround className="pb-band-low">
        <div className="content twelve-columns gap-y-8">
          <div className="flex flex-col items-start gap-4 sm:gap-6 lg:col-span-7">
            <p className="font-600 text-muted">
              <FormattedMessage id="stories.page.first" values={{ client, terms }} />
            </p>
            <HeroTitle words={{ text: title }} />
            <HeroIntro words={{ text: summary }} />
            <Actions>
              <ButtonLink to="/contato" tone="accent" label="stories.page.talk" />
            </Actions>
          </div>
          <div className="figure-column lg:col-span-5 lg:self-center">
            <BeforeAfter
              {...figure}
              isByTheHour={isByTheHour}
              className="text-[clamp(5rem,33cqi,13rem)] leading-none"
            />
            <p className="mt-3 max-w-[24em] font-600 text-intro text-on-dark">{figure.what}</p>
          </div>
        </div>
      </HeroGround>
      <Film film={film} />
      <figure className="content twelve-columns gap-y-5 py-band-low">
        <blockquote className="text-quote lg:col-span-10 quoted">{quote.text}</blockquote>
        <figcaption className="text-intro lg:col-span-12">
          {quote.name}, {quote.role}
        </figcaption>
      </figure>
      <article className="content relative twelve-columns gap-y-10 pb-band">
        <aside aria-labelledby="facts" className="card stays flex flex-col gap-4 p-card lg:col-span-4">
          <Text as="h2" id="facts" className="text-heading-strong" words="stories.page.facts" />
          <Facts {...content} />
        </aside>
        <div className="flex max-w-measure flex-col gap-10 text-body lg:col-[6/13]">
          <StorySection title="stories.page.problem" paragraphs={problem} />
          <StorySection title="stories.page.built" paragraphs={built} />
          <StorySection title="stories.page.measured" paragraphs={[figure.measured]} />
          <p className="text-muted text-small">
            <FormattedMessage id="stories.page.consent" values={{ date: consent.text }} />
          </p>
        </div>
      </article>
      <NextLevel picture={img} title="stories.next.title" intro="stories.next.intro" button="stories.next.button">
        <ButtonLink to="/casos" tone="outlineDark" label="stories.page.others" />
      </NextLevel>
    </>
  )
}

function Facts({ services, people, technologies }: StoryContent) {
  return (
    <dl className="grid gap-3">
      <Fact title="stories.page.service">
        {services.map(({ slug, title }) => (
          <PageLink
            key={slug}
            to="/servicos/$slug"
            params={{ slug }}
            className="flex min-h-11 w-fit min-w-11 items-center inline-link"
          >
            {title}
          </PageLink>
        ))}
      </Fact>
      <Fact title="stories.page.people">{people}</Fact>
      <Fact title="stories.page.technologies">{technologies.join(', ')}</Fact>
    </dl>
  )
}

function Fact({ title, children }: { title: MessageId; children: ReactNode }) {
  return (
    <div>
      <Text as="dt" className="text-muted text-small" words={title} />
      <dd className="m-0 font-600">{children}</dd>
    </div>
  )
}

function StorySection({ title, paragraphs }: { title: MessageId; paragraphs: string[] }) {
  return (
    <section className="flex flex-col gap-4">
      <Text as="h2" className="text-heading-strong" words={title} />
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
