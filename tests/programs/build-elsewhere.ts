import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const leftOut = ['.git', 'node_modules', 'dist', 'data', 'test-results', '.env']

/** A copy of the project without what it has built, in a folder of its own. The dependencies are those of the project. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tecto-build-'))
  for (const name of readdirSync('.').filter((name) => !leftOut.includes(name)))
    cpSync(name, join(folder, name), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => basename(path) !== 'node_modules',
    })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/**
 * Builds the site with other settings in a folder of its own: the build of the project stays as it is.
 * @param prepare changes the copy of the project before it is built
 * @param output where the build is put
 * @throws where it fails, with what it said
 */
export function buildElsewhere(
  settings: Record<string, string>,
  output: string,
  prepare: (folder: string) => void = () => {},
): void {
  const folder = copyProject()
  try {
    prepare(folder)
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], {
      cwd: folder,
      env: { ...process.env, ...settings },
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
    cpSync(join(folder, 'dist'), output, { recursive: true })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
