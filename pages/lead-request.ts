import { onDemand } from '../components/page/on-demand'

/** The form of the landing pages, on demand like that of the contact page. */
export const leadRequest = onDemand('form', () => import('./LeadRequest').then((module) => module.LeadRequest))
