import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Text } from '../../components/ui/Text.tsx'

interface TestimonialProps {
  name: string
  role: string
  quote: string
  face: string
  /** The speaker's company. */
  client?: { name: string; logo: string }
  /** The slug of its story. */
  story: string
}

export function Testimonial({ name, role, quote, face, client, story }: TestimonialProps) {
  const intl = useIntl()
  return (
    <section aria-labelledby="testimonial" className="ground-paper">
      <Text as="h2" id="testimonial" className="sr-only" words="hire.testimonial.title" />
      <figure className="band flex flex-col gap-stack">
        <blockquote className="max-w-[28em] text-quote quoted">{quote}</blockquote>
        <figcaption className="flex flex-wrap items-center gap-4">
          <img
            src={face}
            alt={intl.formatMessage({ id: 'hire.testimonial.photo' }, { name })}
            width={96}
            height={96}
            loading="lazy"
            className="w-18 rounded-field sm:w-24"
          />
          <span>
            <span className="block font-650">{name}</span>
            <span className="block text-muted first-letter:uppercase">{role}</span>
            <PageLink to="/casos/$slug" params={{ slug: story }} className="lone-link">
              <FormattedMessage id="hire.testimonial.story" />
            </PageLink>
          </span>
          {client && (
            <img
              src={client.logo}
              alt={intl.formatMessage({ id: 'ui.partners.alt' }, { name: client.name })}
              width={200}
              height={56}
              loading="lazy"
              className="h-auto w-40 -ml-5 md:ml-0"
            />
          )}
        </figcaption>
      </figure>
    </section>
  )
}
