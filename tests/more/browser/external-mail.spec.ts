import type { RequestListener } from 'node:http'
import { text as read } from 'node:stream/consumers'
import { contact, expect, fillIn, submitOf, thanksTitle } from '../../browser/forms.ts'
import { serve } from '../../mail/serve.ts'
import { at } from '../../site/site-path.ts'
import { externalMailPort, test } from './configured.ts'

// What a service that is not there, or lets nobody in, means is asked with the site's own (tests/browser/delivery.spec.ts).
test('a mail service of somebody else, which a setting names, gets the request without a header that it might not expect', async ({
  page,
  visit,
  configuredOrigin,
}) => {
  const external = await startExternal(configuredOrigin)
  await visit('/pt-br/contato')
  await fillIn(page, contact)
  await submitOf(page).click()
  await expect(thanksTitle(page, 'pt-br')).toBeVisible()
  await external.stop()
  expect(external.asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
    'OPTIONS /api/mail/contact',
    'POST /api/mail/contact',
  ])
  expect(external.asked[0]?.headers['access-control-request-headers']).toBe('content-type')
  expect(external.asked[1]?.headers).not.toHaveProperty('idempotency-key')
  expect(JSON.parse(external.asked[1]?.body ?? '')).toEqual({
    ...contact,
    origin: configuredOrigin + at('/pt-br/contato'),
  })
})

interface Asked {
  method?: string
  url?: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** A strict service: it allows one site, and no header but the one that says JSON. */
async function startExternal(allowedOrigin: string) {
  const asked: Asked[] = []
  const listener: RequestListener = async (request, response) => {
    const { method, url, headers } = request
    asked.push({ method, url, headers, body: await read(request) })
    response
      .setHeader('access-control-allow-origin', allowedOrigin)
      .setHeader('access-control-allow-headers', 'content-type')
      .writeHead(method === 'OPTIONS' ? 204 : 200)
      .end()
  }
  return { asked, ...(await serve(listener, externalMailPort)) }
}
