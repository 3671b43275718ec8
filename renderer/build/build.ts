import { DatabaseSync } from 'node:sqlite'
import { parseArgs } from 'node:util'
import { keepInBrowserDays } from '../../forms/retention.ts'
import { isLocked } from '../../server/leads/sqlite.ts'
import { readSettings } from '../../server/settings.ts'
import { readBuildSettings } from './build-settings.ts'
import { clientFolder, newBuild } from './client-files.ts'
import { runSteps } from './steps.ts'

const { values: options } = parseArgs({
  // The address of the server is read by its own settings.
  options: { serve: { type: 'boolean' }, verbose: { type: 'boolean' }, host: { type: 'string' } },
})

// `npm run build` builds the site into dist/. `npm start` (`--serve`) serves it then.
// The mode is set explicitly, because tests set another one, and React renders half as fast in development mode.
process.env.NODE_ENV = 'production'
// Two builds at once would write the same files. The system takes this lock from who is killed.
const lock = new DatabaseSync(`${newBuild}.lock`)
try {
  lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
} catch (error) {
  const reason = 'Another build is running in this folder. Wait until it has ended.'
  fail(isLocked(error) ? reason : `${newBuild}.lock cannot be locked: ${(error as Error).message}`)
}
// A wrong setting ends the build before its first step.
try {
  readBuildSettings()
  if (options.serve) readSettings(process.env)
} catch (error) {
  fail((error as Error).message)
}
await runSteps(
  [
    // The check comes first, because other programs say less clearly what is wrong with a text.
    { name: 'texts', command: ['node', 'editor/check.ts'] },
    {
      name: 'code and pages',
      command: ['vike', 'build'],
      env: { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps` },
    },
    { name: 'crawler', command: ['node', 'crawler/check-site.ts', clientFolder] },
    { name: 'rules and compression', command: ['node', 'renderer/build/complete-build.ts'] },
  ],
  options,
)
lock.close()
if (options.serve) await import('../../server/site/serve.ts')
// Stages that succeed print nothing, so the warning comes after them.
else if (!process.env.VITE_MAIL_URL)
  console.warn(`
Warning: VITE_MAIL_URL is not set, so the forms send to the server that serves this build: npm run serve, or a proxy to npm run mail.
A static host has no such server: it would thank visitors, but lose their leads after ${keepInBrowserDays} days (docs/operate.md).`)

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
