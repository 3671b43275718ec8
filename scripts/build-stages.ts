import type { Stage } from './stages.ts'

/** What makes a build in dist/: all its parts, or it has failed. With drafts, it says so in its rules, and no deploy takes it. */
export function buildStages({ hasDrafts = false } = {}): Stage[] {
  const env: Record<string, string> = hasDrafts ? { DRAFTS: '1' } : {}
  return [
    { name: 'pages', command: ['vike', 'build'], env },
    { name: 'check of the built site', command: ['node', 'crawler/check-site.ts'], env },
    { name: 'files for hosts, compression', command: ['node', 'hosts/write-hosts.ts'], env },
  ]
}
