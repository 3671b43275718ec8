import { hash } from 'node:crypto'
import { checkContent } from '../../content/check-content'
import { faultlessTexts, recallFaultless } from '../../content/faultless'
import { checkLanguages } from '../../locales/check-languages'
import { createPageAssembler } from '../assemble-page'
import { readClientFiles } from '../client-manifest'
import { type ListedPage, writeDiscoveryFiles } from '../discovery/write-discovery-files'
import { allRequests } from '../page-addresses'
import { pageFileAddress } from '../page-file'
import { writePage } from '../page-writer'
import { drawShareImages } from '../share-images/draw-share-images'
import { createViewFrame, type ViewFrame } from '../view-frame'
import { readBuildRecord } from './build-record'
import { BuiltFiles } from './built-files'
import { readViewCode } from './view-code'

/**
 * Writes every page, and the files that list them; of an earlier build with the same code stays what would be the same again.
 * Languages and content are checked first, so that a fault stops the build.
 */
async function prerender(): Promise<void> {
  checkLanguages()
  recallFaultless(readBuildRecord()?.faultless ?? [])
  checkContent()
  const built = new BuiltFiles()
  const sources = await readViewCode()
  const assemble = createPageAssembler(sources)
  const code = readClientFiles()
  const frames = new Map<string, ViewFrame>()
  const places = new Places()
  const listed: ListedPage[] = []
  let rendered = 0
  for (const request of allRequests()) {
    const assembled = assemble(request)
    const { view, page, madeOf, head, dates, shareImage } = assembled
    let frame = frames.get(view)
    if (!frame) {
      frame = createViewFrame(view, sources.stylesOf(view), code)
      frames.set(view, frame)
      built.write(frame.styles.address, frame.styles.css)
    }
    const paths = [htmlFile(request.pathname), pageFileAddress(request.pathname)] as const
    if (!built.keep(paths, madeOf)) {
      const { html, file } = await writePage(request, assembled, frame, code.entry[0])
      built.write(paths[0], html, madeOf)
      built.write(paths[1], file, madeOf)
      rendered++
    }
    // Thousands of pages are not to be held at once: what lists them needs no more of each.
    listed.push({ pathname: page.pathname, locale: page.locale, head, dates, shareImage })
    places.add(`${request.page} ${page.locale}`, paths)
  }
  writeDiscoveryFiles(listed, built)
  const sheets = [...frames.values()].flatMap(({ styles }) => [styles.css, styles.withoutScripts])
  built.finish({
    pages: places.firstOnesFirst(),
    faultless: faultlessTexts(),
    styles: [...new Set(sheets)].map(sourceOf),
  })
  const shareImages = listed.flatMap(({ shareImage }) => shareImage ?? [])
  const { drawn, reused } = await drawShareImages(shareImages, 'dist/client/share-images')
  console.log(`Rendered ${rendered} of ${listed.length} pages, and wrote ${built.written} files.`)
  console.log(`Drew ${drawn} share images, and took ${reused} from the last time.`)
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

/** A style sheet as a Content-Security-Policy names it. */
function sourceOf(css: string): string {
  return `sha256-${hash('sha256', css, 'base64')}`
}

function htmlFile(pathname: string): string {
  return `${pathname === '/' ? '/index' : pathname}.html`
}

await prerender()
