import type { ReactNode } from 'react'
import type { PictureName } from '../../content/picture.schema'
import type { LocaleId } from '../../locales/locales'
import { ButtonLink } from '../ui/ButtonLink'
import { WaveBand } from './WaveBand'

interface NextLevelProps {
  /** A wave that the page does not show elsewhere. */
  picture: PictureName
  /** The language of the target, for a call that leads to the same language from all pages. */
  locale?: LocaleId
  title: ReactNode
  intro: ReactNode
  button: ReactNode
}

/** The call to action that closes a page, in the page's own words. */
export function NextLevel({ picture, locale, title, intro, button }: NextLevelProps) {
  return (
    <WaveBand picture={picture} size="statement" title={title}>
      <p className="max-w-[34em] text-intro text-on-dark">{intro}</p>
      <div className="mt-3">
        <ButtonLink to="/contato" locale={locale} tone="accent">
          {button}
        </ButtonLink>
      </div>
    </WaveBand>
  )
}
