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

/** On a phone, a row that opens on its last week, on the right. */
export function HeroWeeks() {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, the row scrolls only if it has the focus
      tabIndex={0}
      aria-labelledby="tuesdays"
      className="max-sm:absolute max-sm:inset-0 max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:[direction:rtl] max-sm:[scrollbar-width:none] sm:invisible sm:[&>*]:visible focusable print:hidden lg:absolute lg:inset-x-0 lg:bottom-[-5vw] lg:mt-0 -z-1 sm:relative sm:-mt-8"
    >
      <div className="[direction:ltr] max-sm:absolute max-sm:right-0 max-sm:bottom-0 max-sm:h-126 max-sm:w-224 sm:relative sm:aspect-video">
        <Picture
          name="hero/home"
          narrow="hero-walk/home"
          alt=""
          sizes={`${roomyWindow} 100vw, 896px`}
          isFirst
          className="absolute inset-0 h-full w-full object-cover fade-out-picture lg:[mask-image:linear-gradient(transparent_24%,#000_52%)]"
        />
        <span aria-hidden="true" className="absolute inset-0 field-shade" />
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
