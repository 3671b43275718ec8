// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { domainRedirect } from './domains'

const domains = { portuguese: 'tecto.example', english: 'tecto-software.example' }
const stays = undefined

/** Spec section 4: host × path. */
const paths = ['/', '/pt-br', '/pt-br/contato', '/en-us', '/en-us/contato', '/es-es', '/es-es/contato', '/ia-noticia']
const table: Record<string, (string | undefined)[]> = {
  'tecto.example': [
    stays,
    stays,
    stays,
    'https://tecto-software.example/en-us',
    'https://tecto-software.example/en-us/contato',
    stays,
    stays,
    stays,
  ],
  'www.tecto.example': [
    stays,
    stays,
    stays,
    'https://www.tecto-software.example/en-us',
    'https://www.tecto-software.example/en-us/contato',
    stays,
    stays,
    stays,
  ],
  'tecto-software.example': [
    '/en-us',
    'https://tecto.example/pt-br',
    'https://tecto.example/pt-br/contato',
    stays,
    stays,
    stays,
    stays,
    stays,
  ],
  'www.tecto-software.example': [
    '/en-us',
    'https://www.tecto.example/pt-br',
    'https://www.tecto.example/pt-br/contato',
    stays,
    stays,
    stays,
    stays,
    stays,
  ],
  localhost: paths.map(() => stays),
  'preview.tecto.example': paths.map(() => stays),
  'www.www.tecto.example': paths.map(() => stays),
  'nottecto.example': paths.map(() => stays),
  'tecto.example.other.example': paths.map(() => stays),
  '': paths.map(() => stays),
}

describe.each(Object.entries(table))('on %s', (host, expected) => {
  test.each(paths.map((path, index) => [path, expected[index]] as const))('%s leads to %s', (path, target) => {
    expect(domainRedirect(host, path, domains)).toBe(target)
  })

  test.each(paths)('%s leads on at most once', (path) => {
    const target = domainRedirect(host, path, domains)
    if (!target) return
    const { host: nextHost, pathname } = new URL(target, `https://${host}`)
    expect(domainRedirect(nextHost, pathname, domains)).toBeUndefined()
  })
})

test.each([
  ['/en-usage', stays],
  ['/x/en-us', stays],
  ['/EN-US/contato', 'https://tecto-software.example/EN-US/contato'],
  ['/en-us//other.example', 'https://tecto-software.example/en-us//other.example'],
  ['//en-us', stays],
])('only the first segment counts, whole and in any case: %s', (path, target) => {
  expect(domainRedirect('Tecto.Example', path, domains)).toBe(target)
})
