import { useRouter } from '@tanstack/react-router'
import { mayReport, reportConversion } from '../../components/consent/tracking.ts'
import { usePage } from '../../components/page/PageProvider.tsx'
import { pathnameIn } from '../../components/page/page-path.ts'
import { domainRedirect } from '../../locales/domains.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { contactForm } from '../contact.ts'
import type { FormDeclaration } from '../declaration.ts'
import { landingForm } from '../landing.ts'
import { formAction, maxOriginLength, sentFragment } from '../mail-path.ts'
import { Form } from './Form.tsx'
import { isWaiting, send } from './outbox.ts'

export function ContactForm() {
  return <Form declaration={contactForm} {...useDelivery(contactForm)} />
}

export function LandingForm(props: DeliveryOptions) {
  return <Form declaration={landingForm} {...useDelivery(landingForm, props)} />
}

interface DeliveryOptions {
  /** The language of the thank-you page, if it differs from the visitor's. */
  thanksLocale?: LocaleId
}

export function useDelivery({ id }: FormDeclaration, { thanksLocale }: DeliveryOptions = {}) {
  const router = useRouter()
  const { locale, pathname } = usePage()
  const specified = thanksLocale ?? locale
  const pathOf = (locale: LocaleId) => pathnameIn(locale, { to: '/obrigado' })

  /** Returns false if the site was published again, if the page is on another domain, or if the server fails. */
  const loadThanks = async (locale: LocaleId) => {
    const matches = await router.preloadRoute({ to: '/$locale/obrigado', params: { locale } })
    return matches?.every(({ status }) => status === 'success') ?? false
  }

  return {
    // The site's Content-Security-Policy allows forms to post to its own origin only.
    action: import.meta.env.VITE_MAIL_URL ? undefined : formAction(pathname, pathOf(specified), id),
    async onSend(values: Record<string, string>) {
      const origin = location.href.slice(0, maxOriginLength)
      void loadThanks(specified)
      await send(JSON.stringify({ ...values, origin }), Object.keys(values).join())
    },
    async onSent() {
      const sent = sentFragment + Math.random().toString(36).slice(2)
      const isElsewhere = isOnAnotherDomain(pathOf(specified))
      // A lead that is kept here is sent from this domain alone, so the visitor stays on it.
      const thanksIn = isElsewhere && isWaiting() ? locale : specified
      const isReady = await loadThanks(thanksIn)
      const isServed = isReady || (await statusOf(pathOf(thanksIn))) < 400
      // Stay if the visitor has gone to another page meanwhile.
      if (router.history.location.pathname !== pathname) return
      if (isReady) await router.navigate({ to: '/$locale/obrigado', params: { locale: thanksIn }, state: { sent } })
      // The form itself says that the lead was sent.
      else if (!isServed) reportConversion(sent)
      // Another domain does not know the consent that was given here.
      else if (isElsewhere && mayReport()) {
        reportConversion(sent)
        location.assign(pathOf(thanksIn))
      } else location.assign(`${pathOf(thanksIn)}#${sent}`)
    },
  }
}

function isOnAnotherDomain(path: string): boolean {
  const domains = import.meta.env.DOMAINS
  return domains !== undefined && domainRedirect(location.host, path, domains) !== undefined
}

/** The status of an address of the site: 0 for a redirect, 503 if nothing comes. */
function statusOf(path: string): Promise<number> {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 10_000)
  const options = { method: 'HEAD', cache: 'no-store', redirect: 'manual', signal: controller.signal } as const
  return fetch(path, options).then(
    ({ status }) => status,
    () => 503,
  )
}
