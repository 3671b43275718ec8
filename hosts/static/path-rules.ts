import type { HeaderTable } from '../../server/headers/header-table.ts'

/** A missing file is requested again after ten minutes. A file that is there is shown at once for a month, while a newer one is looked for. */
const shortCache = 'public, max-age=600, stale-while-revalidate=2592000'

/**
 * The table for hosts that choose headers by the path alone, as Netlify, Cloudflare and Vercel do: a file that is missing has the headers of
 * its folder there, and nobody may keep such a response for a year.
 */
export function headersByPath(table: HeaderTable): HeaderTable {
  const folders = Object.entries(table.folders).map(([folder, headers]) => {
    const isImmutable = headers['cache-control']?.includes('immutable')
    return [folder, isImmutable ? { ...headers, 'cache-control': shortCache } : headers]
  })
  return { ...table, folders: Object.fromEntries(folders) }
}
