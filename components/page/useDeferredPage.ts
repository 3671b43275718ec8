import { startTransition, useEffect, useState } from 'react'
import { useNavigation } from './Navigation.tsx'
import type { PageData } from './page-data.ts'

/**
 * The page for the layout around the content: it follows once the content of a new page has been painted. Visitors who come
 * back to a scroll position get everything at once, since the position depends on the whole height.
 */
export function useDeferredPage(page: PageData): PageData {
  const navigation = useNavigation()
  const [shown, setShown] = useState(page)
  useEffect(() => startTransition(() => setShown(page)), [page])
  return navigation?.isArrivingAtTop() ? shown : page
}
