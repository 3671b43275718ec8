import { FormattedMessage } from 'react-intl'
import { roomyWindow } from '../../components/layout/layout-widths.ts'
import { ClaimScreen, ClaimsScreen, PrototypeScreen } from '../../components/screens/screens.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { Text } from '../../components/ui/Text.tsx'

/**
 * The weeks of a stage, each with what can be tried on its Tuesday; the first has nothing yet. Each screen stands on
 * its week's lime stone (screens.css); phones have a picture of their own.
 */
const weeks = [
  { Screen: PrototypeScreen, label: 'home.tuesdays.prototype', alt: 'home.tuesdays.prototypeAlt' },
  { Screen: ClaimsScreen, label: 'home.tuesdays.list', alt: 'home.tuesdays.listAlt' },
  { Screen: ClaimScreen, label: 'home.tuesdays.live', alt: 'home.tuesdays.liveAlt' },
] as const

export function HeroWeeks() {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, the row scrolls only if it has the focus
      tabIndex={0}
      aria-labelledby="tuesdays"
      className="home-weeks focusable"
    >
      <div>
        <Picture
          name="hero/home"
          narrow="hero-walk/home"
          alt=""
          sizes={`${roomyWindow} 100vw, 896px`}
          isFirst
          className="home-picture"
        />
        <span aria-hidden="true" className="home-shade" />
        <Text as="h2" id="tuesdays" className="sr-only" words="home.tuesdays.title" />
        <PlainList className="weeks invisible">
          {weeks.map(({ Screen, label, alt }) => (
            <li key={label} className="group absolute">
              <figure className="screen-rising">
                <Screen label={alt} />
                {/* On a phone, what is half in view has no words: they would begin in the middle. */}
                <figcaption className="max-sm:group-not-last:hidden absolute top-full left-0 whitespace-nowrap rounded-field bg-ink/80 px-2.5 py-0.5 text-on-dark text-datum">
                  <FormattedMessage id={label} />
                </figcaption>
              </figure>
            </li>
          ))}
        </PlainList>
      </div>
    </section>
  )
}
