import { FormattedMessage } from 'react-intl'
import { WideSection } from '../../components/sections/Section.tsx'
import { Text } from '../../components/ui/Text.tsx'
import './stone.css'

export const pilotStages = [
  { id: 'measure', weeks: 1, text: 'ai.innovation.measure' },
  { id: 'correct', weeks: 3, text: 'ai.innovation.correct' },
  { id: 'check', weeks: 2, text: 'ai.innovation.check' },
] as const

/** A stone for each week, as the calculator above has one for each month. */
export function PilotWeeks() {
  return (
    <WideSection size="low" ground="mint" title="ai.innovation.title">
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of lists without markers */}
      <ol role="list" className="columns gap-y-6">
        {pilotStages.map(({ id, weeks, text }, index) => {
          const first = 1 + pilotStages.slice(0, index).reduce((sum, stage) => sum + stage.weeks, 0)
          return (
            <li key={id} className="grid content-start gap-4">
              <span aria-hidden="true" className="flex gap-1">
                {Array.from({ length: weeks }, (_, week) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the weeks are never reordered
                  <span key={week} className="w-15">
                    <span className="stone" />
                  </span>
                ))}
              </span>
              <div className="grid gap-1">
                <h3 className="text-heading-strong">
                  <FormattedMessage id="ai.innovation.weeks" values={{ weeks, first, last: first + weeks - 1 }} />
                </h3>
                <Text className="text-body text-muted" words={text} />
              </div>
            </li>
          )
        })}
      </ol>
    </WideSection>
  )
}
