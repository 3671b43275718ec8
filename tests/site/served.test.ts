import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, describe, expect, test } from 'vitest'
import { headersOf } from '../../server/headers/header-table.ts'
import { createListener } from '../../server/site/site-listener.ts'
import { readRules } from '../../server/site/site-rules.ts'
import { serve } from '../mail/serve.ts'

// Several hundred files are requested one after the other.
const longMs = 60_000

const root = 'dist/client'
const rules = readRules('dist')
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/^_|\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
  // This page is for hosts that know only one 404 page; the server uses the default language's.
  .filter((path) => path !== '/404.html')
const pages = files.filter((file) => file.endsWith('.html'))
const site = await serve(createListener('dist'))
afterAll(() => site.stop())

test(
  'every file is served complete, with the headers of the table',
  async () => {
    expect(files.length).toBeGreaterThan(400)
    for (const path of files) {
      const isPage = path.endsWith('.html')
      const isUnknown = path.endsWith('/404.html')
      const { status, headers, content } = await ask(path)
      expect(status, path).toBe(isUnknown ? 404 : 200)
      expect(Object.fromEntries(headers), path).toMatchObject(headersOf(rules.headers, { path, isPage, isUnknown }))
      expect(content.equals(readFileSync(join(root, path))), `${path} arrives as it was written`).toBe(true)
      if (isPage) expect(headers.get('content-type'), path).toBe('text/html; charset=utf-8')
    }
  },
  longMs,
)

test(
  'every text larger than a packet is compressed',
  async () => {
    for (const path of files.filter((file) => /\.(html|js|css|svg)$/.test(file))) {
      if (readFileSync(join(root, path)).length < 1500) continue
      expect((await ask(path)).headers.get('content-encoding'), path).toBe('br')
    }
  },
  longMs,
)

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

async function ask(path: string): Promise<{ status: number; headers: Headers; content: Buffer }> {
  const address = path.replace(/(^\/index)?\.html$/, '') || '/'
  const response = await fetch(site.origin + address, {
    headers: { 'accept-encoding': 'br' },
    redirect: 'error',
  })
  return { status: response.status, headers: response.headers, content: Buffer.from(await response.arrayBuffer()) }
}
