import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { reportConversion } from '../../components/consent/tracking.ts'
import { Hero } from '../../components/sections/hero/Hero.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { ThanksProgress } from './ThanksProgress.tsx'

/** Reports the conversion of a request that was sent; opened by itself, the page reports nothing. */
export function ThanksPage() {
  useEffect(reportConversion, [])
  return (
    <Hero
      picture="hero/last-stone"
      title={<FormattedMessage id="thanks.title" />}
      intro={<FormattedMessage id="thanks.text" />}
    >
      <p className="max-w-[26em] rounded-panel bg-white/10 px-6 py-4 font-600">
        <FormattedMessage id="thanks.whereToLook" />
      </p>
      <ThanksProgress />
      <ButtonLink to="/" tone="outlineDark">
        <FormattedMessage id="thanks.back" />
      </ButtonLink>
    </Hero>
  )
}
