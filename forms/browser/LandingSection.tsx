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

/** Visitors who do not read the sales team's language are led to the contact form first: this one is for Brazil. */
export function LandingSection({ id, title, intro, people, children }: LandingSectionProps) {
  const titleId = useId()
  const isForOthers = useLocale() !== salesLocale
  return (
    <section id={id} aria-labelledby={titleId} className="ground-mint">
      <div className="band-low twelve-columns gap-y-stack">
        <div className="flex flex-col items-start gap-6 lg:col-span-5">
          <Text
            as="h2"
            id={titleId}
            className="text-title-strong"
            words={isForOthers ? 'landing.abroad.title' : title}
          />
          <Text className="max-w-[34em] text-intro text-muted" words={isForOthers ? 'landing.abroad.text' : intro} />
          {isForOthers ? (
            <ButtonLink to="/contato" tone="solid" label="landing.abroad.button" />
          ) : (
            <WhoAnswers people={people} />
          )}
        </div>
        <div className="card grid gap-5 p-card lg:col-span-7">
          {isForOthers && <Text as="h2" className="text-heading-strong" words={title} />}
          {children}
        </div>
      </div>
    </section>
  )
}
