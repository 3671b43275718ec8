import { ContactForm } from '../../../components/ContactForm'
import { Hero } from '../../../components/parts'
import { contentIn } from '../../../content.mjs'

export default async function Contact({ params }) {
  const { locale } = await params
  return (
    <>
      <Hero {...contentIn(locale).contact} />
      <section>
        <ContactForm />
      </section>
    </>
  )
}
