import { lazyHydration } from '../../components/page/lazy-hydration.tsx'

/** The sample scope to leaf through. Its code comes when that part is about to be seen. */
export const scopeReader = lazyHydration(
  '#escopo',
  () => import('./ScopeReader.tsx').then((module) => module.ScopeReader),
  'seen',
)
