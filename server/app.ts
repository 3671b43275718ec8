import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import type { HttpBindings } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { type Context, Hono } from 'hono'
import sirv from 'sirv'
import { localeIds, localeOfPath } from '../locales/locales.ts'

type Environment = { Bindings: HttpBindings }

/**
 * The site as files: every address of the build, and for any other the page that says so, in the nearest language.
 * @param root the folder that the build wrote
 */
export function createApp(root: string): Hono<Environment> {
  const app = new Hono<Environment>()
  const pages = pagesOf(root)
  const notFoundPages = Object.fromEntries(
    localeIds.map((locale) => [locale, readFileSync(join(root, locale, '404.html'), 'utf8')]),
  )

  // A page has one address: without a slash at its end. Only addresses of pages are redirected to.
  app.get('*', async (context, next) => {
    const { pathname, search } = new URL(context.req.url)
    const page = pathname.replace(/\/+$/, '')
    return page !== pathname && pages.has(page) ? context.redirect(page + search, 308) : next()
  })
  app.get('*', serveFiles(root))
  app.notFound((context) => {
    const page = notFoundPages[localeOfPath(new URL(context.req.url).pathname)]
    return context.html(page ?? '', 404, { 'cache-control': 'no-store' })
  })
  return app
}

function serveFiles(root: string) {
  const serveFile = sirv(root, { extensions: ['html'], etag: true, setHeaders })
  return async ({ env: { incoming, outgoing } }: Context<Environment>, next: () => Promise<void>) => {
    const isServed = await new Promise<boolean>((resolve) => {
      outgoing.once('close', () => resolve(true))
      serveFile(incoming, outgoing, () => resolve(false))
    })
    return isServed ? RESPONSE_ALREADY_SENT : next()
  }
}

/** Built files carry a hash in their name, so they never change; everything else is asked for again. */
function setHeaders(response: { setHeader: (name: string, value: string) => void }, pathname: string): void {
  const isHashed = pathname.startsWith('/assets/')
  response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
}

function pagesOf(root: string): Set<string> {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
  return new Set(files.map((file) => `/${file.slice(0, -'.html'.length).split(sep).join('/')}`))
}
