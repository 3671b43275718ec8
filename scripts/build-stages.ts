import type { Stage } from './stages.ts'

/** What makes a build in dist/: all its parts, or it has failed. */
export function buildStages({ hasDrafts = false } = {}): Stage[] {
  return [
    { name: 'pages', command: ['vike', 'build'], env: hasDrafts ? { DRAFTS: '1' } : {} },
    { name: 'check of the built site', command: ['node', 'crawler/check-site.ts'] },
    { name: 'files for hosts, compression', command: ['node', 'hosts/write-hosts.ts'] },
  ]
}
