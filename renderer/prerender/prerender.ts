import { hash } from 'node:crypto'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { isMainThread, Worker, workerData } from 'node:worker_threads'
import { checkContent } from '../../content/check-content'
import { faultlessTexts, recallFaultless } from '../../content/faultless'
import { checkLanguages } from '../../locales/check-languages'
import { Faults } from '../../locales/faults'
import { type ListedPage, writeDiscoveryFiles } from '../discovery/write-discovery-files'
import { writeDocuments } from '../documents/write-documents'
import { drawShareImages } from '../share-images/draw-share-images'
import type { ViewFrame } from '../view-frame'
import { readBuildRecord } from './build-record'
import { BuiltFiles } from './built-files'
import { WorkList } from './work-list'
import { createWriter, pathsOf, writePages } from './write-pages'

const folder = 'dist/client'
/** Below so many pages another thread would take longer to start than it saves. */
const leastForThreads = 200

/**
 * Writes every page, and the files that list them; of an earlier build with the same code stays what would be the same again.
 * Languages and content are checked first, so that a fault stops the build.
 */
async function prerender(): Promise<void> {
  checkLanguages()
  recallFaultless(readBuildRecord()?.faultless ?? [])
  checkContent()
  const built = new BuiltFiles(folder)
  const writer = await createWriter()
  const { requests, assemble, frameOf } = writer
  const changed = new WorkList(requests.length)
  const threads: Promise<unknown>[] = []
  const views = new Map<string, ViewFrame>()
  const places = new Places()
  const listed: ListedPage[] = []
  for (const [number, request] of requests.entries()) {
    const { view, page, madeOf, head, dates, shareImage } = assemble(request)
    views.set(view, frameOf(view))
    const paths = pathsOf(request)
    if (!built.keep(paths, madeOf)) {
      built.replace(paths, madeOf)
      changed.add(number)
      if (changed.length === leastForThreads) threads.push(...startThreads(changed))
    }
    // Thousands of pages are not to be held at once: what lists them needs no more of each.
    listed.push({ pathname: page.pathname, locale: page.locale, head, dates, shareImage })
    places.add(`${request.page} ${page.locale}`, paths)
  }
  changed.complete()
  await Promise.all([writePages(changed, writer, folder), ...threads])
  const styles = [...views.values()].map((frame) => frame.styles)
  for (const { address, css } of styles) built.write(address, css)
  writeDiscoveryFiles(listed, built)
  await writeDocuments(built, folder)
  const sheets = new Set(styles.flatMap(({ base, css, withoutScripts }) => [base, css, withoutScripts]))
  built.finish({ pages: places.firstOnesFirst(), faultless: faultlessTexts(), styles: [...sheets].map(sourceOf) })
  const shareImages = listed.flatMap(({ shareImage }) => shareImage ?? [])
  const { drawn, reused } = await drawShareImages(shareImages, `${folder}/share-images`)
  console.log(`Rendered ${changed.length} of ${listed.length} pages, and wrote ${built.written} files.`)
  console.log(`Drew ${drawn} share images, and took ${reused} from the last time.`)
}

/** Further threads that write pages, for the other processors. Each ends when there are no more. */
function startThreads({ buffer }: WorkList): Promise<unknown>[] {
  return Array.from({ length: availableParallelism() - 1 }, () => {
    const thread = new Worker(new URL(import.meta.url), { workerData: buffer })
    return once(thread, 'exit')
  })
}

/** Pages of one kind stand in a list, the newest or most important first. */
class Places {
  readonly #counts = new Map<string, number>()
  readonly #paths: (readonly string[])[][] = []

  add(list: string, paths: readonly string[]): void {
    const place = this.#counts.get(list) ?? 0
    this.#counts.set(list, place + 1)
    this.#paths[place] ??= []
    this.#paths[place].push(paths)
  }

  /** All first ones of a list, then all second ones. */
  firstOnesFirst(): string[] {
    return this.#paths.flat(2)
  }
}

function tell(error: unknown): void {
  if (!(error instanceof Faults)) throw error
  console.error(error.message)
  process.exitCode = 1
}

/** A style sheet as a Content-Security-Policy names it. */
function sourceOf(css: string): string {
  return `sha256-${hash('sha256', css, 'base64')}`
}

if (isMainThread) await prerender().catch(tell)
else await writePages(new WorkList(workerData), await createWriter(), folder)
