import { type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { useLocale } from '../page/PageProvider.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Actions } from './hero/Hero.tsx'

interface NextLevelProps {
  /** In place of the pavement at night, where a stone is missing for the button. */
  picture?: PictureName
  /** The language of the page that the call leads to; readers of other languages are offered theirs first. */
  alsoIn?: LocaleId
  title: ReactNode
  intro?: ReactNode
  button: ReactNode
  /** Shown after the button. */
  children?: ReactNode
}

/** The call to action that closes a page. */
export function NextLevel({ picture, alsoIn, title, intro, button, children }: NextLevelProps) {
  const locale = useLocale()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className="ground-night relative isolate overflow-hidden print:hidden">
      <Picture
        name={picture ?? 'call/home'}
        narrow={picture ? undefined : 'hero/last-stone'}
        alt=""
        sizes="100vw"
        className={`absolute inset-x-0 bottom-0 -z-1 block h-[18rem] w-full object-cover object-right fade-in-picture ${picture ? 'lg:h-full' : 'sm:max-lg:bottom-[-11rem] sm:max-lg:h-[36rem] lg:h-auto'}`}
      />
      <span aria-hidden="true" className="absolute inset-0 -z-1 call-shade" />
      <div
        className={`content flex flex-col items-start gap-6 pt-band pb-[18rem] ${picture ? 'lg:min-h-[36vw] lg:pb-band' : 'lg:min-h-[43.75vw] lg:pb-[14vw]'}`}
      >
        <div className="figure-column w-full">
          <h2 id={titleId} className="text-statement-strong">
            {title}
          </h2>
        </div>
        {intro && <p className="max-w-[34em] text-balance text-intro text-on-dark lg:max-w-[min(34em,58%)]">{intro}</p>}
        <Actions>
          {/* On wide screens it lies where the pavement lacks a stone, and fills the gap; narrower ones do not show it. */}
          <span
            className={`grid rounded-pill ${picture ? '' : 'lg:absolute lg:bottom-[8.4vw] lg:left-[51.5%] lg:min-h-[4.4vw] lg:min-w-[18.5vw] lg:-translate-x-1/2 lg:shadow-seat'}`}
          >
            <ButtonLink to="/contato" tone="accent">
              {button}
            </ButtonLink>
          </span>
          {children}
          {alsoIn && alsoIn !== locale && (
            <ButtonLink to="/contato" locale={alsoIn} tone="outlineDark">
              <FormattedMessage id="ui.contactInPortuguese" />
            </ButtonLink>
          )}
        </Actions>
      </div>
    </section>
  )
}
