import { FormattedMessage } from 'react-intl'
import { Section } from '../../components/sections/Section.tsx'
import { Text } from '../../components/ui/Text.tsx'

/** Each block represents one week. */
const stages = [
  { id: 'measure', weeks: 1, width: 'lg:col-span-2', block: 'bg-accent', text: 'ai.innovation.measure' },
  {
    id: 'correct',
    weeks: 3,
    width: 'lg:col-span-6',
    block: 'bg-emerald',
    text: 'ai.innovation.correct',
  },
  {
    id: 'check',
    weeks: 2,
    width: 'lg:col-span-4',
    block: 'bg-blue',
    text: 'ai.innovation.check',
  },
] as const

export function PilotWeeks() {
  return (
    <Section isWide title="ai.innovation.title">
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of lists without markers */}
      <ol role="list" className="twelve-columns gap-y-6 lg:gap-x-1.5">
        {stages.map(({ id, weeks, width, block, text }, index) => {
          const first = 1 + stages.slice(0, index).reduce((sum, stage) => sum + stage.weeks, 0)
          return (
            <li key={id} className={`flex flex-col gap-3 lg:row-span-2 lg:grid lg:grid-rows-subgrid ${width}`}>
              <span
                aria-hidden="true"
                className="grid grid-cols-6 gap-1.5 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
              >
                {Array.from({ length: weeks }, (_, week) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the weeks are never reordered
                  <span key={week} className={`h-4 rounded-lg lg:h-8 ${block}`} />
                ))}
              </span>
              <div className="flex flex-col gap-1 pr-4">
                <h3 className="text-heading-strong">
                  <FormattedMessage id="ai.innovation.weeks" values={{ weeks, first, last: first + weeks - 1 }} />
                </h3>
                <Text className="text-body text-muted" words={text} />
              </div>
            </li>
          )
        })}
      </ol>
    </Section>
  )
}
