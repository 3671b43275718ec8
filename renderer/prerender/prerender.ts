import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkContent } from '../../content/check-content'
import { checkLanguages } from '../../locales/check-languages'
import { createPageAssembler } from '../assemble-page'
import { readClientFiles } from '../client-manifest'
import { writeDiscoveryFiles } from '../discovery/write-discovery-files'
import { allRequests } from '../page-addresses'
import { pageFileAddress } from '../page-file'
import { writePage } from '../page-writer'
import { UsedStrings } from '../used-strings'
import { createViewFrame, type ViewFrame } from '../view-frame'

const folder = 'dist/client'

/** Writes every page, and the files that list them. Languages and content are checked first, so that a fault stops the build. */
async function prerender(): Promise<void> {
  checkLanguages()
  checkContent()
  const assemble = createPageAssembler()
  const files = readClientFiles()
  const strings = new UsedStrings()
  const frames = new Map<string, ViewFrame>()
  const pages = allRequests().map((request) => ({ request, assembled: assemble(request) }))
  for (const { assembled } of pages)
    if (!frames.has(assembled.view)) frames.set(assembled.view, await createViewFrame(assembled.view, strings, files))
  for (const { styles } of frames.values()) write(styles.address, styles.css)
  for (const { request, assembled } of pages) {
    const { html, file } = await writePage(request, assembled, frames.get(assembled.view) as ViewFrame, files.entry[0])
    write(htmlFile(request.pathname), html)
    write(pageFileAddress(request.pathname), file)
  }
  console.log(`Wrote ${pages.length} pages.`)
  await writeDiscoveryFiles(pages.map(({ assembled }) => assembled))
}

function htmlFile(pathname: string): string {
  return `${pathname === '/' ? '/index' : pathname}.html`
}

function write(address: string, content: string): void {
  const path = join(folder, address)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

await prerender()
