import { onDemand } from '../../components/page/on-demand'

/** The form of the contact page. Its code is a quarter of all, and most visitors read first. */
export const contactRequest = onDemand('form', () => import('./ContactRequest').then((module) => module.ContactRequest))
