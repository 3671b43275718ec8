import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import type { PartnerLogo } from '../../components/sections/cards/PartnerLogos.tsx'
import { Actions, Hero, Highlight } from '../../components/sections/hero/Hero.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'

interface HomeHeroProps {
  partners: PartnerLogo[]
  /** From a client story, in minutes. */
  figure: { before: string; after: string }
}

export function HomeHero({ partners, figure }: HomeHeroProps) {
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
      <HeroPartners partners={partners} figure={figure} />
    </Hero>
  )
}

function HeroPartners({ partners, figure }: HomeHeroProps) {
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
      <PageLink to="/casos" className="pale-link">
        <FormattedMessage id="home.hero.stories" values={figure} />
      </PageLink>
    </div>
  )
}
