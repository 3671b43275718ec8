import { stripVTControlCharacters } from 'node:util'
import { dangerouslySkipEscape, escapeInject } from 'vike/server'
import type { PageContextServer } from 'vike/types'

/** Why the last page could not be made. */
let told = ''

/** Makes the document of one address while developing. A build writes all of them by itself (renderer/prerender/). */
export async function onRenderHtml({ urlPathname }: PageContextServer) {
  try {
    // Here, since what it loads may be what is wrong.
    const { writeInDev } = await import('./page-in-dev')
    const { html } = await writeInDev(urlPathname)
    return escapeInject`${dangerouslySkipEscape(html)}`
  } catch (error) {
    const { message } = error as Error
    // Of what an editor has written wrong, the words tell all. The document asks again each second.
    if (message !== told) console.error(/^\s*(content|locales)\//m.test(message) ? message : error)
    told = message
    return faultDocument(stripVTControlCharacters(message))
  }
}

/** Tells why there is no page, and loads it once there is one. */
function faultDocument(message: string) {
  return escapeInject`<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>This page cannot be made</title><script type="module" src="/@vite/client"></script></head>
  <body data-fault>
    <h1>This page cannot be made</h1>
    <pre style="white-space: pre-wrap">${message}</pre>
    <script type="module">
      setInterval(async () => {
        const page = await fetch(location.href).then((response) => response.text(), () => 'data-fault')
        if (!page.includes('data-fault')) location.reload()
      }, 1000)
    </script>
  </body>
</html>`
}
