import type { ReactNode } from 'react'
import { FormattedDate, FormattedMessage } from 'react-intl'
import { PrivacyChoices } from '../../components/consent/PrivacyChoices.tsx'
import { BelowTheFold } from '../../components/page/BelowTheFold.tsx'
import { Hero } from '../../components/sections/hero/Hero.tsx'
import { Contents } from '../../components/ui/Contents.tsx'
import { Blocks, Inlines } from '../../components/ui/RichText.tsx'
import type { PageProps } from '../page-loader.ts'
import type { privacyLoader } from './privacy.loader.ts'

export function PrivacyPage({
  content: { title, intro, updated, sections, choicesSection },
}: PageProps<typeof privacyLoader>) {
  const date = <FormattedDate value={updated} day="numeric" month="long" year="numeric" timeZone="UTC" />
  return (
    <>
      <Hero
        picture="hero/services"
        size="low"
        title={title}
        intro={<FormattedMessage id="privacy.updated" values={{ date }} />}
      />
      <BelowTheFold>
        <div className="band grid items-start gap-x-16 gap-y-10 lg:grid-cols-[1fr_2fr]">
          <Contents parts={sections.map(({ id, title }, index) => ({ anchor: id, title: `${index + 1}. ${title}` }))} />
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
      </BelowTheFold>
    </>
  )
}

type Section = PageProps<typeof privacyLoader>['content']['sections'][number]

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
