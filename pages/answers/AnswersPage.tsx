import { AnswerList } from '../../components/sections/Answers.tsx'
import { PictureHero } from '../../components/sections/hero/PictureHero.tsx'
import { QuietNextLevel } from '../../components/sections/NextLevel.tsx'
import { PriceLedger } from '../../components/sections/services/PriceLedger.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Contents } from '../../components/ui/Contents.tsx'
import type { AnswersContent } from './answers.source.ts'

export default function AnswersPage({ groups, prices }: AnswersContent) {
  return (
    <>
      <PictureHero
        picture="hero/service-outsourcing"
        look="narrow"
        title="answers.page.title"
        intro="answers.page.intro"
      >
        <Actions>
          <ButtonLink to="/contato" tone="accent" label="answers.next.button" />
        </Actions>
      </PictureHero>
      <PriceLedger prices={prices} />
      <div className="ground-paper">
        <div className="band twelve-columns gap-y-10">
          <div className="lg:col-span-4">
            <Contents parts={groups.map(({ id, title }) => ({ anchor: id, title }))} />
          </div>
          <div className="flex flex-col gap-10 lg:col-span-8">
            {groups.map(({ id, title, answers }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="flex flex-col gap-6">
                <h2 id={`${id}-title`} className="text-heading-strong">
                  {title}
                </h2>
                <AnswerList name={id} answers={answers} />
              </section>
            ))}
          </div>
        </div>
      </div>
      <QuietNextLevel title="ui.next.question" button="answers.next.button" />
    </>
  )
}
