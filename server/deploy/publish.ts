import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { createListener } from '../site/site-listener.ts'
import { readRules } from '../site/site-rules.ts'

/** How long open tabs may ask for code of a build that has been replaced. */
const keptDays = 14
const dayMs = 86_400_000

/** What a release records about earlier ones. */
interface ReleaseRecord {
  /** Assets of earlier builds, and when the last build that wrote them was replaced, as ISO 8601. */
  kept: Record<string, string>
}

const recordFile = 'release.json'

/**
 * Puts a build where servers find it. It is copied beside the release that is served, gets the old assets that open tabs may still
 * request, is checked, and then replaces that release in one step. The previous release is kept, to go back to.
 * @param build as in `dist`
 * @param folder gets `releases/…`, and `current`, a link to the release that is served
 * @returns the folder of the new release
 * @throws where the build is not complete, or shows what visitors must not see; what is served then stays as it was
 */
export function publish(build: string, folder: string, now = new Date()): string {
  const { unfit } = readRules(build)
  if (unfit) throw new Error(`${build} shows ${unfit}. Build it without them: npm run build`)
  const releases = join(folder, 'releases')
  const previous = currentRelease(folder)
  const release = join(releases, now.toISOString().replaceAll(':', '-'))
  const draft = `${release}.draft`
  removeDrafts(releases)
  for (const part of ['client', 'hosts']) cpSync(join(build, part), join(draft, part), { recursive: true })
  const record = previous ? keepAssets(previous, draft, now) : { kept: {} }
  writeFileSync(join(draft, recordFile), JSON.stringify(record, null, 2))
  createListener(draft)
  renameSync(draft, release)
  pointTo(folder, release)
  for (const name of readdirSync(releases))
    if (![resolve(release), previous].includes(resolve(releases, name)))
      rmSync(join(releases, name), { recursive: true })
  return release
}

/**
 * Goes back to the release that was served before the one that is served now, or forward again.
 * @returns the folder of the release that is served from now on
 * @throws where there is no other release
 */
export function rollBack(folder: string): string {
  const current = currentRelease(folder)
  const releases = join(folder, 'releases')
  const names = existsSync(releases) ? readdirSync(releases).filter((name) => !name.endsWith('.draft')) : []
  const other = names.sort().findLast((name) => resolve(releases, name) !== current)
  if (!current || !other) throw new Error(`${folder} has no other release to go back to.`)
  const release = join(releases, other)
  createListener(release)
  pointTo(folder, release)
  return release
}

function currentRelease(folder: string): string | undefined {
  const current = join(folder, 'current')
  return existsSync(current) ? resolve(folder, readlinkSync(current)) : undefined
}

/** Copies the assets of the previous release that this build does not have, for as long as open tabs may request them. */
function keepAssets(previous: string, draft: string, now: Date): ReleaseRecord {
  const before: ReleaseRecord = JSON.parse(readFileSync(join(previous, recordFile), 'utf8'))
  const kept: ReleaseRecord['kept'] = {}
  for (const path of assetsOf(previous).filter((path) => !existsSync(join(draft, path)))) {
    const replacedAt = before.kept[path] ?? now.toISOString()
    if (now.getTime() - Date.parse(replacedAt) > keptDays * dayMs) continue
    kept[path] = replacedAt
    cpSync(join(previous, path), join(draft, path))
  }
  return { kept }
}

function assetsOf(release: string): string[] {
  const folder = join(release, 'client/assets')
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(release.length + 1))
}

/** Replaces the link in one step, by renaming a new one: there must be no moment without a link. */
function pointTo(folder: string, release: string): void {
  const next = join(folder, 'next')
  rmSync(next, { force: true })
  symlinkSync(join(basename(dirname(release)), basename(release)), next, 'dir')
  renameSync(next, join(folder, 'current'))
}

/** Removes the files of a deploy that was interrupted. */
function removeDrafts(releases: string): void {
  mkdirSync(releases, { recursive: true })
  for (const name of readdirSync(releases).filter((name) => name.endsWith('.draft')))
    rmSync(join(releases, name), { recursive: true })
}
