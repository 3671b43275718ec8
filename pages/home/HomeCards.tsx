import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../../components/ui/ButtonLink'
import { Icon } from '../../components/ui/Icon'

const cards = [
  {
    to: '/inteligencia-artificial',
    icon: 'ai',
    title: 'home.cards.ai.title',
    description: 'home.cards.ai.description',
    button: 'home.cards.ai.button',
  },
  {
    to: '/fabrica-de-software',
    icon: 'mobile',
    title: 'home.cards.app.title',
    description: 'home.cards.app.description',
    button: 'home.cards.app.button',
  },
  {
    to: '/contrate',
    icon: 'outsourcing',
    title: 'home.cards.hire.title',
    description: 'home.cards.hire.description',
    button: 'home.cards.hire.button',
  },
] as const

/** The three ways in, one for each landing page. They overlap the hero's wave. */
export function HomeCards() {
  return (
    <section aria-labelledby="ways" className="content relative -mt-[clamp(4.5rem,8vw,8rem)]">
      <h2 id="ways" className="sr-only">
        <FormattedMessage id="home.cards.title" />
      </h2>
      <ul className="grid gap-5 lg:grid-cols-3">
        {cards.map(({ to, icon, title, description, button }) => (
          <li key={to} className="card flex flex-col items-start gap-4 p-[clamp(1.5rem,1.2rem+1.4vw,2.5rem)]">
            <span className="flex h-12 w-12 items-center justify-center rounded-field bg-mint text-2xl text-link">
              <Icon name={icon} />
            </span>
            <h3 className="text-heading-strong">
              <FormattedMessage id={title} />
            </h3>
            <p className="mb-2 text-muted">
              <FormattedMessage id={description} />
            </p>
            <div className="mt-auto">
              <ButtonLink to={to} tone="solid">
                <FormattedMessage id={button} />
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
