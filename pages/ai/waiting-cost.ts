import { onDemand } from '../../components/page/on-demand'

/** What waiting costs, reckoned by the visitor. Its code comes when that part is about to be seen. */
export const waitingCost = onDemand(
  '#custo',
  () => import('./WaitingCost').then((module) => module.WaitingCost),
  'seen',
)
