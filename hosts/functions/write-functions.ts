import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { mailPath } from '../../requests/mail-path.ts'
import { readMessages } from '../../server/mail/requests/messages.ts'

const eachMinute = '* * * * *'

/**
 * Bundles the mail service into one self-contained file per host, with the host's configuration.
 * @param vercelConfig the rules of the site for Vercel
 */
export async function writeFunctions(folder: string, vercelConfig: object): Promise<void> {
  await Promise.all([
    bundle('cloudflare', join(folder, 'cloudflare'), 'worker.mjs'),
    bundle('netlify', join(folder, 'netlify'), 'service.mjs'),
    bundle('vercel', join(folder, 'vercel/api'), '_service.mjs'),
  ])
  write(join(folder, 'cloudflare/wrangler.jsonc'), json(wranglerConfig))
  for (const [name, config] of Object.entries({ requests: { path: mailPath }, work: { schedule: eachMinute } }))
    write(
      join(folder, 'netlify/functions', `${name}.mjs`),
      `export { ${name} as default } from '../service.mjs'\nexport const config = ${JSON.stringify(config)}\n`,
    )
  const crons = [{ path: '/api/work', schedule: eachMinute }]
  write(join(folder, 'vercel/vercel.json'), json({ ...vercelConfig, crons }))
  const methods = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT']
  const upwards = '../'.repeat(mailPath.split('/').length - 3)
  write(
    join(folder, 'vercel', `${mailPath}.mjs`),
    `export { ${methods.map((method) => `requests as ${method}`).join(', ')} } from './${upwards}_service.mjs'\n`,
  )
  write(join(folder, 'vercel/api/work.mjs'), "export { work as GET } from './_service.mjs'\n")
  copyFileSync('docs/hosts.md', join(folder, 'README.md'))
}

/** https://developers.cloudflare.com/workers/wrangler/configuration/ */
const wranglerConfig = {
  name: 'site',
  main: 'worker.mjs',
  compatibility_date: '2026-07-01',
  compatibility_flags: ['nodejs_compat'],
  assets: {
    directory: '../../client',
    run_worker_first: ['/api/*'],
    html_handling: 'drop-trailing-slash',
    not_found_handling: '404-page',
  },
  d1_databases: [{ binding: 'REQUESTS', database_name: 'requests' }],
  triggers: { crons: [eachMinute] },
}

async function bundle(host: string, outDir: string, file: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'import.meta.env.MAIL_WORDS': JSON.stringify(readMessages()) },
    // In a Worker, `import.meta.url` is no file, which Node's `createRequire` needs.
    plugins: [
      { name: 'without-file', renderChunk: (code) => code.replaceAll('import.meta.url', '"file:///service.mjs"') },
    ],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join('hosts/functions', `${host}.ts`),
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: file, codeSplitting: false }, external: ['pg-native'] },
    },
  })
}

function write(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
