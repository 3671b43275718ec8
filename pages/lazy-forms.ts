import { lazyHydration } from '../components/page/lazy-hydration.tsx'

// The code of the forms is a quarter of all, and most visitors read first.
export const contactRequest = lazyHydration('form', () =>
  import('./requests.tsx').then((module) => module.ContactRequest),
)
export const leadRequest = lazyHydration('form', () => import('./requests.tsx').then((module) => module.LeadRequest))
