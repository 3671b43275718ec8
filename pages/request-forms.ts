import { onDemand } from '../components/page/on-demand'

/** The forms of the pages. Their code is a quarter of all, and most visitors read first. */
export const contactRequest = onDemand('form', () =>
  import('./contact/ContactRequest').then((module) => module.ContactRequest),
)
export const leadRequest = onDemand('form', () => import('./LeadRequest').then((module) => module.LeadRequest))
