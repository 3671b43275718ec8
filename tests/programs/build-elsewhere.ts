import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'

const leftOut = ['.git', 'node_modules', 'dist', 'dist.next', 'data', 'test-results', '.env']

/** Copies the project without its build, with the same dependencies. */
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
 * Builds the site with other settings in a temporary copy, so that the project's build stays as it is.
 * @param prepare changes the copy before the build
 * @param output the folder that gets the build
 * @throws with the build's output if it fails
 */
export function buildElsewhere(
  settings: Record<string, string>,
  output: string,
  prepare: (folder: string) => void = () => {},
): void {
  const folder = copyProject()
  try {
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
    writeFileSync(join(folder, '.env'), lines.join(''))
    prepare(folder)
    const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'build'], { cwd: folder, encoding: 'utf8' })
    if (status !== 0) throw new Error(`The build failed:\n${stdout}${stderr}`)
    cpSync(join(folder, 'dist'), output, { recursive: true })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
