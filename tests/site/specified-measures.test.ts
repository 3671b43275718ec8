import { expect, test } from 'vitest'
import { layoutWidthsPx } from '../../components/layout/layout-widths'
import unoConfig from '../../uno.config'

// Measures that the specification gives. Where the company decides otherwise, they change here; tests/more/browser/layout.spec.ts
// takes them from the code and measures whether pages keep them.

test('the layouts and the buttons keep the measures that are specified', () => {
  const { alternative, standard } = layoutWidthsPx
  const { button } = unoConfig.theme.minHeight
  expect({ alternative, standard, button }).toEqual({ alternative: 1552, standard: 1048, button: rem(52) })
})

/** With the size of letters that browsers begin with. */
function rem(px: number): string {
  return `${px / 16}rem`
}
