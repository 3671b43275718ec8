import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { PrivacyChoices } from '../../components/consent/PrivacyChoices'
import { Hero } from '../../components/sections/Hero'
import { Blocks, Inlines } from '../../components/ui/RichText'
import type { PageProps } from '../page-source'
import type { privacySource } from './privacy.source'

/** The privacy policy: an introduction and numbered sections. */
export function PrivacyPage({
  content: { title, intro, updated, sections, choicesSection },
}: PageProps<typeof privacySource>) {
  const date = <FormattedDate value={updated} day="numeric" month="long" year="numeric" timeZone="UTC" />
  return (
    <>
      <Hero
        picture="hero/services"
        size="low"
        title={title}
        intro={<FormattedMessage id="privacy.updated" values={{ date }} />}
      />
      <div className="band grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
        <nav aria-labelledby="contents" className="lg:sticky lg:top-[calc(var(--header-height)+1.5rem)]">
          <h2 id="contents" className="mb-3 font-650 text-base">
            <FormattedMessage id="privacy.contents" />
          </h2>
          <ol className="flex flex-col items-start">
            {sections.map((section, index) => (
              <li key={section.id}>
                <a href={`#${section.id}`} className="inline-flex min-h-11 items-center inline-link">
                  {index + 1}. {section.title}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="flex flex-col gap-12">
          <p className="text-intro">
            <Inlines text={intro} />
          </p>
          {sections.map((section, index) => (
            <PolicySection key={section.id} number={index + 1} {...section}>
              {section.id === choicesSection && <PrivacyChoices />}
            </PolicySection>
          ))}
        </div>
      </div>
    </>
  )
}

type Section = PageProps<typeof privacySource>['content']['sections'][number]

interface PolicySectionProps extends Section {
  number: number
  children: ReactNode
}

function PolicySection({ id, number, title, body, children }: PolicySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <h2 id={`${id}-title`} className="text-heading-strong">
        {number}. {title}
      </h2>
      <Blocks blocks={body} />
      {children}
    </section>
  )
}
