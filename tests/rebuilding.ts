import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { expect } from 'vitest'
import { copyProject } from './build-elsewhere'

/** An article that the site has, and where its files are. */
export const slug =
  readdirSync('content/news', { withFileTypes: true }).find((entry) => entry.isDirectory())?.name ?? ''
export const article = `content/news/${slug}`

export function pageOf(locale: string, name = slug): string {
  return `/${locale}/noticias/${name}.html`
}

export function pagesIn(files: string[]): string[] {
  return files.filter((file) => file.endsWith('.html'))
}

/** A copy of the project and of its build, to change one thing after the other in. */
export function copyToRebuild() {
  const folder = copyProject()
  const client = join(folder, 'dist/client')
  cpSync('dist', join(folder, 'dist'), { recursive: true, preserveTimestamps: true })

  /** @throws where nothing has changed */
  function edit(file: string, change: (text: string) => string): void {
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    const changed = change(text)
    if (changed === text) throw new Error(`${file} has not changed.`)
    writeFileSync(path, changed)
  }

  /** @returns the files of the site, and those that were written: every one of which must differ from the one before. */
  function build(settings: Record<string, string> = {}) {
    const [before, times] = [filesOf(), timesOf()]
    run('renderer/build-code.ts', settings)
    run('dist/server/prerender.mjs', settings)
    const files = filesOf()
    const written = [...timesOf()].flatMap(([file, time]) => (times.get(file) === time ? [] : file)).sort()
    const differing = [...files].flatMap(([file, digest]) => (before.get(file) === digest ? [] : file)).sort()
    if (Object.keys(settings).length === 0 && times.size > 0) expect(written).toEqual(differing)
    return { files, written }
  }

  /** What was built of the last build must be, byte for byte, what is built of nothing. */
  function expectSameAsWhole(): void {
    const rebuilt = filesOf()
    const record = JSON.parse(readFileSync(join(folder, 'dist/server/build-record.json'), 'utf8'))
    for (const file of Object.keys(record.files)) rmSync(join(client, file))
    rmSync(join(folder, 'dist/server/build-record.json'))
    run('dist/server/prerender.mjs')
    expect(filesOf()).toEqual(rebuilt)
  }

  function run(program: string, settings: Record<string, string> = {}): void {
    const { status, stdout, stderr } = spawnSync('node', [program], {
      cwd: folder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        PATH: [resolve('node_modules/.bin'), process.env.PATH].join(delimiter),
        ...settings,
      },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${program} failed:\n${stdout}${stderr}`)
  }

  function paths(): string[] {
    return readdirSync(client, { recursive: true, withFileTypes: true }).flatMap((entry) => {
      const path = join(entry.parentPath, entry.name).slice(client.length)
      // The compressed copies and the files for hosts come in a later step.
      return entry.isFile() && !/\.(br|gz)$|^\/(_headers|_redirects|vercel\.json|\.well-known\/)/.test(path)
        ? [path]
        : []
    })
  }

  function filesOf(): Map<string, string> {
    return new Map(paths().map((path) => [path, hash('sha256', readFileSync(join(client, path)))]))
  }

  function timesOf(): Map<string, number> {
    return new Map(paths().map((path) => [path, statSync(join(client, path)).mtimeMs]))
  }

  return {
    folder,
    edit,
    build,
    expectSameAsWhole,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
