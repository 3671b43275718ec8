import { roomyWindow, wideWindow } from '../../components/layout/layout-widths.ts'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { Text } from '../../components/ui/Text.tsx'

const cards = [
  {
    to: '/inteligencia-artificial',
    picture: 'ways/ai',
    title: 'home.cards.ai.title',
    description: 'home.cards.ai.description',
    button: 'home.cards.ai.button',
  },
  {
    to: '/fabrica-de-software',
    picture: 'ways/factory',
    title: 'home.cards.app.title',
    description: 'home.cards.app.description',
    button: 'home.cards.app.button',
  },
  {
    to: '/contrate',
    picture: 'ways/hire',
    title: 'home.cards.hire.title',
    description: 'home.cards.hire.description',
    button: 'home.cards.hire.button',
  },
] as const

export function HomeCards() {
  return (
    <section aria-labelledby="ways" className="ground-mint">
      <div className="band-low">
        <Text as="h2" id="ways" className="mb-stack text-title-strong" words="home.cards.title" />
        <PlainList className="cards lg:grid-cols-3">
          {cards.map(({ to, picture, title, description, button }) => (
            <li key={to} className="card grid overflow-hidden sm:max-lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
              <div className="sm:max-lg:self-center sm:max-lg:p-4">
                <Picture
                  name={picture}
                  alt=""
                  sizes={`${wideWindow} 500px, ${roomyWindow} 50vw, 100vw`}
                  className="sm:max-lg:rounded-panel"
                />
              </div>
              <div className="flex flex-col items-start gap-2 p-card">
                <Text as="h3" className="text-heading-strong" words={title} />
                <Text className="text-muted sm:mb-2" words={description} />
                <div className="mt-auto pt-2">
                  <ButtonLink to={to} tone="solid" label={button} />
                </div>
              </div>
            </li>
          ))}
        </PlainList>
      </div>
    </section>
  )
}
