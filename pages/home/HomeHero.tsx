import { FormattedMessage, useIntl } from 'react-intl'
import type { Partners } from '../../components/sections/cards/PartnerLogos.tsx'
import { HeroGround } from '../../components/sections/hero/Hero.tsx'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { Text } from '../../components/ui/Text.tsx'
import './HomeHero.css'
import { HeroWeeks } from './HeroWeeks.tsx'

/** The home opens on its idea: a pavement laid week by week, with something to try on each Tuesday's stone. */
export function HomeHero({ partners }: { partners: Partners }) {
  return (
    <HeroGround className="home-hero">
      <div className="content flex flex-col items-start gap-4 sm:gap-6">
        <h1 className="font-display font-750 text-display lg:max-w-[13em] text-balance">
          <FormattedMessage
            id="home.hero.title"
            values={{ highlight: (word) => <span className="text-accent">{word}</span> }}
          />
        </h1>
        <p className="max-w-[34em] text-on-dark sm:text-intro lg:max-w-[min(31rem,38%)]">
          <FormattedMessage
            id="home.hero.intro"
            values={{ more: (words) => <span className="max-sm:hidden">{words}</span> }}
          />
        </p>
        <div className="flex w-full flex-wrap gap-3 lg:max-[89.99rem]:max-w-[38%] max-sm:[&>*]:grow max-sm:[&>*]:px-3 [&>:first-child]:max-sm:w-full">
          <ButtonLink to="/contato" tone="accent" label="home.hero.contact" />
          <ButtonAnchor href="#servicos" tone="outlineDark" label="home.hero.services" />
          <ButtonLink to="/produtos-de-ia" tone="outlineDark" label="home.hero.aiProducts" />
        </div>
      </div>
      <HeroWeeks />
      <HeroPartners partners={partners} />
    </HeroGround>
  )
}

/** Each logo is drawn in the middle of a wider picture. This margin aligns the drawn edge with its column, in pixels. */
const spaceBefore = ['-ml-[31px]', '-ml-[21px]', '-ml-[13px]', '-ml-[29px]']

function HeroPartners({ partners }: { partners: Partners }) {
  const intl = useIntl()
  return (
    <div className="content pt-4 pb-8 lg:pt-6 lg:pb-20">
      <Text as="h2" className="sr-only" words="home.hero.partnersTitle" />
      <PlainList className="grid grid-cols-2 gap-x-2 sm:max-lg:grid-cols-4 lg:w-fit lg:gap-x-6">
        {partners.map(({ id, name, logo }, index) => (
          <li key={id} className={spaceBefore[index]}>
            <img
              src={logo}
              alt={intl.formatMessage({ id: 'ui.partners.alt' }, { name })}
              width={162}
              height={45}
              fetchPriority="low"
              className="[filter:brightness(0)_invert(1)]"
            />
          </li>
        ))}
      </PlainList>
    </div>
  )
}
