import { hash } from 'node:crypto'
import { policyDate, policyText } from '../../content/privacy/policy-date.ts'
import { defaultLocale } from '../../locales/locales.ts'
import type { Text } from '../texts.ts'

/** A policy whose text has changed, and whose date has not. */
export function policyErrors(texts: Text[]): string[] {
  const own = texts.filter(({ file }) => file === `content/privacy/${defaultLocale}.md`)
  const now = hash('sha256', own.map(({ words }) => words).join('\n')).slice(0, 12)
  if (now === policyText) return []
  return [
    `content/privacy/policy-date.ts: the text of the policy has changed since ${policyDate}. Write the day of the change as policyDate, as consentDate too if it changes what visitors consent to, and policyText = '${now}'`,
  ]
}
