import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { reportConversion } from '../../components/consent/tracking.ts'
import { Hero } from '../../components/sections/hero/Hero.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { sentMark } from '../../forms/mail-path.ts'
import { forgetTyped } from '../../forms/typed-text.ts'
import { ThanksProgress } from './ThanksProgress.tsx'

export function ThanksPage() {
  useConversion()
  return (
    <Hero picture="hero/last-stone" title="thanks.title" intro="thanks.text">
      <Text
        className="w-full max-w-md text-balance rounded-panel bg-white/10 px-6 py-4 font-600"
        words="thanks.whereToLook"
      />
      <ThanksProgress />
      <ButtonLink to="/" tone="outlineDark" label="thanks.back" />
    </Hero>
  )
}

/** Reports the request that the address tells of; opened by itself, the page reports nothing. */
function useConversion(): void {
  const { hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (!hash.startsWith(sentMark)) return
    // Of a form that the browser sent by itself.
    forgetTyped()
    return reportConversion(hash, () => void navigate({ to: '.', hash: '', replace: true, resetScroll: false }))
  }, [hash, navigate])
}
