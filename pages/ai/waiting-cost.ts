import { lazyHydration } from '../../components/page/lazy-hydration.tsx'

/** What waiting costs, reckoned by the visitor. Its code comes when that part is about to be seen. */
export const waitingCost = lazyHydration(
  '#custo',
  () => import('./WaitingCost.tsx').then((module) => module.WaitingCost),
  'seen',
)
