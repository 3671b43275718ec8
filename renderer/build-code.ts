import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Names the code of the build in dist/. It stands with that code: whatever replaces the one removes the other. */
const digestFile = 'dist/server/code-digest'

/** Folders that no code is built from. */
const others = new Set(['.git', 'compatibility', 'data', 'dist', 'editor', 'node_modules', 'test-results', 'tests'])
/** What pages are made of when they are written (articles, long texts, messages), and what no build reads; it reads the list of pictures. */
const noCode = /^art\/(?!pictures\.json)|^content\/news\/.+\/|^locales\/.+\/.+\.json$|\.md$|\.test\.tsx?$/

/** Builds the code of the browser and of the pages, unless the last build was of the same sources, packages and settings. */
function buildCode(): void {
  const digest = digestOfCode()
  if (existsSync(digestFile) && readFileSync(digestFile, 'utf8') === digest) {
    console.log('The code is that of the last build.')
    return
  }
  const { status } = spawnSync('vike', ['build'], { stdio: 'inherit' })
  if (status === 0) writeFileSync(digestFile, digest)
  process.exitCode = status ?? 1
}

function digestOfCode(): string {
  const digest = createHash('sha256')
  const settings = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'))
  digest.update(JSON.stringify([process.version, settings.sort()]))
  for (const file of filesIn('.').sort()) {
    const content = readFileSync(file)
    digest.update(`${file} ${content.length} `).update(content)
  }
  return digest.digest('hex')
}

/** The files that decide what the code of a build is. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return others.has(path) ? [] : filesIn(path)
    return entry.isFile() && !noCode.test(path) ? [path] : []
  })
}

buildCode()
