import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import type { PartnerLogo } from '../../components/sections/cards/PartnerLogos.tsx'
import { Actions, Hero, Highlight } from '../../components/sections/hero/Hero.tsx'
import { StoryLine, type StoryLineContent } from '../../components/sections/StoryLine.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'

interface HomeHeroProps {
  partners: PartnerLogo[]
  results: (StoryLineContent & { quote: string; name: string })[]
}

export function HomeHero({ partners, results }: HomeHeroProps) {
  return (
    <Hero
      picture="hero/home"
      size="tall"
      title={
        // WebKit joins the two words for screen readers at a line break unless the space is preserved.
        <span className="whitespace-pre-wrap">
          <FormattedMessage
            id="home.hero.title"
            values={{ highlight: (words) => <Highlight key="highlight">{words}</Highlight> }}
          />
        </span>
      }
      intro={<FormattedMessage id="home.hero.intro" />}
    >
      <Actions>
        <ButtonLink to="/contato" tone="accent">
          <FormattedMessage id="home.hero.contact" />
        </ButtonLink>
        <ButtonAnchor href="#servicos" tone="outlineDark">
          <FormattedMessage id="home.hero.services" />
        </ButtonAnchor>
        <PageLink to="/produtos-de-ia" className="pale-link rounded-pill sm:px-4">
          <FormattedMessage id="home.hero.aiProducts" />
        </PageLink>
      </Actions>
      <Results results={results} />
      <HeroPartners partners={partners} />
    </Hero>
  )
}

function Results({ results }: Pick<HomeHeroProps, 'results'>) {
  return (
    <section aria-labelledby="results" className="flex w-full flex-col gap-4 sm:rounded-panel sm:bg-ink/85 sm:p-5">
      <h2 id="results" className="font-650 text-small">
        <FormattedMessage id="home.results.title" />
      </h2>
      <PlainList className="grid gap-4 lg:grid-cols-3 lg:gap-6">
        {results.map(({ quote, name, ...story }) => (
          <li key={story.slug} className="border-0 border-on-dark-line border-t border-solid pt-3">
            <figure className="flex h-full flex-col gap-1">
              <blockquote className="text-pretty before:content-[open-quote] after:content-[close-quote]">
                {quote}
              </blockquote>
              <figcaption className="mt-auto flex flex-col items-start text-small">
                {name}
                <StoryLine {...story} />
              </figcaption>
            </figure>
          </li>
        ))}
      </PlainList>
      <p>
        <FormattedMessage id="home.results.range" /> <FormattedMessage id="home.results.delay" />
      </p>
    </section>
  )
}

function HeroPartners({ partners }: Pick<HomeHeroProps, 'partners'>) {
  const intl = useIntl()
  return (
    <div className="flex w-full max-w-3xl flex-col gap-4">
      <h2 className="sr-only">
        <FormattedMessage id="home.hero.partnersTitle" />
      </h2>
      {/* Each logo is centered in a wider box, so a negative margin aligns the first one with the text on wide screens. */}
      <PlainList className="grid grid-cols-2 border-0 border-on-dark-line border-solid max-sm:border-t max-sm:border-l sm:-ml-7 sm:flex sm:flex-wrap sm:gap-x-4 sm:gap-y-3">
        {partners.map(({ id, name, logo }) => (
          <li
            key={id}
            className="grid place-items-center border-0 border-on-dark-line border-solid max-sm:border-r max-sm:border-b max-sm:py-1"
          >
            <img
              src={logo}
              alt={intl.formatMessage({ id: 'ui.partners.alt' }, { name })}
              width={140}
              height={39}
              fetchPriority="low"
              className="[filter:brightness(0)_invert(1)]"
            />
          </li>
        ))}
      </PlainList>
    </div>
  )
}
