import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { PrivacyChoices } from '../../components/consent/PrivacyChoices.tsx'
import { PictureHero } from '../../components/sections/hero/PictureHero.tsx'
import { Contents } from '../../components/ui/Contents.tsx'
import { LongDate } from '../../components/ui/LongDate.tsx'
import { RichText } from '../../components/ui/RichText.tsx'
import type { PrivacyContent } from './privacy.source.ts'

export default function PrivacyPage({ title, intro, updated, sections, choicesSection }: PrivacyContent) {
  const date = <LongDate day={updated} />
  return (
    <>
      <PictureHero
        picture="hero/service-apis"
        look="narrow"
        title={{ text: title }}
        intro={<FormattedMessage id="privacy.updated" values={{ date }} />}
      />
      <div className="ground-paper">
        <div className="band twelve-columns gap-y-10">
          <div className="lg:col-span-4">
            <Contents
              parts={sections.map(({ id, title }, index) => ({ anchor: id, title: `${index + 1}. ${title}` }))}
            />
          </div>
          <div className="flex flex-col gap-12 lg:col-span-8">
            <RichText html={intro} className="rich-text gap-4 text-intro" />
            {sections.map((section, index) => (
              <PolicySection key={section.id} number={index + 1} {...section}>
                {section.id === choicesSection && <PrivacyChoices />}
              </PolicySection>
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

type Section = PrivacyContent['sections'][number]

interface PolicySectionProps extends Section {
  number: number
  children: ReactNode
}

function PolicySection({ id, number, title, html, children }: PolicySectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-4">
      <h2 id={`${id}-title`} className="text-heading-strong">
        {number}. {title}
      </h2>
      <RichText html={html} className="rich-text gap-4" />
      {children}
    </section>
  )
}
