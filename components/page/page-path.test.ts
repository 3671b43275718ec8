// @vitest-environment node
import { expect, test } from 'vitest'
import { fillPath, pageAddress } from './page-path'

test.each([
  ['/', {}, '/'],
  ['/$locale/servicos/$slug', { locale: 'es-es', slug: 'apis' }, '/es-es/servicos/apis'],
  ['/$locale/contato-{$name}', { locale: 'pt-br', name: 'helena' }, '/pt-br/contato-helena'],
])('the parameters of %s are filled', (path, params, expected) => {
  expect(fillPath(path, params)).toBe(expected)
})

test('an error names a parameter without a value', () => {
  expect(() => fillPath('/$locale/servicos/$slug', { locale: 'pt-br' })).toThrow(
    /"\/\$locale\/servicos\/\$slug".*"slug"/,
  )
})

test('the address of a page begins with its language', () => {
  expect(pageAddress('en-us', { to: '/' })).toBe('/en-us')
  expect(pageAddress('en-us', { to: '/contato' })).toBe('/en-us/contato')
  expect(pageAddress('es-es', { to: '/noticias/$slug', params: { slug: 'a' } })).toBe('/es-es/noticias/a')
})
