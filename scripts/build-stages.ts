import type { Stage } from './stages.ts'

/** A build with drafts is marked in its rules, so that it cannot be published. */
export function buildStages({ hasDrafts = false } = {}): Stage[] {
  // Set explicitly, because React renders half as fast in development mode, and tests set another one.
  const env: Record<string, string> = {
    NODE_ENV: 'production',
    // Each stage is a process that loads hundreds of modules, so Node caches the compiled code.
    NODE_COMPILE_CACHE: 'node_modules/.cache/node',
    ...(hasDrafts && { DRAFTS: '1' }),
  }
  return [
    { name: 'code and pages', command: ['vike', 'build'], env },
    { name: 'check of the built site', command: ['node', 'crawler/check-site.ts'], env },
    { name: 'files for hosts, compression', command: ['node', 'hosts/write-hosts.ts'], env },
  ]
}
