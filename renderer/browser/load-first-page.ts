import type { AnyRouter } from '@tanstack/react-router'

/**
 * Gets the page that stands in the document ready, with all its code, so that the application renders the same tree at once.
 * @throws where code of the page cannot be loaded.
 */
export async function loadFirstPage(router: AnyRouter): Promise<void> {
  // Without this mark of TanStack's own server rendering, the router waits for pages inside a Suspense boundary that the
  // prerendered document does not have, and React would throw the document away and render it anew.
  router.ssr = { manifest: undefined }
  await router.load()
  const failed = router.state.matches.find(({ error }) => error)
  if (failed) throw failed.error
}
