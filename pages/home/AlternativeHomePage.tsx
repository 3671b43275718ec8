import { PartnerLogos } from '../../components/sections/cards/PartnerLogos.tsx'
import { NextLevel, SalesButton } from '../../components/sections/NextLevel.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { ServicesGrid } from '../../components/sections/services/ServicesGrid.tsx'
import { HomeCards } from './HomeCards.tsx'
import { HomeHero } from './HomeHero.tsx'
import type { AlternativeHome } from './home.source.ts'
import { Results } from './Results.tsx'

export default function AlternativeHomePage({ results, services, partners }: AlternativeHome) {
  return (
    <>
      <HomeHero partners={partners.slice(0, 4)} />
      <HomeCards />
      <Results results={results} />
      <ServicesGrid title="home.services.title" services={services} />
      <NextLevel picture="hero/conversation" title="home.next.title" intro="home.next.intro" button="home.next.button">
        <SalesButton />
      </NextLevel>
      <WideSection size="low" title="home.partners.title">
        <PartnerLogos partners={partners} />
      </WideSection>
    </>
  )
}
