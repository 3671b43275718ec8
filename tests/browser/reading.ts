import type { HTMLElement } from 'node-html-parser'
import { documentOf } from './site.ts'

/** The services and their addresses as the specification lists them: the tests' own copy, so that a change shows. */
export const serviceSlugs = {
  web: 'plataforma-web',
  mobile: 'aplicativos-mobile',
  softwareMaintenance: 'manutencao-de-software',
  outsourcing: 'outsourcing',
  apis: 'apis',
  design: 'design',
  ai: 'inteligencia-artificial',
} as const

/** The part of a built page between header and footer. */
export function mainOf(address: string): HTMLElement {
  return one(documentOf(address), 'main')
}

/** @throws unless exactly one element matches. */
export function one(root: HTMLElement, selector: string): HTMLElement {
  const [found, ...others] = root.querySelectorAll(selector)
  if (!found || others.length > 0) throw new Error(`${found ? others.length + 1 : 0} elements match ${selector}.`)
  return found
}

/** What an element says, on one line. */
export function words(element: HTMLElement | undefined | null): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

export function allWords(root: HTMLElement, selector: string): string[] {
  return root.querySelectorAll(selector).map(words)
}

export function attributes(root: HTMLElement, selector: string, name: string): string[] {
  return root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? '')
}

/** The headings of first and second rank, in their order. */
export function outline(root: HTMLElement): string[] {
  return allWords(root, 'h1, h2')
}

/** The part of a page that stands under a heading. */
export function sectionOf(root: HTMLElement, title: string): HTMLElement {
  const heading = root.querySelectorAll('h1, h2').find((candidate) => words(candidate) === title)
  const section = heading?.closest('section, aside')
  if (!section) throw new Error(`There is no section "${title}".`)
  return section
}

/** The links of a part of a page with their names, in their order. */
export function links(root: HTMLElement): { name: string; href: string }[] {
  return root.querySelectorAll('a').map((link) => ({
    name: link.getAttribute('aria-label') ?? words(link),
    href: link.getAttribute('href') ?? '',
  }))
}
