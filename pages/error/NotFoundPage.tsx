import { PictureHero } from '../../components/sections/hero/PictureHero.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'

/** The picture shows the number 404 in the pavement, to the right of the words. */
export default function NotFoundPage() {
  return (
    <PictureHero picture="hero/missing-stones" look="narrow" title="error.notFound.title" intro="error.notFound.text">
      <Actions>
        <ButtonLink to="/" tone="accent" label="error.notFound.home" />
        <ButtonLink to="/" hash="servicos" tone="outlineDark" label="error.notFound.services" />
        <ButtonLink to="/contato" tone="outlineDark" label="error.notFound.contact" />
      </Actions>
    </PictureHero>
  )
}
