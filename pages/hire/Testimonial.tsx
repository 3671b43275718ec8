import { FormattedMessage, useIntl } from 'react-intl'
import { PageLink } from '../../components/page/PageLink'
import { Icon } from '../../components/ui/Icon'

interface TestimonialProps {
  name: string
  role: string
  quote: string
  photo: string
  /** The client story that tells more, by its slug. */
  story?: string
}

/** What a client says about the company. */
export function Testimonial({ name, role, quote, photo, story }: TestimonialProps) {
  const intl = useIntl()
  return (
    <section aria-labelledby="testimonial" className="band">
      <h2 id="testimonial" className="sr-only">
        <FormattedMessage id="hire.testimonial.title" />
      </h2>
      <figure className="grid items-center gap-x-16 gap-y-8 md:grid-cols-[1fr_2fr]">
        <img
          src={photo}
          alt={intl.formatMessage({ id: 'hire.testimonial.photo' }, { name })}
          width={380}
          height={460}
          loading="lazy"
          className="h-auto w-full max-w-80 rounded-card"
        />
        <div className="flex flex-col gap-6">
          <Icon name="quote" className="text-5xl text-emerald" />
          <blockquote className="font-display font-600 text-[clamp(1.375rem,1.1rem+1.2vw,2.125rem)] leading-tight">
            {quote}
          </blockquote>
          <figcaption>
            <span className="block font-650">{name}</span>
            <span className="text-muted">{role}</span>
          </figcaption>
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
      </figure>
    </section>
  )
}
