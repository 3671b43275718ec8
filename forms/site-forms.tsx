import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { addressOfVisit, queueConversion, reportConversion } from '../components/consent/tracking.ts'
import { statusOf } from '../components/page/leaving.ts'
import { takeMessagePrefill } from '../components/page/message-prefill.ts'
import { usePage } from '../components/page/PageProvider.tsx'
import { pageAddress } from '../components/page/page-path.ts'
import type { LocaleId } from '../locales/locales.ts'
import { contactForm } from './contact.ts'
import { withConversion } from './conversion-mark.ts'
import { openSubmission, type Submission } from './delivery.ts'
import { Form } from './Form.tsx'
import { leadForm } from './lead.ts'
import { formAction } from './mail-path.ts'

export function ContactForm() {
  return <Form declaration={contactForm} takePrefill={takeMessagePrefill} {...useDelivery()} />
}

/** @param props.fixedLocale the language of the thank-you page, if it differs from the visitor's */
export function LeadForm(props: { fixedLocale?: LocaleId }) {
  return <Form declaration={leadForm} {...useDelivery(props)} />
}

/** An address may carry any number of campaign parameters; the mail service limits its bytes (originDeclaration). */
const maxOriginLength = 2000
/** How long to wait for the thank-you page after the request was sent. */
const thanksTimeoutMs = 10_000

/** @param fixedLocale the language of the thank-you page, if it differs from the visitor's */
export function useDelivery({ fixedLocale }: { fixedLocale?: LocaleId } = {}) {
  const router = useRouter()
  const { locale, pathname } = usePage()
  const submission = useRef<Submission>(undefined)
  const thanks = { to: '/$locale/obrigado', params: { locale: fixedLocale ?? locale } } as const
  const thanksPath = pageAddress(thanks.params.locale, { to: '/obrigado' })

  useEffect(() => {
    const opened = openSubmission()
    submission.current = opened
    return () => {
      submission.current = undefined
      opened.close()
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
    async onSend(values: Record<string, string>, onSentLater: () => void) {
      if (!submission.current) throw new Error('A form that is not on show cannot be sent.')
      const origin = addressOfVisit().slice(0, maxOriginLength)
      void loadThanks()
      await submission.current.send(JSON.stringify({ ...values, origin }), onSentLater)
    },
    onCorrect: () => submission.current?.correct(),
    async onSent() {
      queueConversion()
      const isReady = await Promise.race([loadThanks(), falseAfter(thanksTimeoutMs)])
      const isServed = isReady || (await statusOf(thanksPath)) < 400
      // Stay if the visitor has gone to another page meanwhile.
      if (!submission.current) return
      if (isReady) await router.navigate(thanks)
      else if (isServed) location.assign(withConversion(thanksPath))
      // The form itself says that the request was sent.
      else reportConversion()
    },
  }
}

function falseAfter(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false))
}
