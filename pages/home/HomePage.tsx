import { FormattedMessage } from 'react-intl'
import { BelowTheFold } from '../../components/page/BelowTheFold'
import { NextLevel } from '../../components/sections/NextLevel'
import { PartnerLogos } from '../../components/sections/PartnerLogos'
import { Section } from '../../components/sections/Section'
import { ServicesBento } from '../../components/sections/ServicesBento'
import type { PageProps } from '../page-loader'
import { HomeCards } from './HomeCards'
import { HomeHero } from './HomeHero'
import type { homeLoader } from './home.loader'

/** The home in its alternative variant. */
export function HomePage({ content: { services, partners, callsIn } }: PageProps<typeof homeLoader>) {
  return (
    <>
      <HomeHero partners={partners.slice(0, 4)} />
      <BelowTheFold>
        <HomeCards />
        <ServicesBento title={<FormattedMessage id="home.services.title" />} services={services} />
        <NextLevel
          picture="call/home"
          alsoIn={callsIn}
          title={<FormattedMessage id="home.next.title" />}
          intro={<FormattedMessage id="home.next.intro" />}
          button={<FormattedMessage id="home.next.button" />}
        />
        <Section tone="mint" title={<FormattedMessage id="home.partners.title" />}>
          <PartnerLogos partners={partners} />
        </Section>
      </BelowTheFold>
    </>
  )
}
