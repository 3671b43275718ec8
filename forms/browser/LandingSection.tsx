import { type ComponentProps, type ReactNode, useId } from 'react'
import { useLocale } from '../../components/page/PageProvider.tsx'
import { WhoAnswers } from '../../components/sections/WhoAnswers.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Text, type Words } from '../../components/ui/Text.tsx'
import { salesLocale } from '../../locales/locales.ts'

interface LandingSectionProps {
  id: string
  title: Words
  intro: Words
  people: ComponentProps<typeof WhoAnswers>['people']
  children: ReactNode
}

/** Visitors who do not read the sales team's language are led to the contact form before this one. */
export function LandingSection({ id, title, intro, people, children }: LandingSectionProps) {
  const titleId = useId()
  const locale = useLocale()
  const isForOthers = locale !== salesLocale
  return (
    <section id={id} aria-labelledby={titleId} className="ground-mint">
      <div className="band-low twelve-columns gap-y-stack">
        <div className="flex flex-col gap-6 lg:col-span-4">
          <Text as="h2" id={titleId} className="text-title-strong" words={title} />
          {isForOthers ? (
            <ContactInstead />
          ) : (
            <>
              <Text className="max-w-[34em] text-intro text-muted" words={intro} />
              <WhoAnswers people={people} />
            </>
          )}
        </div>
        <div className="card p-card lg:col-span-8">{children}</div>
      </div>
    </section>
  )
}

function ContactInstead() {
  return (
    <div className="flex flex-col items-start gap-4 row-line pt-5">
      <Text as="h3" className="text-subhead" words="landing.abroad.title" />
      <Text className="max-w-[34em] text-muted" words="landing.abroad.text" />
      <ButtonLink to="/contato" tone="accent" label="landing.abroad.button" />
    </div>
  )
}
