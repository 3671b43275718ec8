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

/** The first answer is open. */
export function Answers({ answers, children }: AnswersProps) {
  return (
    <Section
      isCompact
      title="ui.answers.title"
      action={children ?? <ButtonLink to="/respostas" tone="outline" label="ui.answers.more" />}
    >
      <AnswerList name="answers" answers={answers} />
    </Section>
  )
}

/** @param props.name opening one answer closes the others with the same name; a single one is not folded */
export function AnswerList({ answers, name }: { answers: AnswerContent[]; name: string }) {
  const [only, ...others] = answers
  if (only && !others.length)
    return (
      <div className="grid max-w-measure gap-3">
        <h3 className="text-subhead">{only.question}</h3>
        <p className="text-muted text-reading">{only.answer}</p>
      </div>
    )
  return (
    <div className="border-0 border-brand/30 border-b border-solid">
      {answers.map(({ id, question, answer }, index) => (
        <Disclosure key={id} name={name} open={index === 0} title={question}>
          <p className="max-w-measure pb-5 text-muted text-reading">{answer}</p>
        </Disclosure>
      ))}
    </div>
  )
}
