import { describe, expect, test } from 'vitest'
import { codeUses } from './code-features'
import { cssUses } from './css-features'
import { describeLacks, lacks } from './features'

const namesIn = (css: string) => cssUses(css).map(({ feature }) => feature.name)

describe('in styles, what one of the oldest browsers lacks is found', () => {
  test.each([
    ['a { text-box-trim: trim-both }', 'css.properties.text-box-trim'],
    ['a { text-wrap: balance }', 'css.properties.text-wrap'],
    ['a { height: calc-size(auto, size) }', 'css.types.calc-size'],
    ['a { color: light-dark(red, blue) }', 'css.types.color.light-dark'],
    ['a { transition-timing-function: linear(0, 1) }', 'css.types.easing-function.linear-function'],
    ['a { --way: to right in oklch }', 'css.types.gradient.linear-gradient.interpolation_color_space'],
    [
      'a { background: linear-gradient(in oklch, red, blue) }',
      'css.types.gradient.linear-gradient.interpolation_color_space',
    ],
    ['a { color: color-mix(in oklch, red, blue) }', 'css.types.color.color-mix'],
    ['a:has(b) { color: red }', 'css.selectors.has'],
    [':popover-open { color: red }', 'css.selectors.popover-open'],
    ['a { & b { color: red } }', 'css.selectors.nesting'],
    ['@media (scripting: none) { a { color: red } }', 'css.at-rules.media.scripting'],
    ['@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['@font-face { size-adjust: 90% }', 'css.at-rules.font-face.size-adjust'],
    ['@media (width >= 40rem) { a { height: 100dvh; width: 1cqw } }', undefined],
    ['@supports selector(:popover-open) { :popover-open { color: red } }', undefined],
    ['@supports not selector(:popover-open) { :popover-open { color: red } }', 'css.selectors.popover-open'],
    ['@supports (animation-timeline: view()) { a:has(b) { animation-timeline: view() } }', undefined],
    ['@supports (color: color-mix(in srgb, red, blue)) { :popover-open { color: red } }', 'css.selectors.popover-open'],
    ['a { color: red; color: light-dark(red, blue) }', undefined],
    ['a:is(:popover-open, [open]) { color: red }', undefined],
    ['a { -webkit-mask: none; mask: none }', undefined],
  ])('%s: %s', (css, expected) => {
    expect(namesIn(css)[0]).toBe(expected)
  })

  test('with its line', () => {
    expect(cssUses('a {\n  color: red;\n  text-wrap: pretty;\n}')[0]?.line).toBe(3)
  })
})

describe('in code, what one of the oldest browsers lacks is found', () => {
  test.each([
    ['list.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['Object.groupBy(list, key)', 'javascript.builtins.Object.groupBy'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['URL.canParse(text)', 'api.URL.canParse_static'],
    ['AbortSignal.any([])', 'api.AbortSignal.any_static'],
    ['requestIdleCallback(start)', 'api.Window.requestIdleCallback'],
    ['new CloseWatcher()', 'api.CloseWatcher'],
    ['element.hidePopover()', 'api.HTMLElement.hidePopover'],
    ['<div popover="auto" />', 'html.global_attributes.popover'],
    ['<details name="a" />', 'html.elements.details.name'],
    ['structuredClone(list.findLast(Boolean)?.at(-1))', undefined],
    ["if ('requestIdleCallback' in window) requestIdleCallback(start)", undefined],
    ["if (typeof URL.canParse === 'function') URL.canParse(text)", undefined],
    ['element.hidePopover?.()', undefined],
    ['const toSorted = 1; function requestIdleCallback() {} requestIdleCallback()', undefined],
    ['// list.toSorted()', undefined],
  ])('%s: %s', (code, expected) => {
    expect(codeUses('sample.tsx', code)[0]?.feature.name).toBe(expected)
  })

  test('with its line', () => {
    expect(codeUses('sample.ts', 'const a = 1\n\nlist.toSorted()')[0]?.line).toBe(3)
  })
})

test('it is said which browsers lack a feature, up to which version', () => {
  const [use] = cssUses('a:has(b) { color: red }')
  expect(use && describeLacks(lacks(use.feature))).toBe('firefox before 121')
})
