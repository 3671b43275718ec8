import { FormattedMessage } from 'react-intl'
import { BelowTheFold } from '../../components/page/BelowTheFold.tsx'
import { PartnerLogos } from '../../components/sections/cards/PartnerLogos.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { ServicesGrid } from '../../components/sections/services/ServicesGrid.tsx'
import type { PageProps } from '../page-loader.ts'
import { HomeCards } from './HomeCards.tsx'
import { HomeHero } from './HomeHero.tsx'
import type { homeLoader } from './home.loader.ts'

/** The alternative home page. */
export function HomePage({ content: { figure, services, partners, callsIn } }: PageProps<typeof homeLoader>) {
  return (
    <>
      <HomeHero partners={partners.slice(0, 4)} figure={figure} />
      <BelowTheFold>
        <HomeCards />
        <ServicesGrid title={<FormattedMessage id="home.services.title" />} services={services} />
        <NextLevel
          alsoIn={callsIn}
          title={<FormattedMessage id="home.next.title" />}
          intro={<FormattedMessage id="home.next.intro" />}
          button={<FormattedMessage id="home.next.button" />}
        />
        <Section tone="ink" title={<FormattedMessage id="home.partners.title" />}>
          <PartnerLogos isOnDark partners={partners} />
        </Section>
      </BelowTheFold>
    </>
  )
}
