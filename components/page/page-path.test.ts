// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { fillPath, pageAddress } from './page-path'

describe('the parameters of a path are filled', () => {
  test.each([
    ['/', {}, '/'],
    ['/$locale', { locale: 'en-us' }, '/en-us'],
    ['/$locale/servicos/$slug', { locale: 'es-es', slug: 'apis' }, '/es-es/servicos/apis'],
    ['/contato-{$name}', { name: 'helena' }, '/contato-helena'],
    ['/$locale/contato-{$name}', { locale: 'pt-br', name: 'helena' }, '/pt-br/contato-helena'],
  ])('%s', (path, params, expected) => {
    expect(fillPath(path, params)).toBe(expected)
  })

  test('an error names a parameter without a value', () => {
    expect(() => fillPath('/$locale/servicos/$slug', { locale: 'pt-br' })).toThrow(
      /"\/\$locale\/servicos\/\$slug".*"slug"/,
    )
  })
})

test('the address of a page begins with its language', () => {
  expect(pageAddress('en-us', { to: '/' })).toBe('/en-us')
  expect(pageAddress('en-us', { to: '/contato' })).toBe('/en-us/contato')
  expect(pageAddress('es-es', { to: '/noticias/$slug', params: { slug: 'a' } })).toBe('/es-es/noticias/a')
})
