import type { HeaderTable } from '../../server/headers/header-table.ts'

/**
 * A missing file is requested again after ten minutes; an existing one is shown at once for a month while it is
 * revalidated.
 */
const shortCache = 'public, max-age=600, stale-while-revalidate=2592000'

/**
 * The header table for hosts that choose headers by path alone (Netlify, Cloudflare, Vercel): there, a missing file
 * gets the headers of its folder, and no such response may be cached for a year.
 */
export function headersByPath(table: HeaderTable): HeaderTable {
  const folders = Object.entries(table.folders).map(([folder, headers]) => {
    const isImmutable = headers['cache-control']?.includes('immutable')
    return [folder, isImmutable ? { ...headers, 'cache-control': shortCache } : headers]
  })
  return { ...table, folders: Object.fromEntries(folders) }
}
