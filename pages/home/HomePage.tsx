import { FormattedMessage } from 'react-intl'
import { BelowTheFold } from '../../components/page/BelowTheFold'
import { NextLevel } from '../../components/sections/NextLevel'
import { PartnerLogos } from '../../components/sections/PartnerLogos'
import { Section } from '../../components/sections/Section'
import { ServicesGrid } from '../../components/sections/ServicesGrid'
import { ButtonLink } from '../../components/ui/ButtonLink'
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
        <ServicesGrid
          title={<FormattedMessage id="home.services.title" />}
          intro={<FormattedMessage id="home.services.intro" />}
          services={services}
        />
        <NextLevel
          picture="call/home"
          alsoIn={callsIn}
          title={<FormattedMessage id="home.next.title" />}
          intro={<FormattedMessage id="home.next.intro" />}
          button={<FormattedMessage id="home.next.button" />}
        />
        <Section
          tone="ink"
          title={<FormattedMessage id="home.partners.title" />}
          intro={<FormattedMessage id="home.partners.intro" />}
          action={
            <ButtonLink to="/casos" tone="outlineDark">
              <FormattedMessage id="home.partners.stories" />
            </ButtonLink>
          }
        >
          <PartnerLogos isOnDark partners={partners} />
        </Section>
      </BelowTheFold>
    </>
  )
}
