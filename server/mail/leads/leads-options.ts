import { parseArgs } from 'node:util'
import type { LeadsFormat } from './leads-format.ts'

export const usage = `Usage: npm run --silent leads -- [OPTIONS]

Prints the requests that the mail service has received, oldest first.
  --csv             for a spreadsheet
  --json            for a program
  --spam            only spam; without this option, only other requests
  --dead-letters    only those that the mail server has rejected too often
  --find TEXT       only those that contain this text
  --id ID           only this request, spam or not
  --person ADDRESS  everything stored about the person with this e-mail address, as JSON

Changes them:
  --erase           erases the requests that --person or --id selects, permanently
  --erase-again     repeats all earlier erasures, after a backup was restored
  --not-spam ID     marks the request as not spam
  --is-spam ID      marks the request as spam
  --retry ID        forwards a waiting request or dead letter now; --retry all: all of them`

export interface LeadsOptions {
  format: LeadsFormat
  filter: { isSpam?: boolean; isDeadLetter?: boolean; text?: string; id?: number; person?: string }
  action:
    | { kind: 'print' | 'erase' | 'erase-again' }
    | { kind: 'mark'; id: number; isSpam: boolean }
    | { kind: 'retry' }
}

/** @throws if options contradict each other or an id is not a number */
export function readLeadsOptions(args: string[]): LeadsOptions {
  const flag = { type: 'boolean', default: false } as const
  const text = { type: 'string' } as const
  const options = {
    csv: flag,
    json: flag,
    spam: flag,
    'dead-letters': flag,
    erase: flag,
    'erase-again': flag,
    find: text,
    person: text,
    id: text,
  }
  const { values } = parseArgs({ args, options: { ...options, 'not-spam': text, 'is-spam': text, retry: text } })
  const {
    csv,
    json,
    spam,
    'dead-letters': isDeadLetter,
    erase,
    'erase-again': isAgain,
    find,
    person,
    id,
    retry,
  } = values
  if (csv && json) throw new Error('Choose --csv or --json.')
  if (erase && !person && !id) throw new Error('Select what to erase: --person ADDRESS or --id ID.')
  const marks = [values['not-spam'], values['is-spam'], retry].filter((value) => value !== undefined)
  if (marks.length + Number(erase) + Number(isAgain) > 1) throw new Error('Choose one change at a time.')
  const one = id ?? (retry === 'all' ? undefined : retry)
  const isWide = person !== undefined || one !== undefined || isDeadLetter || retry === 'all'
  const marked = values['not-spam'] ?? values['is-spam']
  return {
    format: csv ? 'csv' : json || person ? 'json' : 'table',
    filter: {
      isSpam: isWide ? undefined : spam,
      isDeadLetter: isDeadLetter || undefined,
      text: find,
      id: one === undefined ? undefined : numberOf(one),
      person,
    },
    action: marked
      ? { kind: 'mark', id: numberOf(marked), isSpam: values['is-spam'] !== undefined }
      : { kind: retry ? 'retry' : erase ? 'erase' : isAgain ? 'erase-again' : 'print' },
  }
}

function numberOf(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`'${text}' is not the id of a request.`)
  return Number(text)
}
