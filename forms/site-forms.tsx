import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { reportConversion } from '../components/consent/tracking.ts'
import { usePage } from '../components/page/PageProvider.tsx'
import { pathnameIn } from '../components/page/page-path.ts'
import type { LocaleId } from '../locales/locales.ts'
import { contactForm } from './contact.ts'
import { Form } from './Form.tsx'
import { leadForm } from './lead.ts'
import { formAction, sentMark } from './mail-path.ts'
import { nextRequest, send, type Waiting } from './outbox.ts'

export function ContactForm() {
  return <Form declaration={contactForm} {...useDelivery()} />
}

/** @param props.thanksLocale the language of the thank-you page, if it differs from the visitor's */
export function LeadForm(props: { thanksLocale?: LocaleId }) {
  return <Form declaration={leadForm} {...useDelivery(props)} />
}

/** An address may carry any number of campaign parameters; the mail service limits its bytes (originDeclaration). */
const maxOriginLength = 2000

/** @param thanksLocale the language of the thank-you page, if it differs from the visitor's */
export function useDelivery({ thanksLocale }: { thanksLocale?: LocaleId } = {}) {
  const router = useRouter()
  const { locale, pathname } = usePage()
  const isShown = useRef(false)
  const unanswered = useRef<Waiting>(undefined)
  const thanks = { to: '/$locale/obrigado', params: { locale: thanksLocale ?? locale } } as const
  const thanksPath = pathnameIn(thanks.params.locale, { to: '/obrigado' })

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])

  /** False if the site was published again since, if the page is on another domain, or if the server fails. */
  const loadThanks = async () => {
    const matches = await router.preloadRoute(thanks)
    return matches?.every(({ status }) => status === 'success') ?? false
  }

  return {
    // The site's Content-Security-Policy allows forms to post to its own origin only.
    action: import.meta.env.VITE_MAIL_URL ? undefined : formAction(pathname, thanksPath),
    async onSend(values: Record<string, string>) {
      const origin = location.href.slice(0, maxOriginLength)
      void loadThanks()
      unanswered.current = nextRequest(JSON.stringify({ ...values, origin }), unanswered.current)
      await send(unanswered.current)
      unanswered.current = undefined
    },
    async onSent() {
      const mark = sentMark + Math.random().toString(36).slice(2)
      const isReady = await loadThanks()
      const isServed = isReady || (await statusOf(thanksPath)) < 400
      // Stay if the visitor has gone to another page meanwhile.
      if (!isShown.current) return
      if (isReady) await router.navigate({ ...thanks, hash: mark })
      else if (isServed) location.assign(`${thanksPath}#${mark}`)
      // The form itself says that the request was sent.
      else reportConversion(mark)
    },
  }
}

/** What the server answers at an address of the site: 0 for a redirect, 503 if nothing comes. */
function statusOf(path: string): Promise<number> {
  const options = {
    method: 'HEAD',
    cache: 'no-store',
    redirect: 'manual',
    signal: AbortSignal.timeout(10_000),
  } as const
  return fetch(path, options).then(
    ({ status }) => status,
    () => 503,
  )
}
