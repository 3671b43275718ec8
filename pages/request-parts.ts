import { onDemand } from '../components/page/on-demand'

// The code of the forms is a quarter of all, and most visitors read first.
export const contactRequest = onDemand('form', () => import('./requests').then((module) => module.ContactRequest))
export const leadRequest = onDemand('form', () => import('./requests').then((module) => module.LeadRequest))
