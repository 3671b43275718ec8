import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { PageRequest } from '../../pages/route-tree'
import { createPageAssembler, type PageAssembler } from '../assemble-page'
import { type ClientFiles, readClientFiles } from '../client-manifest'
import { allRequests } from '../page-addresses'
import { pageFileAddress } from '../page-file'
import { writePage } from '../page-writer'
import { createViewFrame, type ViewFrame } from '../view-frame'
import { readViewCode } from './view-code'
import type { WorkList } from './work-list'

/** What writing pages takes, in each thread. */
export interface Writer {
  requests: PageRequest[]
  assemble: PageAssembler
  frameOf: (view: string) => ViewFrame
  code: ClientFiles
}

export async function createWriter(): Promise<Writer> {
  const views = await readViewCode()
  const code = readClientFiles()
  const frames = new Map<string, ViewFrame>()
  const frameOf = (view: string) => {
    const frame = frames.get(view) ?? createViewFrame(view, views.stylesOf(view), code)
    frames.set(view, frame)
    return frame
  }
  return { requests: allRequests(), assemble: createPageAssembler(views), frameOf, code }
}

/** Writes the pages of a list, by their numbers among all requests. */
export async function writePages(
  list: WorkList,
  { requests, assemble, frameOf, code }: Writer,
  folder: string,
): Promise<void> {
  for (let number = list.take(); number !== undefined; number = list.take()) {
    const request = requests[number] as PageRequest
    const assembled = assemble(request)
    const { html, file } = await writePage(request, assembled, frameOf(assembled.view), code.entry[0])
    const [page, data] = pathsOf(request)
    write(join(folder, page), html)
    write(join(folder, data), file)
  }
}

/** Where the HTML of a page and its data stand. */
export function pathsOf({ pathname }: PageRequest): [html: string, data: string] {
  return [`${pathname === '/' ? '/index' : pathname}.html`, pageFileAddress(pathname)]
}

const folders = new Set<string>()

function write(file: string, content: string): void {
  const folder = dirname(file)
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
  folders.add(folder)
  writeFileSync(file, content)
}
