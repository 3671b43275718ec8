import { createGenerator } from 'unocss'
import { expect, test } from 'vitest'
import unoConfig from '../../uno.config'

const generator = await createGenerator({ ...unoConfig, preflights: [] })

test.each([
  ['active:translate-y-px', 'transform:translateY(1px);'],
  ['group-hover:scale-103', 'transform:scaleX(1.03) scaleY(1.03);'],
  ['backdrop-blur-4', 'backdrop-filter:blur(4px);'],
  ['tabular-nums', 'font-variant-numeric:tabular-nums;'],
  ['shadow-lg', 'box-shadow:0 10px 15px -3px rgb(0 0 0 / 0.1),0 4px 6px -4px rgb(0 0 0 / 0.1);'],
  ['bg-black', 'background-color:rgb(0 0 0 / 1);'],
  ['bg-black/50', 'background-color:rgb(0 0 0 / 0.5);'],
  ['!text-black', 'color:rgb(0 0 0 / 1) !important;'],
  // The variable is set after the first value that has it.
  ['decoration-black', 'text-decoration-color:rgb(0 0 0 / 1);text-decoration-color:rgb(0 0 0 / 1);'],
])('%s is written without variables', async (name, value) => {
  const { css } = await generator.generate([name], { preflights: false })
  expect(css).toContain(value)
  expect(css).not.toContain('--un-')
})

test('the colours of a gradient, a class each, still reach each other', async () => {
  const { css } = await generator.generate(['bg-gradient-to-r', 'from-black', 'to-white'], { preflights: false })
  for (const line of [
    'background-image:linear-gradient(to right, var(--un-gradient-stops));',
    '--un-gradient-from:rgb(0 0 0 / 1) 0%;',
    '--un-gradient-stops:var(--un-gradient-from), var(--un-gradient-to);',
    '--un-gradient-to:rgb(255 255 255 / 1) 100%;',
  ])
    expect(css).toContain(line)
})

test('a class that only sets a variable of others keeps it, so that it shows (tests/site/styles.test.ts)', async () => {
  const { css } = await generator.generate(['bg-opacity-50'], { preflights: false })
  expect(css).toContain('--un-bg-opacity:0.5;')
})
