import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { LocaleId } from '../../locales/locales.ts'
import { useLocale } from '../page/PageProvider.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { DarkBand } from './DarkBand.tsx'
import { Actions } from './hero/Hero.tsx'

interface NextLevelProps {
  /** The language of the page that the call leads to; readers of other languages are offered theirs first. */
  alsoIn?: LocaleId
  title: ReactNode
  intro?: ReactNode
  button: ReactNode
  /** Shown after the button. */
  children?: ReactNode
}

/** The call to action that closes a page. */
export function NextLevel({ alsoIn, title, intro, button, children }: NextLevelProps) {
  const locale = useLocale()
  return (
    <DarkBand className="print:hidden" title={title}>
      {intro && <p className="max-w-[34em] text-balance lg:max-w-[min(34em,58%)] text-intro text-on-dark">{intro}</p>}
      <Actions>
        {/* On wide screens it lies where the pavement lacks a stone. */}
        <span className="grid lg:absolute lg:bottom-[9.6vw] lg:left-[51%] lg:-translate-x-1/2">
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
    </DarkBand>
  )
}
