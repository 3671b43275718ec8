// @vitest-environment node

import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { createIntl } from '@formatjs/intl'
import { expect, test } from 'vitest'
import { expandMessages } from './expand-messages'

test('plain text travels as itself and arrives as a message', () => {
  expect(expandMessages({ 'thanks.back': 'Voltar' })).toEqual({
    'thanks.back': [{ type: TYPE.literal, value: 'Voltar' }],
  })
})

test('plain text is not read as ICU a second time', () => {
  const messages = expandMessages({ 'thanks.back': "{name} <b>l'amigo</b>" })
  const intl = createIntl({ locale: 'pt-BR', messages })
  expect(intl.formatMessage({ id: 'thanks.back' })).toBe("{name} <b>l'amigo</b>")
})

test('a syntax tree stays as it is', () => {
  const ast = parse('© {year} Tecto')
  expect(expandMessages({ 'layout.footer.copyright': ast })['layout.footer.copyright']).toBe(ast)
})

test('no messages stay no messages', () => {
  expect(expandMessages({})).toEqual({})
})
