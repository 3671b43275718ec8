import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { useLocale } from '../page/PageProvider.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Actions } from './hero/Hero.tsx'
import { WaveBand } from './WaveBand.tsx'

interface NextLevelProps {
  /** Of a call that something follows: the last one of a page stands on the pavement. */
  picture?: PictureName
  /** The language to which the call leads from all pages: where visitors read another, they are offered theirs first. */
  alsoIn?: LocaleId
  title: ReactNode
  intro: ReactNode
  button: ReactNode
  /** Buttons after it. */
  children?: ReactNode
}

/** The call to action that closes a page, in the page's own words. */
export function NextLevel({ picture = 'hero/closing-stones', alsoIn, title, intro, button, children }: NextLevelProps) {
  const locale = useLocale()
  return (
    <WaveBand picture={picture} size="statement" title={title}>
      <p className="max-w-[34em] text-intro text-on-dark">{intro}</p>
      <div className="mt-3">
        <Actions>
          <ButtonLink to="/contato" tone="accent">
            {button}
          </ButtonLink>
          {children}
          {alsoIn && alsoIn !== locale && (
            <ButtonLink to="/contato" locale={alsoIn} tone="outlineDark">
              <FormattedMessage id="ui.contactInPortuguese" />
            </ButtonLink>
          )}
        </Actions>
      </div>
    </WaveBand>
  )
}
