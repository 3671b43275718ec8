import { spawnSync } from 'node:child_process'
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { serve } from '../mail/serve.ts'
import { installPackage, packageFolder, packageSources } from './own-packages.ts'
import { peerContent } from './peer-content.ts'

/** A small site made with another framework, of the same words and pictures. */
interface Peer {
  /** Where its sources expect what all peers share. */
  shared: string
  css: string
  /** Where its build writes. */
  output: string
}

const peers: Record<'astro' | 'next', Peer> = {
  astro: { shared: 'src', css: 'src/site.css', output: 'dist' },
  next: { shared: '.', css: 'app/site.css', output: 'out' },
}

export interface Cost {
  seconds: number
  processorSeconds: number
  megabytes: number
}

/** Builds a peer out of what its folder holds. */
export function buildPeer(name: keyof typeof peers): Cost {
  const { shared, css, output } = peers[name]
  const folder = installPackage(name)
  cpSync(join(packageSources, 'shared/content.mjs'), join(folder, shared, 'content.mjs'))
  cpSync(join(packageSources, 'shared/ContactForm.jsx'), join(folder, shared, 'components/ContactForm.jsx'))
  cpSync(join(packageSources, 'shared/site.css'), join(folder, css))
  cpSync('public', join(folder, 'public'), { recursive: true })
  writeFileSync(join(folder, 'content.json'), JSON.stringify(peerContent()))
  rmSync(join(folder, output), { recursive: true, force: true })
  return measureCommand('npm run build', folder)
}

/**
 * What a command costs, with all that it starts.
 * @throws with its output where it fails
 */
export function measureCommand(command: string, folder = '.', env: Record<string, string> = {}): Cost {
  const report = '%e %U %S %M'
  const { status, stdout, stderr } = spawnSync('/usr/bin/time', ['-f', report, 'sh', '-c', command], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', ASTRO_TELEMETRY_DISABLED: '1', ...env },
    maxBuffer: 1e9,
  })
  if (status !== 0) throw new Error(`${command} in ${folder} failed:\n${stdout}\n${stderr}`)
  const [seconds = 0, user = 0, system = 0, kilobytes = 0] = (stderr.trimEnd().split('\n').at(-1) ?? '')
    .split(' ')
    .map(Number)
  return { seconds, processorSeconds: user + system, megabytes: kilobytes / 1024 }
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.txt': 'text/plain',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}

/** Serves a peer as a good host does: compressed as far as Brotli can, files with a name of their content kept for ever. */
export async function servePeer(name: keyof typeof peers): Promise<{ origin: string; close: () => Promise<void> }> {
  const folder = join(packageFolder(name), peers[name].output)
  const answers = new Map<string, { body: Buffer; headers: Record<string, string> }>()
  for (const entry of globSync('**/*.*', { cwd: folder })) {
    const content = readFileSync(join(folder, entry))
    const extension = extname(entry)
    const isText = ['.html', '.js', '.css', '.json', '.txt', '.svg'].includes(extension)
    answers.set(`/${entry.replace(/(^index)?\.html$/, '')}`, {
      body: isText ? brotliCompressSync(content) : content,
      headers: {
        'content-type': types[extension] ?? 'application/octet-stream',
        'cache-control': /_next\/static|_astro/.test(entry) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ...(isText && { 'content-encoding': 'br' }),
      },
    })
  }
  return serve((request, response) => {
    const answer = answers.get(new URL(request.url ?? '', 'http://localhost').pathname)
    if (answer) response.writeHead(200, answer.headers).end(answer.body)
    else response.writeHead(404).end()
  })
}
