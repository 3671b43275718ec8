import type { ReactNode } from 'react'
import type { answersOn } from '../../content/claims/answers.ts'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Disclosure } from '../ui/Disclosure.tsx'
import { Paragraph } from './Paragraph.tsx'
import { Section } from './Section.tsx'

type AnswerContent = ReturnType<typeof answersOn>[number]

interface AnswersProps {
  answers: AnswerContent[]
  /** Replaces the button to all answers. */
  children?: ReactNode
}

/** Questions that unfold; the first is open. A single question is shown as a section of its own. */
export function Answers({ answers, children }: AnswersProps) {
  const [only, ...others] = answers
  const more = children ?? <AllAnswers />
  if (only && others.length === 0) {
    const { id, question, answer } = only
    return (
      <Paragraph id={id} title={{ text: question }} text={{ text: answer }}>
        {more}
      </Paragraph>
    )
  }
  return (
    <Section size="low" title="ui.answers.title" action={more}>
      <AnswerList name="answers" answers={answers} />
    </Section>
  )
}

export function AllAnswers() {
  return <ButtonLink to="/respostas" tone="outline" label="ui.answers.more" />
}

/** @param props.name opening one answer closes the others with the same name */
export function AnswerList({ answers, name }: { answers: AnswerContent[]; name: string }) {
  return (
    <div className="w-full border-mint-line border-b">
      {answers.map(({ id, question, answer }, index) => (
        <Disclosure key={id} name={name} open={index === 0} title={question}>
          <p className="max-w-measure pb-5 text-muted text-reading">{answer}</p>
        </Disclosure>
      ))}
    </div>
  )
}
