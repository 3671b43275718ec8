import { useIntl } from 'react-intl'
import { Carousel } from '../../components/carousel/Carousel.tsx'
import { OptionalPart } from '../../components/page/OptionalPart.tsx'
import { PartnerLogos } from '../../components/sections/cards/PartnerLogos.tsx'
import { Technologies } from '../../components/sections/cards/Technologies.tsx'
import { PictureHero } from '../../components/sections/hero/PictureHero.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { PriceLedger } from '../../components/sections/services/PriceLedger.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import type { StandardHome } from './home.source.ts'
import { ServiceSlide } from './ServiceSlide.tsx'

export default function StandardHomePage({ prices, carousel, partners, technologies }: StandardHome) {
  const intl = useIntl()
  return (
    <>
      <PictureHero picture="hero/stones" title="home.standard.banner.title" intro="home.standard.banner.intro">
        <Actions>
          <ButtonLink to="/contato" tone="accent" label="home.standard.banner.contact" />
          <ButtonLink to="/respostas" tone="outlineDark" label="ui.answers.more" />
        </Actions>
      </PictureHero>
      <PriceLedger prices={prices} />
      <WideSection size="low" ground="mint" title="home.standard.partners.title">
        <PartnerLogos partners={partners} />
      </WideSection>
      <WideSection title="home.standard.stack.title" intro="home.standard.stack.intro">
        <Technologies technologies={technologies} />
      </WideSection>
      <WideSection title="home.standard.carousel.title">
        <OptionalPart>
          <Carousel
            layout="services"
            label={intl.formatMessage({ id: 'home.standard.carousel.title' })}
            slides={carousel.map((service) => ({ id: service.id, content: <ServiceSlide service={service} /> }))}
          />
        </OptionalPart>
      </WideSection>
    </>
  )
}
