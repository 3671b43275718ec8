import type { ReactNode } from 'react'
import type { answersOn } from '../../content/claims/answers.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Section } from './Section.tsx'

type AnswerContent = ReturnType<typeof answersOn>[number]

interface AnswersProps {
  answers: AnswerContent[]
  /** Instead of the button to all answers. */
  children?: ReactNode
}

/** The first answer is open; a single one is the section itself. */
export function Answers({ answers, children }: AnswersProps) {
  const [only, ...others] = answers
  const more = children ?? <ButtonLink to="/respostas" tone="outline" label="ui.answers.more" />
  if (only && others.length === 0)
    return (
      <Section isCompact title={{ text: only.question }}>
        <Answer>{only.answer}</Answer>
        <div>{more}</div>
      </Section>
    )
  return (
    <Section isCompact title="ui.answers.title" action={more}>
      <AnswerList name="answers" answers={answers} />
    </Section>
  )
}

/** @param props.name opening one answer closes the others with the same name */
export function AnswerList({ answers, name }: { answers: AnswerContent[]; name: string }) {
  return (
    <div className="border-0 border-brand/30 border-b border-solid">
      {answers.map(({ id, question, answer }, index) => (
        <Disclosure key={id} name={name} open={index === 0} title={question}>
          <Answer className="pb-5">{answer}</Answer>
        </Disclosure>
      ))}
    </div>
  )
}

function Answer({ className = '', children }: { className?: string; children: string }) {
  return <p className={`max-w-measure text-muted text-reading ${className}`}>{children}</p>
}
