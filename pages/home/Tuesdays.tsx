import { FormattedMessage, useIntl } from 'react-intl'
import { roomyWindow } from '../../components/layout/layout-widths.ts'
import { Picture } from '../../components/ui/Picture.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'

/**
 * The weeks of a stage, each with the screen that can be tried on its Tuesday; the first week has none, and the second's is for phones. Places are
 * above the lime stones in the picture, in hundredths of its width and height, from the back on the left to the front
 * on the right; bands are those of the wide picture. Phones have a picture of their own.
 */
const weeks = [
  {
    picture: 'screens/prototype',
    band: 'M0 414C122 445 265 404 357 373S571 348 776 361S980 368 1031 333S1122 314 1327 322L1600 320V351L1153 343C1061 345 1082 404 1000 409S796 389 571 392S347 414 235 467S61 501 0 486Z',
    label: 'home.tuesdays.prototype',
    alt: 'home.tuesdays.prototypeAlt',
    place: 'left-[6%] bottom-[16%] sm:hidden',
  },
  {
    picture: 'screens/list',
    band: 'M0 552C204 578 306 506 388 481S510 430 714 435S1122 465 1173 450S1224 373 1316 373L1600 376V419L1357 414C1265 419 1286 527 1173 532S816 496 612 500S357 516 235 593S51 664 0 680Z',
    label: 'home.tuesdays.list',
    alt: 'home.tuesdays.listAlt',
    place:
      'max-sm:left-[38%] max-sm:bottom-[13.5%] sm:max-lg:left-[29%] sm:max-lg:bottom-[49%] sm:max-lg:w-[32%] lg:left-[47%] lg:bottom-[47%] lg:w-[20%] 2xl:left-[42.5%] 2xl:w-[19%]',
  },
  {
    picture: 'screens/live',
    band: 'M0 845C153 812 306 761 408 680S571 572 776 572S1224 608 1429 618S1531 771 1429 771C1224 741 1020 710 776 704S490 751 388 812L276 900L0 900Z',
    label: 'home.tuesdays.live',
    alt: 'home.tuesdays.liveAlt',
    place:
      'max-sm:left-[68%] max-sm:bottom-[11.5%] sm:max-lg:left-[65%] sm:max-lg:bottom-[34%] sm:max-lg:w-[32%] lg:right-[max(var(--gutter),50%-var(--content)/2)] lg:bottom-[31%] lg:w-[28%]',
  },
] as const

export function Tuesdays() {
  const intl = useIntl()
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, the row scrolls only if it has the focus
      tabIndex={0}
      aria-labelledby="tuesdays"
      className="max-sm:absolute max-sm:inset-0 max-sm:overflow-x-auto max-sm:overscroll-x-contain max-sm:snap-x max-sm:snap-mandatory max-sm:[scrollbar-width:none] sm:invisible sm:[&>*]:visible focusable lg:absolute lg:inset-x-0 lg:bottom-[-5vw] lg:mt-0 -z-1 sm:relative sm:-mt-8"
    >
      <div className="max-sm:absolute max-sm:bottom-0 max-sm:h-126 max-sm:w-224 sm:relative sm:aspect-video">
        <Picture
          name="hero/home"
          narrow="hero-walk/home"
          alt=""
          sizes={`${roomyWindow} 100vw, 896px`}
          isFirst
          className="absolute inset-0 h-full w-full object-cover object-[70%_100%] fade-in-picture"
        />
        <svg
          aria-hidden="true"
          viewBox="0 0 1600 900"
          className="absolute inset-0 h-full w-full opacity-30 mix-blend-screen max-sm:hidden"
        >
          <linearGradient id="sweep" className="text-accent">
            <stop offset=".8" stopColor="currentColor" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
          {weeks.map(({ picture, band }) => (
            <g key={picture} clipPath={`path('${band}')`}>
              <rect width="2000" height="900" fill="url(#sweep)" className="band-filling" />
            </g>
          ))}
        </svg>
        <span aria-hidden="true" className="absolute inset-0 field-shade" />
        <h2 id="tuesdays" className="sr-only">
          <FormattedMessage id="home.tuesdays.title" />
        </h2>
        <PlainList>
          {weeks.map(({ picture, label, alt, place }) => (
            <li key={picture} className={`absolute snap-center max-sm:w-[26%] ${place}`}>
              <span aria-hidden="true" className="week-gap" />
              <figure className="screen-stage relative">
                <Picture
                  name={picture}
                  alt={intl.formatMessage({ id: alt })}
                  sizes={`${roomyWindow} 20vw, 233px`}
                  className="screen-plane screen-rising"
                />
                <figcaption className="absolute top-full left-0 mt-9 whitespace-nowrap rounded-pill bg-ink/80 px-2.5 py-0.5 text-on-dark text-datum sm:mt-4">
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
