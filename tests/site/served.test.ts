import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { describe, expect, test } from 'vitest'
import { readRules } from '../../server/site/site-rules.ts'
import { copyEndings, pathsIn } from '../../server/site/static-files.ts'

const root = 'dist/client'
const rules = readRules('dist')
const files = pathsIn(root)
const pages = files.filter((file) => file.endsWith('.html'))

// tests of the server say how these files are sent.
test('every text larger than a packet is also there compressed', () => {
  const texts = files.filter((file) => /\.(html|js|css|svg)$/.test(file) && statSync(join(root, file)).size > 1500)
  expect(texts.length).toBeGreaterThan(100)
  for (const path of texts)
    for (const ending of Object.values(copyEndings)) expect(existsSync(join(root, path + ending)), path).toBe(true)
})

describe('the Content-Security-Policy', () => {
  const policy = rules.headers.pages['content-security-policy'] ?? ''
  const documents = pages.map((page) => {
    const html = readFileSync(join(root, page), 'utf8')
    return [page, parse(html, { blockTextElements: { script: true, style: true } })] as const
  })

  test('names the inline style sheets and scripts of every page', () => {
    for (const [page, document] of documents) {
      const inline = document.querySelectorAll('style, script:not([src], [type])')
      expect(inline.length, page).toBeGreaterThan(1)
      for (const { rawText } of inline)
        expect(policy, page).toContain(`'sha256-${createHash('sha256').update(rawText).digest('base64')}'`)
    }
  })

  test('suits every page: no style or handler in an attribute', () => {
    for (const [page, document] of documents) {
      const attributes = document.querySelectorAll('*').flatMap((element) => Object.keys(element.attributes))
      expect(
        attributes.filter((name) => name === 'style' || /^on/i.test(name)),
        page,
      ).toEqual([])
    }
  })
})
