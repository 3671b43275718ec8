import { parseArgs } from 'node:util'
import { runStages } from './stages.ts'

const { values: options } = parseArgs({
  options: { drafts: { type: 'boolean' }, serve: { type: 'boolean' }, verbose: { type: 'boolean' } },
})

// `npm run build` builds the site into dist/. A build with `--drafts` is marked in its rules, so that it cannot be
// published. `npm start` (`--serve`) serves it then.
const env: Record<string, string> = {
  // Set explicitly, because React renders half as fast in development mode, and tests set another one.
  NODE_ENV: 'production',
  // Each stage is a process that loads hundreds of modules, so Node caches the compiled code.
  NODE_COMPILE_CACHE: 'node_modules/.cache/node',
  ...(options.drafts && { DRAFTS: '1' }),
}
await runStages(
  [
    // First, because other programs say less shortly what is wrong with a text.
    { name: 'texts', command: ['node', 'editor/check.ts'] },
    { name: 'code and pages', command: ['vike', 'build'], env },
    { name: 'check of the built site', command: ['node', 'crawler/check-site.ts'], env },
    { name: 'rules and compression', command: ['node', 'renderer/build/complete-build.ts'], env },
  ],
  options,
)
if (options.serve) await import('../../server/serve.ts')
else await warn()

/** Stages that succeed print nothing, so warnings come after them. */
async function warn(): Promise<void> {
  const { loadEnvFile } = await import('../../server/env-file.ts')
  const { giveUpAfterHours } = await import('../../forms/retention.ts')
  loadEnvFile()
  if (!process.env.VITE_MAIL_URL)
    console.warn(`
Warning: VITE_MAIL_URL is not set, so the forms send to the server that serves this build: npm run serve, or a proxy to npm run mail.
A static host has no such server: it would thank visitors, but lose their requests after ${giveUpAfterHours} hours (docs/operate.md).`)
}
