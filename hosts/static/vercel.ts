import { domainRules } from '../../locales/domains.ts'
import type { Headers } from '../../server/headers/header-table.ts'
import type { SiteRules } from '../../server/site/site-rules.ts'
import { headersByPath } from './path-rules.ts'

/** The rules as `vercel.json`; of header rules that match the same path, the last one wins. */
export function vercelConfig({ headers: ofEverywhere, domains, redirects }: SiteRules) {
  const headers = headersByPath(ofEverywhere)
  return {
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      rule('/(.*)', { ...headers.everything, ...headers.pages }),
      ...Object.entries(headers.folders).map(([folder, values]) => rule(`${folder}(.*)`, values)),
    ],
    redirects: [
      ...domainRules(domains).map(({ host, path, target }) =>
        path === '/' ? hostRedirect(host, path, target) : hostRedirect(host, `${path}/:rest*`, `${target}/:rest*`),
      ),
      ...Object.entries(redirects).map(([source, destination]) => ({ source, destination, permanent: true })),
    ],
  }
}

function rule(source: string, headers: Headers) {
  return { source, headers: Object.entries(headers).map(([key, value]) => ({ key, value })) }
}

function hostRedirect(host: string, source: string, destination: string) {
  return { source, has: [{ type: 'host', value: host }], destination, permanent: true }
}
