import { readFileSync } from 'node:fs'

/** What the pages show: words and pictures of the site that is measured (tests/benchmarks/peer-content.ts). */
const content = JSON.parse(readFileSync('content.json', 'utf8'))

export const locales = Object.keys(content)

export const contentIn = (locale) => content[locale]

export const navigation = (locale) => [
  { href: `/${locale}`, label: 'Home' },
  { href: `/${locale}/about`, label: 'About' },
  { href: `/${locale}/news`, label: 'News' },
  { href: `/${locale}/contact`, label: 'Contact' },
]
