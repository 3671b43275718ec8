import { Cards, Hero, Logos } from '../../components/parts'
import { contentIn, locales } from '../../content.mjs'

export default async function Home({ params }) {
  const { locale = locales[0] } = await params
  const { home, services, partners } = contentIn(locale)
  return (
    <>
      <Hero {...home} />
      <Cards title={home.title} cards={services} />
      <Logos partners={partners} />
    </>
  )
}
