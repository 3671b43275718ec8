import { useNavigate } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { useLocale } from '../../components/page/PageProvider.tsx'
import { Select } from '../../components/ui/Select.tsx'
import { prepareMessage } from '../../forms/typed-text.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { paybackMonths, readNumber, type TaskInputs, yearlyCost } from './calculate-cost.ts'

interface WaitingCostProps extends TaskInputs {
  currency: string
  /** All are in that currency; with another one, nothing is compared. */
  pilotPrice: number
  stagePrice: number
  carePrice: number
}

const fields = [
  { name: 'people', label: 'ai.cost.people' },
  { name: 'hours', label: 'ai.cost.hours' },
  { name: 'hourCost', label: 'ai.cost.hourCost' },
] as const satisfies { name: keyof TaskInputs; label: MessageId }[]

const currencies = ['BRL', 'USD', 'EUR']

/** A longer payback is not offered. */
const monthsShown = 24

export function WaitingCost(example: WaitingCostProps) {
  const intl = useIntl()
  const navigate = useNavigate()
  const locale = useLocale()
  const id = useId()
  const controls = useRef<HTMLFieldSetElement>(null)
  const [written, setWritten] = useState({ inputs: example as TaskInputs, currency: example.currency })
  const [copying, setCopying] = useState<'copied' | 'notCopied'>()
  const read = () => {
    setCopying(undefined)
    if (controls.current) setWritten(readFrom(controls.current, intl.locale))
  }
  // Values typed before hydration, or restored by the browser.
  useEffect(() => {
    if (controls.current) setWritten(readFrom(controls.current, intl.locale))
  }, [intl.locale])

  const { inputs, currency } = written
  const money = (amount: number) => {
    const digits = Number.isInteger(amount) ? 0 : 2
    return intl.formatNumber(amount, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
  }
  const cost = yearlyCost(inputs)
  const year = cost && money(Math.round(cost))
  const formula = cost && intl.formatMessage({ id: 'ai.cost.formula' }, { ...inputs, hourCost: money(inputs.hourCost) })
  const months = cost && paybackMonths(cost, example.pilotPrice + example.stagePrice, example.carePrice)
  const monthsOfTwo = cost && paybackMonths(cost, example.pilotPrice + 2 * example.stagePrice, example.carePrice)

  return (
    <div className="twelve-columns items-start gap-y-8">
      <fieldset
        ref={controls}
        aria-label={intl.formatMessage({ id: 'ai.necessity.title' })}
        onInput={read}
        className="needs-scripts card cost-fields lg:col-span-4 lg:mr-6"
      >
        {fields.map(({ name, label }) => (
          <div key={name} className="flex flex-col gap-1.5">
            <label htmlFor={`${id}-${name}`} className="font-600">
              <FormattedMessage id={label} />
            </label>
            <input
              id={`${id}-${name}`}
              inputMode="decimal"
              autoComplete="off"
              name={name}
              defaultValue={intl.formatNumber(example[name], { useGrouping: false })}
              aria-describedby={cost ? undefined : `${id}-error`}
              className="control h-button tabular-nums"
            />
          </div>
        ))}
        <div className="flex flex-col gap-1.5">
          <label htmlFor={`${id}-currency`} className="font-600">
            <FormattedMessage id="ai.cost.currency" />
          </label>
          <Select id={`${id}-currency`} name="currency" defaultValue={example.currency}>
            {currencies.map((code) => (
              <option key={code} value={code}>
                {code}
              </option>
            ))}
          </Select>
        </div>
      </fieldset>
      <div className="figure-column flex flex-col items-start gap-4 lg:col-span-8">
        <p className="font-650 text-intro">
          <FormattedMessage id="ai.cost.title" />
        </p>
        <div role="status" className="flex w-full flex-col gap-4">
          {cost ? (
            <>
              <p className="font-800 font-figure text-moment">{year}</p>
              <p>{formula}</p>
            </>
          ) : (
            <p id={`${id}-error`}>
              <FormattedMessage id="ai.cost.incomplete" values={{ amount: 1234.5 }} />
            </p>
          )}
        </div>
        {months && currency === example.currency && (
          <>
            <Months paidAfter={months} />
            <p key={months} className="max-w-measure text-intro">
              <FormattedMessage
                id={months <= monthsShown ? 'ai.cost.payback' : 'ai.cost.noPayback'}
                values={{ months, monthsOfTwo }}
              />
            </p>
          </>
        )}
        {year && formula && (
          <div className="needs-scripts mt-auto flex flex-wrap items-center gap-3 pt-2">
            {/* Not a link: a new tab would not have the text. */}
            <button
              type="button"
              className="btn-on-accent"
              onClick={() => {
                prepareMessage(intl.formatMessage({ id: 'ai.cost.message' }, { year, formula }))
                void navigate({ to: '/$locale/contato', params: { locale } })
              }}
            >
              <FormattedMessage id="ai.cost.send" />
            </button>
            <button
              type="button"
              className="btn-outline-accent"
              onClick={() =>
                copy(`${formula} = ${year}`).then(
                  () => setCopying('copied'),
                  () => setCopying('notCopied'),
                )
              }
            >
              <FormattedMessage id="ai.cost.copy" />
            </button>
            <span role="status" className="text-small">
              {copying && (
                <span key={copying}>
                  <FormattedMessage id={copying === 'copied' ? 'ai.cost.copied' : 'ai.cost.notCopied'} />
                </span>
              )}
            </span>
          </div>
        )}
      </div>
    </div>
  )
}

/** The months in which the work pays for itself, then those in which it saves. Its numbers are drawn, not text to copy. */
function Months({ paidAfter }: { paidAfter: number }) {
  return (
    <div aria-hidden="true" className="flex w-full gap-px text-datum">
      {Array.from({ length: monthsShown }, (_, index) => index + 1).map((month) => (
        <span
          key={month}
          data-month={[1, paidAfter, monthsShown].includes(month) ? month : undefined}
          className="w-0 grow whitespace-nowrap after:content-[attr(data-month)] last:[direction:rtl]"
        >
          <span className={`block h-6 [forced-color-adjust:none] ${month <= paidAfter ? 'bg-brand' : 'bg-ink'}`} />
        </span>
      ))}
    </div>
  )
}

function readFrom(controls: HTMLFieldSetElement, locale: string): { inputs: TaskInputs; currency: string } {
  const textOf = (name: string) => (controls.elements.namedItem(name) as HTMLInputElement | HTMLSelectElement).value
  const number = (name: keyof TaskInputs) => readNumber(textOf(name), locale)
  return {
    inputs: { people: number('people'), hours: number('hours'), hourCost: number('hourCost') },
    currency: textOf('currency'),
  }
}

/** @throws if the browser has no clipboard or denies access */
async function copy(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
