import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Text } from '../../components/ui/Text.tsx'

export default function NotFoundPage() {
  return (
    // The number in the pavement stands to the right of the words.
    <div className="lg:[&_.backdrop-shade]:-translate-x-[14%] lg:[&_img]:translate-x-[4%] lg:[&_p]:max-w-[18em]">
      <Hero
        picture="hero/missing-stones"
        title={<Text as="span" className="block lg:max-w-[6.5em]" words="error.notFound.title" />}
        intro="error.notFound.text"
      >
        <div className="w-full lg:max-w-lg lg:[&_a]:px-5">
          <Actions>
            <ButtonLink to="/" tone="accent" label="error.notFound.home" />
            <ButtonLink to="/" hash="servicos" tone="outlineDark" label="error.notFound.services" />
            <ButtonLink to="/contato" tone="outlineDark" label="error.notFound.contact" />
          </Actions>
        </div>
      </Hero>
    </div>
  )
}
