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
    <DarkBand size="statement" title={title}>
      {intro && <p className="max-w-[34em] text-balance text-intro text-on-dark">{intro}</p>}
      <div className="mt-3">
        <Actions>
          <ButtonLink to="/contato" tone="accent">
            {button}
          </ButtonLink>
        )}
      </Actions>
    </DarkBand>
  )
}
