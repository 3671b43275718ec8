import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { type ScopeSection, scopeText } from '../../content/sample-scope/scope-text.ts'
import { localeIds, locales } from '../../locales/locales.ts'
import { drawScope } from '../../renderer/pdf/draw-scope.ts'

function parts({ heading, text = '', items = [], rows = [] }: ScopeSection): string[] {
  return [heading, text, ...items, ...rows.flat()]
}
const letters = (text: string) => text.replace(/\s+/g, '')

describe.each(localeIds)('the sample scope in %s as a PDF', (locale) => {
  const text = scopeText(locale)

  test('has two pages with selectable text', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await drawScope(text, locale)))
    const { text: pages } = await extractText(pdf)
    expect(pages).toHaveLength(text.pages.length)
    for (const [index, sections] of text.pages.entries())
      for (const part of sections.flatMap(parts)) expect(letters(pages[index] ?? '')).toContain(letters(part))
  })

  test('has a title, a language, and tags for headings, lists and tables', async () => {
    const file = await drawScope(text, locale)
    const pdf = await getDocumentProxy(new Uint8Array(file))
    const { info } = await getMeta(pdf)
    expect(info).toMatchObject({ Title: text.title, Language: locales[locale].tag })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const roles = JSON.stringify([
      await (await pdf.getPage(1)).getStructTree(),
      await (await pdf.getPage(2)).getStructTree(),
    ])
    for (const role of ['H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Table', 'TH', 'TD'])
      expect(roles).toContain(`"role":"${role}"`)
  })
})
