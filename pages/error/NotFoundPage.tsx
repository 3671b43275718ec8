import { FormattedMessage } from 'react-intl'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'

export function NotFoundPage() {
  return (
    <Hero
      picture="hero/missing-stones"
      title={<FormattedMessage id="error.notFound.title" />}
      intro={<FormattedMessage id="error.notFound.text" />}
    >
      <Actions>
        <ButtonLink to="/" tone="accent">
          <FormattedMessage id="error.notFound.home" />
        </ButtonLink>
        <ButtonLink to="/" hash="servicos" tone="outlineDark">
          <FormattedMessage id="error.notFound.services" />
        </ButtonLink>
        <ButtonLink to="/contato" tone="outlineDark">
          <FormattedMessage id="error.notFound.contact" />
        </ButtonLink>
      </Actions>
    </Hero>
  )
}
