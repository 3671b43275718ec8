// @vitest-environment jsdom
import { isRedirect, type ParsedLocation } from '@tanstack/react-router'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { watchLeaving } from '../components/page/leaving.ts'
import type { LoadedPage } from '../components/page/page-data.ts'
import { loadPage } from './load-page.ts'

const firstPage = pageOf('/pt-br', 'a1')
const next = '/pt-br/contato'
const lostNetwork = new TypeError('Failed to fetch')

beforeAll(watchLeaving)

// The page is shown again, so nobody is leaving it.
afterEach(() => void dispatchEvent(new Event('pageshow')))

test.each<[string, () => Response | Promise<never>]>([
  ['of a newer build', () => Response.json(pageOf(next, 'b2'))],
  ['whose data are not there', () => new Response('', { status: 404 })],
  ['whose data do not arrive', () => Promise.reject(lostNetwork)],
  ['whose data are another object', () => Response.json({ error: 'blocked' })],
  ['whose data are a login page', () => new Response('<!DOCTYPE html><title>Wi-Fi</title>')],
])('the browser opens a page %s', async (_, answer) => {
  answerWith(answer)
  const reload = watchReload()
  void load(next)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  await expect(load(next, true), 'not before its link is followed').rejects.toSatisfy(isRedirect)
  expect(reload).toHaveBeenCalledOnce()
})

test.each<[string, () => Response | Promise<never>]>([
  ['that are cancelled', () => Promise.reject(lostNetwork)],
  ['of a newer build', () => Response.json(pageOf(next, 'b2'))],
])('while the page is being left, data %s cause no error and no reload', async (_, answer) => {
  dispatchEvent(new Event('beforeunload'))
  answerWith(answer)
  const reload = watchReload()
  const ended = vi.fn()
  load(next).then(ended, ended)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(ended).not.toHaveBeenCalled()
  expect(reload).not.toHaveBeenCalled()
})

test('a visitor who stops the browser and clicks again is no longer leaving', async () => {
  dispatchEvent(new Event('beforeunload'))
  document.body.click()
  answerWith(() => Response.json(pageOf(next, 'b2')))
  const reload = watchReload()
  void load(next)
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

function load(pathname: string, preload = false) {
  return loadPage({ context: { firstPage }, location: { pathname, href: pathname } as ParsedLocation, preload })
}

function watchReload() {
  const reload = vi.fn()
  vi.stubGlobal('location', { ...location, reload })
  return reload
}

function answerWith(answer: () => Response | Promise<never>): void {
  vi.stubGlobal('fetch', async () => answer())
}

function pageOf(pathname: string, buildId: string): LoadedPage {
  return { page: { pathname, buildId }, content: {} } as LoadedPage
}
