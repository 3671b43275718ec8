import type PDFDocument from 'pdfkit'
import unoConfig from '../../uno.config.ts'

type Paper = InstanceType<typeof PDFDocument>

const { colors } = unoConfig.theme
const ribbons = 7

/** The brand's wave along the top of a page, from green to blue. */
export function drawWave(paper: Paper, height: number): void {
  const { width } = paper.page
  paper.save().rect(0, 0, width, height).clip()
  paper.rect(0, 0, width, height).fill(colors.ink.DEFAULT)
  for (let ribbon = 0; ribbon < ribbons; ribbon++) {
    const top = height * (0.1 + ribbon * 0.14)
    const swing = height * (0.9 - ribbon * 0.08)
    const silk = paper.linearGradient(0, 0, width, 0)
    silk.stop(0, colors.emerald).stop(0.55, colors.teal).stop(1, colors.blue)
    paper
      .moveTo(0, top + swing)
      .bezierCurveTo(width * 0.3, top - swing, width * 0.55, top + swing, width, top - swing * 0.6)
      .lineTo(width, top - swing * 0.6 + 9)
      .bezierCurveTo(width * 0.58, top + swing + 16, width * 0.32, top - swing + 14, 0, top + swing + 5)
      .fillOpacity(0.32 + ribbon * 0.09)
      .fill(silk)
  }
  paper.restore().fillOpacity(1)
}
