import { onDemand } from '../../components/page/on-demand'

/** The sample scope to leaf through. Its code comes when that part is about to be seen. */
export const scopeReader = onDemand(
  '#escopo',
  () => import('./ScopeReader').then((module) => module.ScopeReader),
  'seen',
)
