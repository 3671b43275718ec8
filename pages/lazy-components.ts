import { lazyHydration } from '../components/page/lazy-hydration.tsx'

// The code of the forms is a quarter of the total, and most visitors read first.
export const lazyContactForm = lazyHydration('form', () =>
  import('../forms/site-forms.tsx').then((module) => module.ContactForm),
)
export const lazyLeadForm = lazyHydration('form', () =>
  import('../forms/site-forms.tsx').then((module) => module.LeadForm),
)

export const lazyWaitingCost = lazyHydration(
  '#custo',
  () => import('./ai/WaitingCost.tsx').then((module) => module.WaitingCost),
  'seen',
)
export const lazyScopeReader = lazyHydration(
  '#escopo',
  () => import('./factory/ScopeReader.tsx').then((module) => module.ScopeReader),
  'seen',
)
export const lazyInterviewCalendar = lazyHydration(
  '#calendario',
  () => import('./hire/InterviewCalendar.tsx').then((module) => module.InterviewCalendar),
  'seen',
)
