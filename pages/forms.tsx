import { useEffect, useRef } from 'react'
import { RequestForm } from '../components/forms/RequestForm.tsx'
import { takeMessagePrefill } from '../components/page/message-prefill.ts'
import { useNavigation } from '../components/page/Navigation.tsx'
import { usePage } from '../components/page/PageProvider.tsx'
import { pageAddress } from '../components/page/page-path.ts'
import { thanksPath } from '../content/site.ts'
import type { LocaleId } from '../locales/locales.ts'
import { queueConversion } from '../measurement/conversion.ts'
import { contactForm } from '../requests/contact-form.ts'
import type { Submission } from '../requests/delivery/delivery.ts'
import { siteDelivery, waitingRequests } from '../requests/delivery/site-delivery.ts'
import { leadForm } from '../requests/lead-form.ts'
import { formAction } from '../requests/mail-path.ts'

/** The form of the contact page. */
export function ContactForm() {
  return <RequestForm declaration={contactForm} takePrefill={takeMessagePrefill} {...useDelivery()} />
}

/**
 * The form of the landing pages.
 * @param props.thanksIn the language of the thank-you page, where it is not the visitor's
 */
export function LeadForm(props: { thanksIn?: LocaleId }) {
  return <RequestForm declaration={leadForm} onFailure={console.error} {...useDelivery(props)} />
}

/** An address may carry any number of campaign parameters; the mail service takes a whole request of 64 KB. */
const maxOriginLength = 2000
/** How long a visitor whose request has been sent waits for the thank-you page to load. */
const maxWaitMs = 10_000

/**
 * Sends the requests of a form with the address of its page, then leads to the thank-you page.
 * @param thanksIn the language of that page, where it is not the visitor's.
 */
export function useDelivery({ thanksIn }: { thanksIn?: LocaleId } = {}) {
  const navigation = useNavigation()
  const { locale, pathname } = usePage()
  const submission = useRef<Submission>(undefined)
  const to = pageAddress(thanksIn ?? locale, { to: thanksPath })

  useEffect(() => {
    const opened = siteDelivery().openSubmission()
    submission.current = opened
    return () => {
      submission.current = undefined
      opened.close()
    }
  }, [])

  /** Loads the thank-you page without showing it. Where that fails, the form itself says that the request was sent. */
  const loadThanks = async () => navigation?.preload(to) ?? false

  return {
    // A mail service elsewhere takes no form: the policy of the site lets forms send to the site only.
    action: import.meta.env.VITE_MAIL_URL ? undefined : formAction(pathname, to),
    waiting: waitingRequests,
    async onSend(filled: Record<string, string>) {
      if (!submission.current) throw new Error('A form that is not on show cannot be sent.')
      const origin = location.href.slice(0, maxOriginLength)
      void loadThanks()
      await submission.current.send(JSON.stringify({ ...filled, origin }))
      queueConversion()
    },
    async onSent() {
      const isReady = await Promise.race([loadThanks(), falseAfter(maxWaitMs)])
      // A visitor who has gone to another page meanwhile stays there.
      if (isReady && submission.current) await navigation?.open(to)
    },
  }
}

function falseAfter(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false))
}
