/**
 * @formatjs/intl 6.1 asks whether the browser knows the language, before it formats anything. Every browser knows
 * ours, and the first answer takes 100 ms on a slow phone, so the build answers in its place. May go when `createIntl`
 * of that package no longer calls `supportedLocalesOf`.
 */
export const answersInstead = {
  'Intl.NumberFormat.supportedLocalesOf': 'Array.of',
  'Intl.DateTimeFormat.supportedLocalesOf': 'Array.of',
}
