import type { Stage } from './stages.ts'

/** The stages of a build in dist/: it fails if one of them fails. A build with drafts, or with generated articles (BENCH_ARTICLES), is marked in its rules, so that deploying it is refused. */
export function buildStages({ hasDrafts = false } = {}): Stage[] {
  // Whatever starts the build: React renders twice as slowly for developers, and Vite would take tests for development.
  const env: Record<string, string> = {
    NODE_ENV: 'production',
    // Node keeps the code of modules as it has compiled it: each stage is a process that loads hundreds.
    NODE_COMPILE_CACHE: 'node_modules/.cache/node',
    ...(hasDrafts && { DRAFTS: '1' }),
  }
  return [
    // Vite prints a line for each file.
    { name: 'code and pages', command: ['vike', 'build'], env, progress: /^dist\// },
    { name: 'check of the built site', command: ['node', 'crawler/check-site.ts'], env },
    { name: 'files for hosts, compression', command: ['node', 'hosts/write-hosts.ts'], env },
  ]
}
