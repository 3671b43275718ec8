import { Cards, Hero } from '../../../components/parts'
import { contentIn } from '../../../content.mjs'

export default async function About({ params }) {
  const { locale } = await params
  const { about, services } = contentIn(locale)
  return (
    <>
      <Hero {...about} />
      <Cards title={about.title} cards={services} />
    </>
  )
}
