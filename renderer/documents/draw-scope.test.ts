import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, test } from 'vitest'
import { mostKilobytes } from '../../content/sample-scope/sample-scope'
import { type ScopeSection, scopeText } from '../../content/sample-scope/scope-text'
import { localeIds, locales } from '../../locales/locales'
import { drawScope } from './draw-scope'

function parts({ heading, text = '', items = [], rows = [] }: ScopeSection): string[] {
  return [heading, text, ...items, ...rows.flat()]
}
const letters = (text: string) => text.replace(/\s+/g, '')

describe.each(localeIds)('the sample scope in %s as a PDF', (locale) => {
  const text = scopeText(locale)

  test('has two pages, on which all its words can be selected', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await drawScope(text, locale)))
    const { text: pages } = await extractText(pdf)
    expect(pages).toHaveLength(text.pages.length)
    for (const [index, sections] of text.pages.entries())
      for (const part of sections.flatMap(parts)) expect(letters(pages[index] ?? '')).toContain(letters(part))
  })

  test('says its title and language, and what is a heading, a list or a table', async () => {
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

  test('is small, and the same file each time', async () => {
    const [file, again] = await Promise.all([drawScope(text, locale), drawScope(text, locale)])
    expect(file.length).toBeLessThanOrEqual(mostKilobytes * 1000)
    expect(file.equals(again)).toBe(true)
  })
})

test('a text that is too long for its page is refused', async () => {
  const text = scopeText('pt-br')
  const [first, second] = text.pages
  await expect(drawScope({ ...text, pages: [[...first, ...second], second] }, 'pt-br')).rejects.toThrow(
    /pages instead of 2/,
  )
})
