import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { type LoadedPage, pageDataPath } from '../../components/page/page-data.ts'
import type { SitePath } from './site-path.ts'

const root = 'dist/client'
if (!existsSync(root)) throw new Error('These tests read the built site: run npm run build first.')

export const addresses = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/${file.replace(/(^index)?\.html$/, '')}` as SitePath)

/** The address itself if it exists, else one of the same template: another article, another person. */
export function addressLike(example: SitePath): SitePath {
  const [kind = ''] = /^.*\/(contato-)?/.exec(example) ?? []
  return addresses.includes(example) ? example : (addresses.find((address) => address.startsWith(kind)) ?? example)
}

export function htmlFile(address: SitePath): string {
  return `${root}${address === '/' ? '/index' : address}.html`
}

const documents = new Map<string, HTMLElement>()

/** The document of an address as built. Shared between tests: read only. */
export function documentOf(address: SitePath): HTMLElement {
  const known = documents.get(address)
  if (known) return known
  const html = readFileSync(htmlFile(address), 'utf8')
  const document = parse(html, { blockTextElements: { script: true, style: true } })
  documents.set(address, document)
  return document
}

function dataOf<Content>(address: SitePath): LoadedPage<Content> {
  return JSON.parse(readFileSync(join(root, pageDataPath(address)), 'utf8'))
}

export function contentOf<Content>(address: SitePath): Content {
  return dataOf<Content>(address).content
}

export function mainOf(address: SitePath): HTMLElement {
  return one(documentOf(address), 'main')
}

/** @throws unless exactly one element matches */
export function one(part: HTMLElement, selector: string): HTMLElement {
  const [found, ...others] = part.querySelectorAll(selector)
  if (!found || others.length > 0) throw new Error(`${found ? others.length + 1 : 0} elements match ${selector}.`)
  return found
}

/** The element's text on one line. */
export function words(element: HTMLElement | undefined | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

export function allWords(part: HTMLElement, selector: string): string[] {
  return part.querySelectorAll(selector).map(words)
}

export function attributes(part: HTMLElement, selector: string, name: string): string[] {
  return part.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '')
}

/** The first- and second-level headings, in order. */
export function outline(part: HTMLElement): string[] {
  return allWords(part, 'h1, h2')
}

export function sectionOf(part: HTMLElement, title: string): HTMLElement {
  const heading = part.querySelectorAll('h1, h2').find((candidate) => words(candidate) === title)
  const section = heading?.closest('section, aside')
  if (!section) throw new Error(`There is no section "${title}".`)
  return section
}

export interface Link {
  name: string
  href: string
}

export function links(part: HTMLElement, selector = 'a'): Link[] {
  return part.querySelectorAll(selector).map((link) => ({
    name: link.getAttribute('aria-label') ?? words(link),
    href: link.getAttribute('href') ?? '',
  }))
}
