import type { ReactNode } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { MessageId } from '../../locales/message-id.ts'
import styles from './screens.css?url'

/** The claims of the list, the one due today first. The second one is opened. */
const claims = [
  'screens.claims.first',
  'screens.claims.second',
  'screens.claims.third',
  'screens.claims.fourth',
] as const
const steps = ['screens.claim.notice', 'screens.claim.survey'] as const
const slots = ['screens.visit.wednesday', 'screens.visit.thursday', 'screens.visit.friday'] as const
const points = ['screens.candidate.strong', 'screens.candidate.weak'] as const

/** The drawing before anything works, with a question of the client. Only its left edge is seen. */
export function PrototypeScreen({ label }: Label) {
  return (
    <Screen label={label} look="prototype">
      <ClaimsTitle />
      <div className="note">
        <Message id="screens.prototype.note" />
      </div>
    </Screen>
  )
}

/** The screen of the week between. Only its left edge is seen. */
export function ClaimsScreen({ label }: Label) {
  return (
    <Screen label={label} look="claims">
      <ClaimsTitle />
      <Rows ids={claims.slice(0, 3)} />
    </Screen>
  )
}

/** At the end of the first stage, a claim has a deadline and somebody who answers it. */
export function ClaimScreen({ label }: Label) {
  return (
    <Screen label={label} look="claim">
      <div className="queue">
        <Rows ids={claims} />
      </div>
      <div>
        <strong>
          <Message id="screens.claim.client" />
        </strong>
        <Message id="screens.claim.what" />
        {/* A truck on its side, its cargo, the bill of lading. */}
        <svg aria-hidden="true" viewBox="0 0 282 62">
          <path
            fill="#9fb9c4"
            d="M6 0h78q6 0 6 6v50q0 6-6 6H6q-6 0-6-6V6q0-6 6-6zM102 0h78q6 0 6 6v50q0 6-6 6h-78q-6 0-6-6V6q0-6 6-6z"
          />
          <path fill="#565d60" d="m0 50 90-10v16q0 6-6 6H6q-6 0-6-6z" />
          <path fill="#b8452f" d="m8 31 60-4v19L8 52z" />
          <path fill="#e4ddcf" d="m70 29 14 3v11l-14 3z" />
          <path fill="#1d2325" d="M14 22h9v9h-9zM26 21h9v9h-9zM56 19h9v9h-9zM74 21h9v9h-9z" />
          <path fill="#a8763e" d="M104 30h26v26h-26zM134 36h22v20h-22zM162 26h22v30h-22zM110 8l24 5-5 23-24-6z" />
          <path fill="#22343c" d="M198 0h78q6 0 6 6v50q0 6-6 6h-78q-6 0-6-6V6q0-6 6-6z" />
          <path fill="#e8eaea" d="M208 10h58v46h-58z" />
          <path stroke="#8b9897" strokeWidth="3" d="M216 20h30M216 29h42M216 38h42M216 47h24" />
        </svg>
        <Rows ids={steps} />
        <em>
          <Message id="screens.claim.owner" />
        </em>
      </div>
    </Screen>
  )
}

/** A newspaper's archive, asked a question. */
export function ArchiveScreen({ label }: Label) {
  return (
    <Screen label={label} look="archive">
      <div className="asked">
        <Message id="screens.archive.question" />
      </div>
      <Message id="screens.archive.found" />
      <div className="paper">
        <Message id="screens.archive.clip" />
      </div>
    </Screen>
  )
}

export function CandidateScreen({ label }: Label) {
  return (
    <Screen label={label} look="candidate">
      <strong>
        <Message id="screens.candidate.role" />
      </strong>
      <Rows ids={points} />
      <em>
        <Message id="screens.candidate.interview" />
      </em>
    </Screen>
  )
}

/** A patient's telephone. */
export function VisitScreen({ label }: Label) {
  return (
    <Screen label={label} look="visit">
      <strong>
        <Message id="screens.visit.title" />
      </strong>
      <Message id="screens.visit.when" />
      <Rows ids={slots} />
      <em>
        <Message id="screens.visit.move" />
      </em>
    </Screen>
  )
}

interface Label {
  /** What screen readers say in place of the screen's words. */
  label: MessageId
}

interface ScreenProps extends Label {
  /** Names the screen in screens.css, which gives every element its look. */
  look: 'prototype' | 'claims' | 'claim' | 'archive' | 'candidate' | 'visit'
  children: ReactNode
}

/** A client's product, standing on the pavement in the evening light: elements, so that it is sharp and in the page's language. */
function Screen({ label, look, children }: ScreenProps) {
  const intl = useIntl()
  return (
    <div role="img" aria-label={intl.formatMessage({ id: label })} className="screen invisible">
      {/* Only pages with screens load this style sheet. Until it has come, the screen is hidden. */}
      <link rel="stylesheet" href={styles} />
      <div aria-hidden="true" className={look}>
        {children}
      </div>
    </div>
  )
}

function ClaimsTitle() {
  return (
    <strong>
      <Message id="screens.claims.title" />
    </strong>
  )
}

function Rows({ ids }: { ids: readonly MessageId[] }) {
  return ids.map((id) => (
    <p key={id}>
      <Message id={id} />
    </p>
  ))
}

/** Splits a message with the parts of a row. */
function Message({ id }: { id: MessageId }) {
  return (
    <FormattedMessage
      id={id}
      values={{
        name: (words) => <b key="name">{words}</b>,
        what: (words) => <small key="what">{words}</small>,
        amount: (words) => <span key="amount">{words}</span>,
        state: (words) => <i key="state">{words}</i>,
      }}
    />
  )
}
