import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportConversion } from '../../components/consent/tracking.ts'
import { PictureHero } from '../../components/sections/hero/PictureHero.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { forgetTyped } from '../../forms/browser/typed-text.ts'
import { sentFragment } from '../../forms/mail-path.ts'
import { ThanksProgress } from './ThanksProgress.tsx'

export function ThanksPage() {
  useConversion()
  return (
    <PictureHero picture="hero/last-stone" look="near" title="thanks.title" intro="thanks.text">
      <Text className="max-w-[31em] font-600 text-intro lg:max-w-[min(31em,58%)]" words="thanks.whereToLook" />
      <ThanksProgress />
      <ButtonLink to="/" tone="outlineDark" label="thanks.back" />
    </PictureHero>
  )
}

/**
 * Reports a sent lead once. Opened by itself, the page reports nothing. Until the visitor consents, the lead's id waits in
 * the history: there it survives a reload, and is in no address that a visitor copies.
 */
function useConversion(): void {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const keep = (sent?: string) =>
      void navigate({ to: '.', hash: '', replace: true, resetScroll: false, state: { sent } })
    if (hash.startsWith(sentFragment)) {
      // A form that was sent without scripts leads here: nothing else has forgotten what was typed.
      forgetTyped()
      keep(hash)
    } else if (state.sent) return reportConversion(state.sent, keep)
  }, [hash, state.sent, navigate])
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The id of a lead that was sent and is not reported yet. */
    sent?: string
  }
}
