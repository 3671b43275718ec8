import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'

interface TestimonialProps {
  name: string
  role: string
  quote: string
  photo: string
  /** The company of whoever speaks. */
  client?: { name: string; logo: string }
  /** The client story that tells more, by its slug. */
  story?: string
}

/** What a client says about the company. */
export function Testimonial({ name, role, quote, photo, client, story }: TestimonialProps) {
  const intl = useIntl()
  return (
    <section aria-labelledby="testimonial" className="band">
      <h2 id="testimonial" className="sr-only">
        <FormattedMessage id="hire.testimonial.title" />
      </h2>
      <div className="grid items-start gap-x-16 gap-y-8 md:grid-cols-[1fr_2fr] lg:grid-cols-[2fr_5fr]">
        <img
          src={photo}
          alt={intl.formatMessage({ id: 'hire.testimonial.photo' }, { name })}
          width={380}
          height={460}
          loading="lazy"
          className="h-auto w-full rounded-card"
        />
        <div className="flex flex-col gap-6">
          <figure className="flex flex-col gap-6">
            <QuoteMarks />
            <blockquote className="font-display font-600 text-pretty text-subtitle">{quote}</blockquote>
            <figcaption className="flex flex-wrap items-center gap-x-8 gap-y-4">
              <span>
                <span className="block font-650">{name}</span>
                <span className="text-muted">{role}</span>
              </span>
              {client && (
                <img
                  src={client.logo}
                  alt={intl.formatMessage({ id: 'ui.partners.alt' }, { name: client.name })}
                  width={200}
                  height={56}
                  loading="lazy"
                  className="max-sm:-ml-5"
                />
              )}
            </figcaption>
          </figure>
          {story && (
            <PageLink
              to="/casos/$slug"
              params={{ slug: story }}
              className="inline-flex min-h-11 items-center self-start inline-link"
            >
              <FormattedMessage id="hire.testimonial.story" />
            </PageLink>
          )}
        </div>
      </div>
    </section>
  )
}

function QuoteMarks() {
  return (
    <svg aria-hidden="true" viewBox="0 0 64 48" className="h-12 w-16 text-emerald">
      <path
        fill="currentColor"
        d="M26 4v18c0 14-8 22-22 24v-9c6-2 9-5 9-11H3V4zm34 0v18c0 14-8 22-22 24v-9c6-2 9-5 9-11H37V4z"
      />
    </svg>
  )
}
