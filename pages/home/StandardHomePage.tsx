import { useIntl } from 'react-intl'
import { Carousel } from '../../components/carousel/Carousel.tsx'
import { OptionalPart } from '../../components/page/OptionalPart.tsx'
import { PartnerLogos } from '../../components/sections/cards/PartnerLogos.tsx'
import { Technologies } from '../../components/sections/cards/Technologies.tsx'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { Section } from '../../components/sections/Section.tsx'
import { PriceLedger } from '../../components/sections/services/PriceLedger.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import type { StandardHome } from './home.data.ts'
import { ServiceSlide } from './ServiceSlide.tsx'

export default function StandardHomePage({ prices, carousel, partners, technologies }: StandardHome) {
  const intl = useIntl()
  return (
    <>
      <Hero picture="hero/stones" title="home.standard.banner.title" intro="home.standard.banner.intro">
        <Actions>
          <ButtonLink to="/contato" tone="accent" label="home.standard.banner.contact" />
          <ButtonLink to="/respostas" tone="outlineDark" label="ui.answers.more" />
        </Actions>
      </Hero>
      <PriceLedger prices={prices} />
      <Section isWide title="home.standard.partners.title">
        <PartnerLogos partners={partners} />
      </Section>
      <Section isWide title="home.standard.stack.title" intro="home.standard.stack.intro">
        <Technologies technologies={technologies} />
      </Section>
      <Section isWide title="home.standard.carousel.title">
        <OptionalPart>
          <Carousel
            layout="services"
            label={intl.formatMessage({ id: 'home.standard.carousel.title' })}
            slides={carousel.map((service) => ({ id: service.id, content: <ServiceSlide service={service} /> }))}
          />
        </OptionalPart>
      </Section>
    </>
  )
}
