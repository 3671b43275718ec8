import { FormattedMessage } from 'react-intl'
import { ButtonAnchor, ButtonLink } from '../../components/ui/ButtonLink'
import { Icon } from '../../components/ui/Icon'
import { InState, Specimen, type State } from '../Specimen'

const states: State[] = ['rest', 'hover', 'focus', 'active']

const grounds = [
  { name: 'light ground', className: 'bg-paper', tones: ['btn-accent', 'btn-solid', 'btn-outline'] },
  { name: 'dark ground', className: 'ground-dark', tones: ['btn-accent', 'btn-outline-dark'] },
]

/** The shape of buttons in its tones and states; then the components that pages use. */
export function Buttons() {
  return (
    <>
      {grounds.map(({ name, className, tones }) => (
        <Specimen key={name} label={name}>
          <div className={`flex flex-col gap-8 rounded-card border border-mint-line border-solid p-6 ${className}`}>
            {tones.map((tone) => (
              <ButtonStates key={tone} tone={tone} />
            ))}
          </div>
        </Specimen>
      ))}
      <Specimen label="ButtonLink, ButtonAnchor with an icon, a long label">
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/contato" tone="solid">
            <FormattedMessage id="home.hero.contact" />
          </ButtonLink>
          <ButtonAnchor href="#buttons" tone="accent">
            <FormattedMessage id="hire.hero.button" />
            <Icon name="arrowDown" />
          </ButtonAnchor>
          <div className="w-48">
            <ButtonLink to="/produtos-de-ia" tone="outline">
              <FormattedMessage id="home.services.title" />
            </ButtonLink>
          </div>
        </div>
      </Specimen>
      <Specimen label="inline link: rest, hover, focus">
        <p className="flex flex-wrap gap-6">
          {states.slice(0, 3).map((state) => (
            <a key={state} href="#buttons" data-state={state} className="inline-link">
              <FormattedMessage id="home.hero.contact" />
            </a>
          ))}
        </p>
      </Specimen>
    </>
  )
}

function ButtonStates({ tone }: { tone: string }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-5">
      {states.map((state) => (
        <div key={state} className="flex flex-col items-start gap-2">
          <span className="text-small">
            {tone}: {state}
          </span>
          <InState of="button" state={state}>
            <SampleButton tone={tone} />
          </InState>
        </div>
      ))}
      <div className="flex flex-col items-start gap-2">
        <span className="text-small">{tone}: disabled</span>
        <SampleButton tone={tone} isDisabled />
      </div>
    </div>
  )
}

function SampleButton({ tone, isDisabled = false }: { tone: string; isDisabled?: boolean }) {
  return (
    <button type="button" disabled={isDisabled} className={tone}>
      <FormattedMessage id="layout.nav.talk" />
    </button>
  )
}
