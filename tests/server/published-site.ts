import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { onTestFinished } from 'vitest'
import { freePort } from '../programs/free-port.ts'
import { folderWith } from '../programs/temporary-folder.ts'

// The script runs unchanged: these programs replace npm and systemd, and a small service, which also needs a package of
// its release, replaces the real one.
const npm = `#!/bin/bash
[ "$1" = ci ] || exit 0
cd "$3" && mkdir -p node_modules/.bin node_modules/installed
ln -s ${process.execPath} node_modules/.bin/node
echo '{ "exports": "./index.js" }' > node_modules/installed/package.json
touch node_modules/installed/index.js
`
/** As in coreutils 9.2 to 9.4, where `-n` ends with an error if it skips a file. */
const cp = `#!/bin/bash
/bin/cp "$@" && [[ ! " $* " =~ ' -'[a-z]*n ]]
`
const systemctl = `#!/bin/bash
[ "$1" = show ] && exec echo "A=b PORT=$UNIT_PORT"
[ "$*" = 'restart site' ] || exit 1
cd "$SITE_ROOT"
[ ! -e pid ] || kill -9 "$(cat pid)"
rm -f pid
cd current || exit 0
setsid bash -c 'echo $$ > "$SITE_ROOT/pid"; set -a; . "$SITE_ENV"; PORT=\${UNIT_PORT:-$PORT}; exec node_modules/.bin/node server/serve.ts' < /dev/null > /dev/null 2>&1 &
until [ -s "$SITE_ROOT/pid" ]; do sleep 0.01; done
`
const service = `import 'installed'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
const server = createServer((request, response) =>
  response.end(request.url === '/readyz' ? '' : readFileSync('dist/client/pt-br.html')),
)
const listen = () => server.listen(process.env.PORT, '127.0.0.1')
// The previous service may still be running; systemd would wait for it.
server.on('error', () => setTimeout(listen, 20))
listen()
`
/** Services that fail to start: always, or only with the site's settings, which a trial lacks. */
export const failing = 'process.exit(1)\n'
export const failingWithSettings = `if (!process.env.DATA_DIR) process.exit(1)\n${service}`

/** Prints each line of the script before it runs, and kills the script and its children before a given one. */
const tracer = `[[ $0 == */publish.sh ]] || return
set -T
trap 'echo $LINENO >> "$SITE_ROOT/lines"; [[ $LINENO != "$KILL_AT" ]] || kill -KILL 0' DEBUG
`

interface Broken {
  cut?: boolean
  rules?: string
  server?: string
}

/**
 * A server without a release.
 * @param patience seconds that the script waits for the service
 * @param isPortOfUnit whether the unit overrides the port of the settings
 */
export async function createSite({ patience = 30, isPortOfUnit = false } = {}) {
  const folder = folderWith({ 'bin/npm': npm, 'bin/cp': cp, 'bin/systemctl': systemctl, tracer })
  execFileSync('chmod', ['-R', '+x', join(folder, 'bin')])
  for (const name of ['releases', 'assets']) mkdirSync(join(folder, name))
  const port = await freePort()
  writeFileSync(join(folder, 'site.env'), `PORT=${isPortOfUnit ? 1 : port}\n`)
  const { DATA_DIR: _, ...inherited } = process.env
  const env: NodeJS.ProcessEnv = {
    ...inherited,
    PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
    SITE_ROOT: folder,
    SITE_ENV: join(folder, 'site.env'),
    PATIENCE: String(patience),
    ...(isPortOfUnit && { UNIT_PORT: String(port) }),
  }
  onTestFinished(() => void process.kill(Number(readFileSync(join(folder, 'pid'), 'utf8')), 'SIGKILL'))

  /** @param killAt the line before which the script is killed */
  async function run(command: string, killAt = '') {
    rmSync(join(folder, 'lines'), { force: true })
    const settings = { ...env, BASH_ENV: join(folder, 'tracer'), KILL_AT: killAt }
    const child = spawn(resolve('server/deploy/publish.sh'), [command], { env: settings, detached: true })
    let errors = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      errors += text
    })
    const [status, signal] = await once(child, 'close')
    const lines = new Set(readFileSync(join(folder, 'lines'), 'utf8').trim().split('\n'))
    return { status, signal, errors, lines }
  }
  function comesIn(name: string, { cut = false, rules = '{}', server = service }: Broken = {}) {
    const release = folderWith({
      'server/serve.ts': server,
      'dist/rules.json': rules,
      'dist/client/pt-br.html': name,
      [`dist/client/assets/app-${name}.js`]: name,
      'dist/client/assets/same.css': 'style',
    })
    const archive = execFileSync('tar', ['-cz', '-C', release, 'server', 'dist'])
    writeFileSync(join(folder, 'release.tgz'), cut ? archive.subarray(0, -50) : archive)
  }
  async function publish(name: string, broken?: Broken) {
    comesIn(name, broken)
    const installed = await run('install')
    return installed.status === 0 ? run('switch') : installed
  }
  async function page(): Promise<string> {
    for (let trial = 1; ; trial += 1)
      try {
        return await (await fetch(`http://127.0.0.1:${port}/pt-br`)).text()
      } catch (error) {
        if (trial === 500) throw error
        await new Promise((next) => setTimeout(next, 20))
      }
  }
  function restarted() {
    execFileSync('systemctl', ['restart', 'site'], { env })
    return page()
  }
  const assets = () => readdirSync(join(folder, 'current/dist/client/assets')).sort()
  function age(days: number) {
    const then = Date.now() / 1000 - days * 86_400
    for (const name of readdirSync(join(folder, 'assets'))) utimesSync(join(folder, 'assets', name), then, then)
  }
  return { folder, run, comesIn, publish, page, restarted, assets, age }
}
