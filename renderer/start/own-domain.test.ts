import { afterEach, expect, test, vi } from 'vitest'
import type { Domains } from '../../locales/domains'
import { leaveForOwnDomain } from './own-domain'

const domains: Domains = [
  { locale: 'pt-br', name: 'tecto.example' },
  { locale: 'en-us', name: 'tecto-software.example' },
]
const replace = vi.fn()

afterEach(() => {
  vi.unstubAllGlobals()
  replace.mockReset()
})

test.each([
  ['https://www.tecto.example/en-us/contato?a=b#form', 'https://www.tecto-software.example/en-us/contato?a=b#form'],
  ['https://tecto-software.example/?a=b#services', '/en-us?a=b#services'],
])('%s is left for %s', (address, target) => {
  expect(open(address)).toBe(true)
  expect(replace).toHaveBeenCalledExactlyOnceWith(target)
})

test.each(['https://tecto.example/es-es/contato', 'https://tecto.example:8443/en-us'])(
  '%s is left alone',
  (address) => {
    expect(open(address)).toBe(false)
    expect(replace).not.toHaveBeenCalled()
  },
)

function open(address: string): boolean {
  const { host, pathname, search, hash } = new URL(address)
  vi.stubGlobal('location', { host, pathname, search, hash, replace })
  return leaveForOwnDomain(domains)
}
