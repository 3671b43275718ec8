import { startTransition, useEffect, useState } from 'react'
import { useNavigation } from './Navigation.tsx'
import type { PageData } from './page-data.ts'

/**
 * The page for what stands around the content: right after the content of a new page has been painted, it is that page. Who comes
 * back to a place further down gets everything at once, since its place depends on all of it.
 */
export function useDeferredPage(page: PageData): PageData {
  const navigation = useNavigation()
  const [shown, setShown] = useState(page)
  useEffect(() => startTransition(() => setShown(page)), [page])
  return navigation?.isArrivingAtTop() ? shown : page
}
