import { FormattedMessage } from 'react-intl'
import type { LocaleId } from '../../locales/locales'
import type { MessageId } from '../../locales/message-id'
import { layoutWidthsPx } from '../layout/layout-widths'
import { ButtonLink } from '../ui/ButtonLink'
import { Picture } from '../ui/Picture'
import { WaveScrim } from './Hero'

interface NextLevelProps {
  /** The language of the target, for a call that leads to the same language from all pages. */
  locale?: LocaleId
  title?: MessageId
  intro?: MessageId
  button?: MessageId
}

/** The call to action that closes a page. */
export function NextLevel({
  locale,
  title = 'ui.nextLevel.title',
  intro = 'ui.nextLevel.intro',
  button = 'ui.nextLevel.button',
}: NextLevelProps) {
  return (
    <section aria-labelledby="next-level" className="band">
      <div className="ground-dark relative isolate flex flex-col items-start gap-5 overflow-hidden rounded-card px-[clamp(1.5rem,5vw,5rem)] py-[clamp(3rem,6vw,6rem)]">
        <Picture
          name="hero/services"
          alt=""
          sizes={`(min-width: 1600px) ${layoutWidthsPx.alternative}px, 100vw`}
          className="absolute inset-0 -z-1 h-full w-full object-cover object-right-bottom"
        />
        <WaveScrim />
        <h2 id="next-level" className="max-w-[16em] text-title-strong">
          <FormattedMessage id={title} />
        </h2>
        <p className="max-w-[34em] text-intro text-on-dark">
          <FormattedMessage id={intro} />
        </p>
        <div className="mt-3">
          <ButtonLink to="/contato" locale={locale} tone="accent">
            <FormattedMessage id={button} />
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
