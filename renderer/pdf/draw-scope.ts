import PDFDocument from 'pdfkit'
import { company } from '../../content/company/company.ts'
import { noonOf } from '../../content/dates/company-days.ts'
import { sampleScope } from '../../content/sample-scope/sample-scope.ts'
import type { ScopeSection, ScopeText } from '../../content/sample-scope/scope-text.ts'
import { type LocaleId, locales } from '../../locales/locales.ts'
import unoConfig from '../../uno.config.ts'
import { fonts } from '../fonts.ts'
import { drawWave } from './draw-wave.ts'

type Paper = InstanceType<typeof PDFDocument>
type Structure = ReturnType<Paper['struct']>
type Words = [
  text: string,
  style: { font?: 'text' | 'strong' | 'heading'; size?: number; color?: string; left?: number },
]

const { colors } = unoConfig.theme
const margin = 54
const waveHeight = 80
const indent = 16
const textSize = 10.1
/** Paper sizes other than A4. */
const sizes: Partial<Record<LocaleId, string>> = { 'en-us': 'LETTER' }

/**
 * The sample scope as a tagged PDF (PDF/UA), whose text can be selected, searched and read aloud. PDFKit writes tags,
 * embeds the site's fonts and needs no browser.
 * @throws if the text of a page does not fit
 */
export async function drawScope({ title, note, pages, signed }: ScopeText, locale: LocaleId): Promise<Buffer> {
  const paper = new PDFDocument({
    size: sizes[locale] ?? 'A4',
    margin,
    lang: locales[locale].tag,
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    // PDFKit's types lack this value.
    subset: 'PDF/UA' as never,
    autoFirstPage: false,
    bufferPages: true,
    // A fixed date, so that the same text gives the same file.
    info: { Title: title, Author: company.name, CreationDate: new Date(noonOf(sampleScope.date)) },
  })
  const chunks: Buffer[] = []
  paper.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const face of ['text', 'strong', 'heading'] as const) paper.registerFont(face, fonts[face])
  const root = paper.struct('Document')
  paper.addStructure(root)
  for (const [index, sections] of pages.entries()) {
    paper.addPage()
    asDecoration(paper, () => {
      drawWave(paper, waveHeight)
      const foot = `${company.legalName} · ${index + 1}/${pages.length}`
      write(paper, [foot, { size: 8.5, color: colors.muted }], paper.page.height - margin + 8)
    })
    paper.y = waveHeight + 24
    if (index === 0) {
      root.add(words(paper, 'H1', [title, { font: 'heading', size: 22 }]))
      root.add(words(paper, 'P', [note, { color: colors.muted }]))
    }
    for (const section of sections) drawSection(paper, root, section)
  }
  paper.y += 8
  root.add(words(paper, 'P', [signed, { font: 'strong' }]))
  root.end()
  const { count } = paper.bufferedPageRange()
  if (count > pages.length)
    throw new Error(`${locale}: the sample scope needs ${count} pages instead of ${pages.length}: shorten it.`)
  const ended = new Promise((resolve) => paper.on('end', resolve))
  paper.end()
  await ended
  return Buffer.concat(chunks)
}

function drawSection(paper: Paper, root: Structure, { heading, text, items, rows }: ScopeSection): void {
  paper.y += 9
  root.add(words(paper, 'H2', [heading, { font: 'heading', size: 14, color: colors.link.DEFAULT }]))
  if (rows) drawTable(paper, root, rows)
  if (text) root.add(words(paper, 'P', [text, {}]))
  if (!items) return
  const list = paper.struct('L')
  root.add(list)
  for (const item of items) {
    const mark = () => {
      const top = paper.y
      write(paper, ['•', { color: colors.link.DEFAULT }], paper.y)
      paper.y = top
    }
    list.add(paper.struct('LI', {}, [paper.struct('Lbl', {}, mark), words(paper, 'LBody', [item, { left: indent }])]))
  }
  list.end()
}

/** Columns: number, text, price. */
function drawTable(paper: Paper, root: Structure, rows: string[][]): void {
  const table = paper.struct('Table')
  root.add(table)
  for (const [index, row] of rows.entries()) {
    const isEdge = index === 0 || index === rows.length - 1
    const top = paper.y
    asDecoration(paper, () => {
      paper
        .moveTo(margin, top)
        .lineTo(paper.page.width - margin, top)
        .lineWidth(0.5)
        .stroke(colors.mint.line)
    })
    const line = paper.struct('TR')
    table.add(line)
    for (const [column, cell] of row.entries())
      line.add(
        paper.struct(index === 0 ? 'TH' : 'TD', {}, () => {
          const left = [0, 56, 400][column] ?? 0
          write(paper, [cell, { font: isEdge ? 'strong' : 'text', left }], top + 5)
        }),
      )
    line.end()
    paper.y = top + 24
  }
  table.end()
  paper.y += 4
}

function words(paper: Paper, tag: string, line: Words): Structure {
  return paper.struct(tag, {}, () => write(paper, line, paper.y))
}

function write(paper: Paper, [text, style]: Words, top: number): void {
  const { font = 'text', size = textSize, color = colors.ink.DEFAULT, left = 0 } = style
  const width = paper.page.width - 2 * margin - left
  // Text below the page's margin would start a new page.
  const { bottom } = paper.page.margins
  if (top > paper.page.height - bottom) paper.page.margins.bottom = 0
  paper.font(font).fontSize(size).fillColor(color)
  paper.text(text, margin + left, top, { width, lineGap: 2.5 })
  paper.page.margins.bottom = bottom
  paper.y += size > textSize ? 4 : 2
}

/** Hidden from screen readers. */
function asDecoration(paper: Paper, draw: () => void): void {
  paper.markContent('Artifact', { type: 'Layout' })
  draw()
  paper.endMarkedContent()
}
