import { createSiteRouter } from '../../pages/router.ts'

/**
 * @tanstack/react-router 1.170 suspends each page in a boundary, which a prerendered document lacks, unless its own
 * server rendering has left a mark. May go when renderer/browser/hydrate.test.tsx passes with `createSiteRouter()`
 * alone.
 */
export function createPrerenderedRouter(...parameters: Parameters<typeof createSiteRouter>) {
  const router = createSiteRouter(...parameters)
  router.ssr = { manifest: undefined }
  return router
}
