import { cpSync, globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { createFolder } from '../temporary-folder.ts'

/** A copy of the build in which all code has other names, as after a deploy that changed it. */
export function nextBuild(): ReturnType<typeof createFolder> {
  const { folder, remove } = createFolder({})
  cpSync('dist', folder, { recursive: true })
  const scripts = globSync(join(folder, 'client/assets/**/*.js'))
  const names = new Set(scripts.map((file) => basename(file)))
  for (const file of [...scripts, ...globSync(join(folder, 'client/{**/*.html,data/**/*.json}'))]) {
    const text = readFileSync(file, 'utf8')
    const renamed = text.replace(/[\w.-]+\.js\b/g, (name) => (names.has(name) ? nextName(name) : name))
    writeFileSync(file, file.endsWith('.js') ? renamed : renamed.replace(/\?v=\w+|"version":"\w+/g, '$&-next'))
    for (const compressed of ['.br', '.gz']) rmSync(file + compressed, { force: true })
  }
  for (const file of scripts) renameSync(file, nextName(file))
  return { folder, remove }
}

function nextName(file: string): string {
  return file.replace(/\.js$/, '-next.js')
}
