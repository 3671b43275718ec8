import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as after } from 'node:timers/promises'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { copyProject } from '../programs/build-elsewhere.ts'
import { freePort } from '../programs/free-port.ts'
import { canBuildImages } from '../programs/system-programs.ts'
import { folderWith } from '../programs/temporary-folder.ts'
import { sendTo } from '../server/mail-client.ts'
import { contactLead } from '../server/sample-leads.ts'

// The image of the Dockerfile, built and run without Docker and without a registry of images: by Debian's buildah, on
// a base of Debian's packages and this Node.

const timeout = 1_800_000
const cache = join(tmpdir(), 'tecto-images')
const base = 'docker.io/library/node:24-bookworm-slim'
const image = 'localhost/site'
const storage = ['--root', join(cache, 'images'), '--runroot', join(cache, 'run'), '--storage-driver', 'vfs']
const isolated = ['--isolation', 'chroot', '--network', 'host']

function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}
const buildah = (...args: string[]) => run('buildah', ...storage, ...args)

/** Docker reads this file so that quotes and empty values stay. */
const envFile = `PORT="PORT_NUMBER"\nDATA_DIR=\n# Nothing is forwarded.\nSMTP_URL=\nMAIL_TO=''\n\nTRUSTED_PROXIES=\n`

describe.runIf(canBuildImages())('the image', () => {
  beforeAll(() => {
    if (!buildah('images', '--format', '{{.Name}}:{{.Tag}}').includes(base)) buildBase()
    const project = copyProject()
    writeFileSync(join(project, '.env'), 'VITE_GTM_IDS=GTM-TEST1\nSMTP_URL=smtps://site:secret@mail.example:465\n')
    // A checkout with umask 077 has this mode.
    run('chmod', '--recursive', 'go=', project)
    try {
      buildah('bud', ...isolated, '--pull-never', '--format', 'docker', '--tag', image, project)
    } finally {
      rmSync(project, { recursive: true })
    }
    return () => void buildah('rmi', '--force', image)
  }, timeout)

  test('a server that is not root answers pages, is healthy, and stores a lead', { timeout }, async () => {
    const site = await start(volume())
    const page = await fetch(`${site.origin}/pt-br`)
    expect(page.status).toBe(200)
    // The build has read .env.
    expect(page.headers.get('content-security-policy')).toContain('googletagmanager')
    expect(site.inside('node', 'server/check-health.ts')).toBe('')
    expect(site.config.Healthcheck.Test.slice(1)).toEqual(['node', 'server/check-health.ts'])
    expect(readFileSync(`/proc/${site.pid}/status`, 'utf8')).toMatch(/^Uid:\t1000\t/m)
    expect(site.inside('stat', '--format', '%U', '/site/data/pid')).toBe('node')
    expect((await site.send(contactLead())).status).toBe(202)
    expect(site.names()).toEqual(['Maria Silva'])
    expect(site.inside('npm', 'run', '--silent', 'backup', '--', 'backups')).toContain('Copied 1 leads to backups/')
    // The image has neither the settings and tools of the build nor a second Node.
    expect(site.inside('ls', '-A', '.', 'node_modules')).not.toMatch(/^(\.env|vite|node-linux.*)$/m)
  })

  test('a stop loses no lead, not even one under way, and the next container has them', { timeout }, async () => {
    const data = volume()
    const site = await start(data)
    const first = await site.send(contactLead())
    const underWay = await site.send(inTwoParts(contactLead({ name: 'João' }), () => process.kill(site.pid)))
    expect([first.status, underWay.status]).toEqual([202, 202])
    await vi.waitFor(() => expect(existsSync(`/proc/${site.pid}`)).toBe(false), 10_000)
    expect((await start(data)).names().sort()).toEqual(['João', 'Maria Silva'])
  })
})

/** @param meanwhile called when the server has half of the lead */
function inTwoParts(value: object, meanwhile: () => void): ReadableStream {
  const body = new TextEncoder().encode(JSON.stringify(value))
  return new ReadableStream({
    async start(parts) {
      parts.enqueue(body.slice(0, 50))
      await after(1000)
      meanwhile()
      await after(500)
      parts.enqueue(body.slice(50))
      parts.close()
    },
  })
}

/** What the official image has: Debian, Node, npm and an account; and the certificates that this machine trusts. */
function buildBase(): void {
  const root = join(cache, 'base')
  rmSync(root, { recursive: true, force: true })
  mkdirSync(cache, { recursive: true })
  run('debootstrap', '--variant=minbase', 'bookworm', root)
  copyFileSync(process.execPath, join(root, 'usr/local/bin/node'))
  run('npm', 'install', '--global', '--prefix', join(root, 'usr/local'), 'npm@11')
  run('chroot', root, 'useradd', '--create-home', '--uid', '1000', 'node')
  const container = buildah('from', 'scratch')
  const certificates = process.env.NODE_EXTRA_CA_CERTS
  if (certificates) {
    copyFileSync(certificates, join(root, 'etc/certificates.pem'))
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/certificates.pem', container)
  }
  buildah('add', container, root, '/')
  buildah('commit', '--rm', container, base)
  rmSync(root, { recursive: true })
}

/** A folder for data, which gets the owner that a new volume of Docker has. */
function volume(): string {
  const folder = folderWith({})
  chownSync(folder, 1000, 1000)
  return folder
}

/** Runs the command of the image until the test ends, but on this machine alone. */
async function start(data: string) {
  const container = buildah('from', '--pull-never', image)
  onTestFinished(() => void buildah('rm', container), timeout)
  const { config } = JSON.parse(buildah('inspect', '--type', 'image', image)).Docker
  const port = await freePort()
  const lines = envFile.replace('PORT_NUMBER', String(port)).split('\n')
  const settings = lines.filter((line) => /^\w/.test(line)).flatMap((line) => ['--env', line])
  const parameters = [
    ...isolated,
    ...settings,
    '--user',
    config.User,
    '--volume',
    `${data}:/site/data`,
    container,
    '--',
  ]
  const command = config.Cmd.join(' ').replace('0.0.0.0', '127.0.0.1')
  const program = spawn('buildah', [
    ...storage,
    'run',
    ...parameters,
    'sh',
    '-c',
    `echo $$ > data/pid; exec ${command}`,
  ])
  let errors = ''
  program.stderr.on('data', (text) => {
    errors += text
  })
  const origin = `http://127.0.0.1:${port}`
  await vi
    .waitFor(() => fetch(`${origin}/readyz`), { timeout: 60_000, interval: 200 })
    .catch((error) => {
      throw new Error(errors, { cause: error })
    })
  const pid = Number(readFileSync(join(data, 'pid'), 'utf8'))
  onTestFinished(async () => {
    if (existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL')
    if (program.exitCode === null) await once(program, 'exit')
  }, timeout)
  const inside = (...words: string[]) => buildah('run', ...parameters, ...words)
  const names = () =>
    JSON.parse(inside('npm', 'run', '--silent', 'leads', '--', '--json')).map(({ name }: { name: string }) => name)
  return { origin, pid, config, inside, names, send: sendTo(port) }
}
