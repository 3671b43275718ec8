import type { Stage } from './stages.ts'

/** The stages of a build in dist/: it fails if one of them fails. A build with drafts is marked in its rules, so that deploying it is refused. */
export function buildStages({ hasDrafts = false } = {}): Stage[] {
  const env: Record<string, string> = hasDrafts ? { DRAFTS: '1' } : {}
  return [
    { name: 'code', command: ['vike', 'build'], env },
    { name: 'pages', command: ['node', 'dist/server/prerender.mjs'], env: { ...env, NODE_ENV: 'production' } },
    { name: 'check of the built site', command: ['node', 'crawler/check-site.ts'], env },
    { name: 'files for hosts, compression', command: ['node', 'hosts/write-hosts.ts'], env },
  ]
}
