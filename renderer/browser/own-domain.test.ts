import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const replace = vi.fn()

beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('VITE_DOMAIN_PT', 'tecto.example')
  vi.stubEnv('VITE_DOMAIN_EN', 'tecto-software.example')
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.unstubAllGlobals()
  replace.mockReset()
})

test.each([
  ['https://www.tecto.example/en-us/contato?a=b#form', 'https://www.tecto-software.example/en-us/contato?a=b#form'],
  ['https://tecto-software.example/?a=b#services', '/en-us?a=b#services'],
  ['https://tecto-software.example/pt-br', 'https://tecto.example/pt-br'],
])('%s is left for %s', async (address, target) => {
  expect(await open(address)).toBe(true)
  expect(replace).toHaveBeenCalledExactlyOnceWith(target)
})

test.each([
  'https://tecto.example/es-es/contato',
  'http://localhost:4173/en-us',
  'https://tecto.example:8443/en-us',
  'https://preview.tecto.example/en-us',
])('%s is left alone', async (address) => {
  expect(await open(address)).toBe(false)
  expect(replace).not.toHaveBeenCalled()
})

test.each(['VITE_DOMAIN_PT', 'VITE_DOMAIN_EN'])('without %s there is nowhere to go', async (name) => {
  vi.stubEnv(name, '')
  expect(await open('https://tecto.example/en-us')).toBe(false)
})

async function open(address: string): Promise<boolean> {
  const { host, pathname, search, hash } = new URL(address)
  vi.stubGlobal('location', { host, pathname, search, hash, replace })
  const { leaveForOwnDomain } = await import('./own-domain')
  return leaveForOwnDomain()
}
