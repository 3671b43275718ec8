import { FormattedMessage, useIntl } from 'react-intl'
import { Carousel } from '../../components/carousel/Carousel'
import { BelowTheFold } from '../../components/page/BelowTheFold'
import { Actions, Hero } from '../../components/sections/Hero'
import { PartnerLogos } from '../../components/sections/PartnerLogos'
import { Section } from '../../components/sections/Section'
import { ServicesBento } from '../../components/sections/ServicesBento'
import { Technologies } from '../../components/sections/Technologies'
import { ButtonLink } from '../../components/ui/ButtonLink'
import type { PageProps } from '../page-loader'
import { ServiceSlide } from './ServiceSlide'
import type { standardHomeLoader } from './standard-home.loader'

/** The home in its standard variant. */
export function StandardHomePage({ content }: PageProps<typeof standardHomeLoader>) {
  const { services, carousel, partners, technologies } = content
  const intl = useIntl()
  return (
    <>
      <Hero
        picture="hero/home"
        title={<FormattedMessage id="home.standard.banner.title" />}
        intro={<FormattedMessage id="home.standard.banner.intro" />}
      >
        <Actions>
          <ButtonLink to="/contato" tone="accent">
            <FormattedMessage id="home.standard.banner.contact" />
          </ButtonLink>
          <ButtonLink to="/quem-somos" tone="outlineDark">
            <FormattedMessage id="home.standard.banner.about" />
          </ButtonLink>
        </Actions>
      </Hero>
      <BelowTheFold>
        <ServicesBento title={<FormattedMessage id="home.standard.services.title" />} services={services} />
        <Section tone="mint" title={<FormattedMessage id="home.standard.partners.title" />}>
          <PartnerLogos partners={partners} />
        </Section>
        <Section
          title={<FormattedMessage id="home.standard.stack.title" />}
          intro={<FormattedMessage id="home.standard.stack.intro" />}
        >
          <Technologies technologies={technologies} />
        </Section>
        <Section tone="mint" title={<FormattedMessage id="home.standard.carousel.title" />}>
          <Carousel
            layout="services"
            label={intl.formatMessage({ id: 'home.standard.carousel.title' })}
            slides={carousel.map((service) => ({ id: service.id, content: <ServiceSlide service={service} /> }))}
          />
        </Section>
      </BelowTheFold>
    </>
  )
}
