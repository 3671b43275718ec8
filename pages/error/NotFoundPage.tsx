import { FormattedMessage } from 'react-intl'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'

export function NotFoundPage() {
  return (
    // The number in the pavement stands to the right of the words.
    <div className="lg:[&_.backdrop-shade]:-translate-x-[14%] lg:[&_img]:translate-x-[4%] lg:[&_p]:max-w-[18em]">
      <Hero
        picture="hero/missing-stones"
        title={
          <span className="block lg:max-w-[6.5em]">
            <FormattedMessage id="error.notFound.title" />
          </span>
        }
        intro={<FormattedMessage id="error.notFound.text" />}
      >
        <div className="w-full lg:max-w-lg lg:[&_a]:px-5">
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
        </div>
      </Hero>
    </div>
  )
}
