import { useEffect, useRef } from 'react'
import { RequestForm } from '../components/forms/RequestForm'
import { takeMessageDraft } from '../components/page/message-draft'
import { useNavigation } from '../components/page/Navigation'
import { usePage } from '../components/page/PageProvider'
import { pageAddress } from '../components/page/page-path'
import { thanksPath } from '../content/site'
import type { LocaleId } from '../locales/locales'
import { queueConversion } from '../measurement/conversion'
import { contactForm } from '../requests/contact-form'
import type { Draft } from '../requests/delivery/delivery'
import { siteDelivery, waitingRequests } from '../requests/delivery/site-delivery'
import { leadForm } from '../requests/lead-form'
import { formAction } from '../requests/mail-path'

/** The form of the contact page. */
export function ContactRequest() {
  return <RequestForm declaration={contactForm} takeDraft={takeMessageDraft} {...useDelivery()} />
}

/**
 * The form of the landing pages.
 * @param props.thanksIn the language of the thank-you page, where it is not the visitor's
 */
export function LeadRequest(props: { thanksIn?: LocaleId }) {
  return <RequestForm declaration={leadForm} onFailure={console.error} {...useDelivery(props)} />
}

/** An address may carry any number of campaign parameters; the mail service takes a whole request of 64 KB. */
const longestOrigin = 2000
/** How long a visitor whose request has been sent waits for the thank-you page to load. */
const longestWaitMs = 10_000

/**
 * Sends the requests of a form with the address of its page, then leads to the thank-you page.
 * @param thanksIn the language of that page, where it is not the visitor's.
 */
export function useDelivery({ thanksIn }: { thanksIn?: LocaleId } = {}) {
  const navigation = useNavigation()
  const { locale, pathname } = usePage()
  const draft = useRef<Draft>(undefined)
  const to = pageAddress(thanksIn ?? locale, { to: thanksPath })

  useEffect(() => {
    const opened = siteDelivery().openDraft()
    draft.current = opened
    return () => {
      draft.current = undefined
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
      if (!draft.current) throw new Error('A form that is not on show cannot be sent.')
      const origin = location.href.slice(0, longestOrigin)
      void loadThanks()
      await draft.current.send(JSON.stringify({ ...filled, origin }))
      queueConversion()
    },
    async onSent() {
      const isReady = await Promise.race([loadThanks(), falseAfter(longestWaitMs)])
      // A visitor who has gone to another page meanwhile stays there.
      if (isReady && draft.current) await navigation?.open(to)
    },
  }
}

function falseAfter(ms: number): Promise<false> {
  return new Promise((resolve) => setTimeout(resolve, ms, false))
}
