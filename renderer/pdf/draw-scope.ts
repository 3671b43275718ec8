import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { company } from '../../content/company/company.ts'
import { noonOf } from '../../content/dates/company-days.ts'
import { sampleScope } from '../../content/sample-scope/sample-scope.ts'
import { type ScopeSection, type ScopeText, scopePath, scopeText } from '../../content/sample-scope/scope-text.ts'
import { type LocaleId, localeIds, locales } from '../../locales/locales.ts'
import unoConfig from '../../uno.config.ts'
import { fonts } from '../fonts.ts'

type Paper = InstanceType<typeof PDFDocument>
type Structure = ReturnType<Paper['struct']>

const { colors } = unoConfig.theme
const margin = 54
const bandHeight = 48
const textSize = 10.1
/** Paper sizes other than A4. */
const sizes: Partial<Record<LocaleId, string>> = { 'en-us': 'LETTER' }

/** Draws the PDF at an address, if there is one. */
export async function drawPdf(path: string): Promise<Buffer | undefined> {
  const locale = localeIds.find((id) => scopePath(id) === path)
  return locale && drawScope(scopeText(locale), locale)
}

/**
 * The sample scope as a tagged PDF (PDF/UA), whose text can be selected, searched and read aloud.
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
  const file = buffer(paper)
  for (const [name, font] of Object.entries(fonts)) paper.registerFont(name, font)
  const root = paper.struct('Document')
  paper.addStructure(root)
  for (const [index, sections] of pages.entries()) {
    paper.addPage()
    drawFrame(paper, `${company.legalName} · ${index + 1}/${pages.length}`)
    if (index === 0) {
      write(paper, root, 'H1', title, { font: 'heading', size: 22 })
      write(paper, root, 'P', note, { color: colors.muted })
    }
    for (const section of sections) drawSection(paper, root, section)
  }
  paper.moveDown()
  write(paper, root, 'P', signed, { font: 'strong' })
  root.end()
  const { count } = paper.bufferedPageRange()
  if (count > pages.length)
    throw new Error(`${locale}: the sample scope needs ${count} pages instead of ${pages.length}: shorten it.`)
  paper.end()
  return file
}

/** The band above and the line below a page, which screen readers skip. */
function drawFrame(paper: Paper, foot: string): void {
  paper.markContent('Artifact', { type: 'Layout' })
  const { page } = paper
  paper.rect(0, 0, page.width, bandHeight).fill(colors.ink.DEFAULT)
  paper.rect(0, bandHeight, page.width, 3).fill(colors.accent.DEFAULT)
  // Text below the page's margin would start a new page.
  page.margins.bottom = 0
  style(paper, { size: 8.5, color: colors.muted }).text(foot, margin, page.height - margin + 8)
  page.margins.bottom = margin
  paper.endMarkedContent()
  paper.x = margin
  paper.y = bandHeight + 24
}

function drawSection(paper: Paper, root: Structure, { heading, text, items, rows }: ScopeSection): void {
  paper.y += 9
  write(paper, root, 'H2', heading, { font: 'heading', size: 14, color: colors.link.DEFAULT })
  if (rows) drawTable(paper, root, rows)
  if (text) write(paper, root, 'P', text)
  if (!items) return
  const list = paper.struct('L')
  root.add(list)
  style(paper).list(items, { structParent: list, bulletRadius: 1.6, textIndent: 16, lineGap: 2.5, paragraphGap: 2 })
  list.end()
}

/** Columns: number, text, price; the first row has their names, the last one the totals. */
function drawTable(paper: Paper, root: Structure, rows: string[][]): void {
  const isEdge = (row: number) => row === 0 || row === rows.length - 1
  // Not written in the call, because PDFKit's types lack `structParent` and `type`.
  const table = {
    structParent: root,
    columnStyles: [56, '*', paper.page.width - 2 * margin - 400],
    rowStyles: (row: number) => ({
      type: row === 0 ? 'TH' : 'TD',
      border: { top: 0.5, right: 0, bottom: 0, left: 0 },
      borderColor: colors.mint.line,
      padding: { vertical: 5, horizontal: 0 },
      textColor: colors.ink.DEFAULT,
      font: { src: isEdge(row) ? 'strong' : 'text' },
    }),
    data: rows,
  }
  style(paper).table(table)
  paper.x = margin
  paper.y += 8
}

interface Style {
  font?: keyof typeof fonts
  size?: number
  color?: string
}

function style(paper: Paper, { font = 'text', size = textSize, color = colors.ink.DEFAULT }: Style = {}): Paper {
  return paper.font(font).fontSize(size).fillColor(color)
}

function write(paper: Paper, root: Structure, structType: string, text: string, look: Style = {}): void {
  style(paper, look).text(text, { structParent: root, structType, lineGap: 2.5 })
  paper.y += (look.size ?? 0) > textSize ? 4 : 2
}
