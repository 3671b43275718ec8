import { type ComponentProps, type ReactNode, useId } from 'react'
import { FormattedMessage } from 'react-intl'
import type { LocaleId } from '../../locales/locales.ts'
import { useLocale } from '../page/PageProvider.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { WhoAnswers } from './WhoAnswers.tsx'

interface LeadSectionProps {
  id: string
  title: ReactNode
  intro: ReactNode
  /** On two-column screens, aligned with the end of the form. */
  who: ComponentProps<typeof WhoAnswers>['people']
  /** Visitors who read another language are sent to the contact form first. */
  forReadersOf?: LocaleId
  children: ReactNode
}

export function LeadSection({ id, title, intro, who, forReadersOf, children }: LeadSectionProps) {
  const titleId = useId()
  const locale = useLocale()
  const isForOthers = forReadersOf !== undefined && forReadersOf !== locale
  return (
    <section id={id} aria-labelledby={titleId} className="ground-mint">
      <div className="band-low grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="flex flex-col gap-6">
          <h2 id={titleId} className="text-title-strong">
            {title}
          </h2>
          <p className="max-w-[34em] text-intro text-muted">{intro}</p>
          {isForOthers && <ContactInstead />}
          <div className="mt-auto hidden lg:block">
            <WhoAnswers people={who} />
          </div>
        </div>
        <div className="card p-card">
          {isForOthers && (
            <h3 className="mb-4 text-heading-strong">
              <FormattedMessage id="lead.form.title" />
            </h3>
          )}
          {children}
        </div>
      </div>
    </section>
  )
}

function ContactInstead() {
  return (
    <div className="card flex flex-col items-start gap-4 p-card">
      <h3 className="text-heading-strong">
        <FormattedMessage id="lead.abroad.title" />
      </h3>
      <p>
        <FormattedMessage id="lead.abroad.text" />
      </p>
      <ButtonLink to="/contato" tone="accent">
        <FormattedMessage id="lead.abroad.button" />
      </ButtonLink>
    </div>
  )
}
