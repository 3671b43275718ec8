import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { AiContent } from './ai.source.ts'
import { paybackMonths, readNumber, type Task, weeksWorked, yearlyCost } from './calculate-cost.ts'
import './stone.css'

const fields = [
  { name: 'people', label: 'ai.cost.people' },
  { name: 'hours', label: 'ai.cost.hours' },
  { name: 'hourCost', label: 'ai.cost.hourCost' },
] as const

/** What the sum counts, and what it leaves out. */
const line = 'row-line border-mint-line pt-3 text-body'

/** The longest payback, in months, with which the work is offered. */
const monthsShown = 24

export function WaitingCost({ example, currency, pilotPrice, stagePrice, carePrice }: AiContent['cost']) {
  const intl = useIntl()
  const id = useId()
  const controls = useRef<HTMLFieldSetElement>(null)
  const [task, setTask] = useState<Task>(example)
  const group = intl.formatNumberToParts(10_000).find(({ type }) => type === 'group')?.value ?? ''
  // The fields may hold values that were typed before hydration, or restored by the browser.
  useEffect(() => {
    if (controls.current) setTask(taskIn(controls.current, group))
  }, [group])

  const money = (amount: number) =>
    intl.formatNumber(amount, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  const cost = yearlyCost(task)
  const year = cost && money(Math.round(cost))
  const isLong = String(year).length > 11
  const formula =
    cost &&
    intl.formatMessage({ id: 'ai.cost.formula' }, { ...task, hourCost: money(task.hourCost), weeks: weeksWorked })

  return (
    <div className="twelve-columns items-start gap-y-8">
      <fieldset
        ref={controls}
        aria-label={intl.formatMessage({ id: 'ai.necessity.title' })}
        onInput={({ currentTarget }) => setTask(taskIn(currentTarget, group))}
        className="needs-scripts card m-0 grid min-w-0 items-end gap-4 p-card stays sm:grid-cols-3 lg:grid-cols-1 lg:col-span-4 lg:mr-6"
      >
        {fields.map(({ name, label }) => (
          <div key={name} className="flex flex-col gap-1.5">
            <label htmlFor={`${id}-${name}`} className="font-600">
              <FormattedMessage id={label} />
            </label>
            <input
              id={`${id}-${name}`}
              // No `type="number"`, which writes numbers in the browser's language, and which the mouse wheel changes.
              inputMode="decimal"
              autoComplete="off"
              name={name}
              defaultValue={example[name]}
              aria-describedby={cost ? undefined : `${id}-error`}
              className="control h-button [font-variant-numeric:tabular-nums]"
            />
          </div>
        ))}
      </fieldset>
      <div className="figure-column flex flex-col items-start gap-4 lg:col-span-8">
        <Text className="font-650 text-intro" words="ai.cost.title" />
        <div role="status" className="flex w-full flex-col gap-4">
          {cost ? (
            <>
              <p
                className={`whitespace-nowrap font-800 font-figure ${isLong ? 'text-[9cqi] leading-none' : 'text-moment'}`}
              >
                {year}
              </p>
              <p>{formula}</p>
            </>
          ) : (
            <p id={`${id}-error`}>
              <FormattedMessage id="ai.cost.incomplete" values={{ amount: 1234.5 }} />
            </p>
          )}
        </div>
        {cost && (
          <>
            <Payback
              months={paybackMonths(cost, pilotPrice + stagePrice, carePrice)}
              monthsOfTwo={paybackMonths(cost, pilotPrice + 2 * stagePrice, carePrice)}
            />
            <p className={`max-w-measure ${line}`}>
              <FormattedMessage id="ai.cost.case" values={{ people: example.people }} />
            </p>
            <ButtonLink to="/contato" tone="solid" label="ai.cost.talk" />
          </>
        )}
      </div>
    </div>
  )
}

/** A stone for each month, a year to a row: first those in which the work pays for itself, then those in which it saves. */
function Payback({ months, monthsOfTwo }: { months: number; monthsOfTwo: number }) {
  return (
    <>
      <div aria-hidden="true" className="grid w-full max-w-measure grid-cols-12 gap-x-1 text-datum">
        {Array.from({ length: monthsShown }, (_, index) => index + 1).map((month) => (
          <span
            key={month}
            data-month={[1, months, monthsShown].includes(month) ? month : undefined}
            className="after:content-[attr(data-month)] after:leading-loose"
          >
            <span className={month <= months ? 'stone' : 'stone stone-missing'} />
          </span>
        ))}
      </div>
      <p key={months} className="max-w-measure text-intro">
        <FormattedMessage
          id={months <= monthsShown ? 'ai.cost.payback' : 'ai.cost.noPayback'}
          values={{
            months,
            monthsOfTwo,
            figure: (words) => <span className="block py-1 text-amount text-link">{words}</span>,
            line: (words) => <span className={`mt-3 block ${line}`}>{words}</span>,
          }}
        />
      </p>
    </>
  )
}

function taskIn({ elements }: HTMLFieldSetElement, group: string): Task {
  const number = (name: keyof Task) => readNumber((elements.namedItem(name) as HTMLInputElement).value, group)
  return { people: number('people'), hours: number('hours'), hourCost: number('hourCost') }
}
