import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Actions } from './hero/Hero.tsx'
import { Section } from './Section.tsx'

export interface AnswerContent {
  id: string
  question: string
  answer: string
}

interface AnswersProps {
  answers: AnswerContent[]
  tone?: 'mint'
  /** Buttons that lead to more answers, before the one to all of them. */
  children?: ReactNode
}

/** What buyers ask before they call, with the answers open: nobody has to guess which one to click. */
export function Answers({ answers, tone, children }: AnswersProps) {
  return (
    <Section tone={tone} title={<FormattedMessage id="services.answers.title" />}>
      <AnswerList answers={answers} />
      <Actions>
        {children}
        <ButtonLink to="/respostas" tone="outline">
          <FormattedMessage id="services.answers.more" />
        </ButtonLink>
      </Actions>
    </Section>
  )
}

export function AnswerList({ answers, isInOneColumn = false }: { answers: AnswerContent[]; isInOneColumn?: boolean }) {
  return (
    <dl className={`grid gap-x-16 gap-y-10 ${isInOneColumn ? '' : 'md:grid-cols-2'}`}>
      {answers.map(({ id, question, answer }) => (
        <div key={id} className="flex flex-col gap-3 border-0 border-brand/30 border-t border-solid pt-4">
          <dt className="font-650 text-xl leading-snug">{question}</dt>
          <dd className="m-0 text-muted text-reading">{answer}</dd>
        </div>
      ))}
    </dl>
  )
}
