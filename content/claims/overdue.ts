import { companyDay } from '../dates/company-days.ts'
import { answerGroups } from './answer-groups.ts'
import { answers } from './answers.ts'
import { companyFacts } from './company-facts.ts'

interface Reviewed {
  owner: string
  reviewBy: string
}

const all: Record<string, Reviewed> = {
  ...companyFacts,
  ...Object.fromEntries(
    [...answers, ...answerGroups.flatMap((group) => group.answers)].map((answer) => [answer.id, answer]),
  ),
}

/** One line per claim whose review is overdue. */
export function overdueClaims(claims = all, now = new Date()): string[] {
  const today = companyDay(now)
  return Object.entries(claims)
    .filter(([, { reviewBy }]) => reviewBy < today)
    .map(
      ([name, { owner, reviewBy }]) =>
        `content/claims: "${name}" was due for review by ${reviewBy}. The ${owner} must review it, correct it if needed, and set a new reviewBy date.`,
    )
}

if (import.meta.main) for (const warning of overdueClaims()) console.warn(`Warning: ${warning}`)
