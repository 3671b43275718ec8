import { readFileSync } from 'node:fs'
import { parse } from 'node-html-parser'
import { expect, test } from 'vitest'
import { addresses, attributes, documentOf } from '../built-site'

const symbols = new Map<string, string[]>()

/** The addresses of all icons in a file. */
function symbolsOf(file: string): string[] {
  const known = symbols.get(file) ?? attributes(parse(readFileSync(`dist/client${file}`, 'utf8')), 'symbol', 'id')
  symbols.set(file, known)
  return known
}

test('every icon of every page has its shape, all in one file (after `npm run build`)', () => {
  for (const address of addresses) {
    const icons = attributes(documentOf(address), 'use', 'href')
    expect(icons.length, address).toBeGreaterThan(0)
    for (const icon of icons) {
      const [file = '', name] = icon.split('#')
      expect(symbolsOf(file), `${icon} at ${address}`).toContain(name)
    }
  }
  expect(symbols.size).toBe(1)
})
