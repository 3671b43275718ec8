import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { addressOfVisit, queueConversion } from '../components/consent/tracking.ts'
import { takeMessagePrefill } from '../components/page/message-prefill.ts'
import { usePage } from '../components/page/PageProvider.tsx'
import { pageAddress } from '../components/page/page-path.ts'
import type { LocaleId } from '../locales/locales.ts'
import { contactForm } from './contact.ts'
import { openSubmission, type Submission } from './delivery.ts'
import { Form } from './Form.tsx'
import { leadForm } from './lead.ts'
import { formAction } from './mail-path.ts'

export function ContactForm() {
  return <Form declaration={contactForm} takePrefill={takeMessagePrefill} {...useDelivery()} />
}

/** @param props.thanksIn the language of the thank-you page, if it differs from the visitor's */
export function LeadForm(props: { thanksIn?: LocaleId }) {
  return <Form declaration={leadForm} {...useDelivery(props)} />
}

/** An address may carry any number of campaign parameters; the mail service accepts requests of up to 64 KB. */
const maxOriginLength = 2000
/** How long to wait for the thank-you page after the request was sent. */
const thanksTimeoutMs = 10_000

/** @param thanksIn the language of the thank-you page, if it differs from the visitor's */
export function useDelivery({ thanksIn }: { thanksIn?: LocaleId } = {}) {
  const router = useRouter()
  const { locale, pathname } = usePage()
  const submission = useRef<Submission>(undefined)
  const thanks = { to: '/$locale/obrigado', params: { locale: thanksIn ?? locale } } as const

  useEffect(() => {
    const opened = openSubmission()
    submission.current = opened
    return () => {
      submission.current = undefined
      opened.close()
    }
  }, [])

  /** If this fails, the form itself says that the request was sent. */
  const loadThanks = async () => (await router.preloadRoute(thanks)) !== undefined

  return {
    // The site's Content-Security-Policy allows forms to post to its own origin only.
    action: import.meta.env.VITE_MAIL_URL
      ? undefined
      : formAction(pathname, pageAddress(thanks.params.locale, { to: '/obrigado' })),
    async onSend(filled: Record<string, string>) {
      if (!submission.current) throw new Error('A form that is not on show cannot be sent.')
      const origin = addressOfVisit().slice(0, maxOriginLength)
      void loadThanks()
      await submission.current.send(JSON.stringify({ ...filled, origin }))
      queueConversion()
    },
    async onSent() {
      const isReady = await Promise.race([loadThanks(), falseAfter(thanksTimeoutMs)])
      // Stay if the visitor has gone to another page meanwhile.
      if (isReady && submission.current) await router.navigate(thanks)
    },
  }
}

function falseAfter(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false))
}
