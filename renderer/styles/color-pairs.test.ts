import { expect, test } from 'vitest'
import unoConfig from '../../uno.config.ts'
import { contrast } from './contrast.ts'

const { colors } = unoConfig.theme

/**
 * Each color of text with the layers that the design shows it on, the lowest first. WCAG 1.4.3 asks 4.5:1 of text and 3:1
 * of large text, 1.4.11 asks 3:1 of what identifies a control or a state. Browser tests measure text over pictures.
 */
test.each([
  ['text and headings', colors.ink.DEFAULT, [colors.paper], 4.5],
  ['text and headings', colors.ink.DEFAULT, [colors.mint.DEFAULT], 4.5],
  ['text in cards and fields', colors.ink.DEFAULT, [colors.card], 4.5],
  ['leads and details', colors.muted, [colors.paper], 4.5],
  ['leads and details', colors.muted, [colors.mint.DEFAULT], 4.5],
  ['text of cards', colors.muted, [colors.card], 4.5],
  ['links', colors.link.DEFAULT, [colors.paper], 4.5],
  ['links, tags, icons', colors.link.DEFAULT, [colors.mint.DEFAULT], 4.5],
  ['links, what was sent', colors.link.DEFAULT, [colors.card], 4.5],
  ['errors of forms', colors.error, [colors.card], 4.5],
  ['text and headings', colors['on-dark'].DEFAULT, [colors.ink.DEFAULT], 4.5],
  ['language on show, business card', colors['on-dark'].DEFAULT, [colors.ink.DEFAULT, '#ffffff26'], 4.5],
  ['footer, leads', colors['on-dark'].muted, [colors.ink.DEFAULT], 4.5],
  ['link of the consent banner', colors.accent.DEFAULT, [colors.ink.DEFAULT], 4.5],
  ['button accent', colors.accent.ink, [colors.accent.DEFAULT], 4.5],
  ['button solid; button outline, hovered', '#ffffff', [colors.brand.DEFAULT], 4.5],
  ['button solid, hovered', '#ffffff', [colors.brand.hover], 4.5],
  ['button outline', colors.brand.DEFAULT, [colors.paper], 4.5],
  ['button outline', colors.brand.DEFAULT, [colors.mint.DEFAULT], 4.5],
  ['button outline on dark, hovered', colors.ink.DEFAULT, [colors['on-dark'].DEFAULT], 4.5],
  ['placeholder of a field', colors.field.hint, ['#ffffff'], 4.5],
  ['edge of a field', colors.field.line, ['#ffffff'], 3],
  ['edge of a wrong field', colors.error, ['#ffffff'], 3],
  ['standard header, start', '#ffffff', [colors.brand.DEFAULT], 4.5],
  ['header', '#ffffff', [colors.deep], 4.5],
  ['header, hovered', '#ffffff', [colors.deep, '#03141633'], 4.5],
  ['green service card', colors['on-brand'], [colors.brand.DEFAULT], 4.5],
  ['green service card, end', colors['on-brand'], [colors.deep], 4.5],
  ['blue service card', colors['on-brand'], [colors.brand.blue], 4.5],
  ['blue service card, end', colors['on-brand'], [colors.brand.night], 4.5],
  ['arrow and focus of a green service card', colors.accent.DEFAULT, [colors.brand.DEFAULT], 3],
  ['arrow and focus of a blue service card', colors.accent.DEFAULT, [colors.brand.blue], 3],
  ['highlighted words', colors.highlight.green, [colors.ink.DEFAULT], 3],
  ['highlighted words, end', colors.highlight.blue, [colors.ink.DEFAULT], 3],
  ['edge and arrow of a carousel button', colors.brand.DEFAULT, [colors.mint.DEFAULT], 3],
  ['arrow of a carousel button at its end', colors.idle, [colors.mint.DEFAULT], 3],
  ['focus', colors.link.blue, [colors.paper], 3],
  ['focus', colors.link.blue, [colors.mint.DEFAULT], 3],
  ['focus', colors.link.blue, [colors.card], 3],
  ['focus on dark', colors.accent.DEFAULT, [colors.ink.DEFAULT], 3],
])('%s has enough contrast', (_use, text, background, ratio) => {
  expect(contrast(text, background)).toBeGreaterThanOrEqual(ratio)
})
