import { FormattedMessage } from 'react-intl'
import { ClaimScreen, ClaimsScreen, PrototypeScreen } from '../../components/screens/screens.tsx'
import { Scene } from '../../components/sections/hero/Scene.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { Text } from '../../components/ui/Text.tsx'

/** The weeks of a stage, each with what can be tried on its Tuesday. The last one is shown in full, the others by their heads. */
const weeks = [
  { Screen: PrototypeScreen, label: 'home.tuesdays.prototype', alt: 'home.tuesdays.prototypeAlt' },
  { Screen: ClaimsScreen, label: 'home.tuesdays.list', alt: 'home.tuesdays.listAlt' },
  { Screen: ClaimScreen, label: 'home.tuesdays.live', alt: 'home.tuesdays.liveAlt' },
] as const

export function HeroWeeks() {
  return (
    <section aria-labelledby="tuesdays">
      <Text as="h2" id="tuesdays" className="sr-only" words="home.tuesdays.title" />
      <Scene picture="scene/home">
        <PlainList className="weeks">
          {weeks.map(({ Screen, label, alt }) => (
            <li key={label}>
              <figure>
                <Screen label={alt} />
                <figcaption className="text-datum">
                  <FormattedMessage id={label} values={{ what: (words) => <span key="what">{words}</span> }} />
                </figcaption>
              </figure>
            </li>
          ))}
        </PlainList>
      </Scene>
    </section>
  )
}
