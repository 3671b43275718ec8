import { lazyHydration } from '../components/page/lazy-hydration.tsx'

// The code of the forms is a quarter of the total, and most visitors read first.
export const contactRequest = lazyHydration('form', () =>
  import('./requests.tsx').then((module) => module.ContactRequest),
)
export const leadRequest = lazyHydration('form', () => import('./requests.tsx').then((module) => module.LeadRequest))

export const waitingCost = lazyHydration(
  '#custo',
  () => import('./ai/WaitingCost.tsx').then((module) => module.WaitingCost),
  'seen',
)
export const scopeReader = lazyHydration(
  '#escopo',
  () => import('./factory/ScopeReader.tsx').then((module) => module.ScopeReader),
  'seen',
)
export const interviewCalendar = lazyHydration(
  '#calendario',
  () => import('./hire/InterviewCalendar.tsx').then((module) => module.InterviewCalendar),
  'seen',
)
