import { expect, test } from 'vitest'
import { freePort } from '../../tests/free-port'
import { serveMail } from '../../tests/mail/mail-client'
import { mark } from '../../tests/mail/marked'

const violated = (directive: string) => ({
  type: 'csp-violation',
  url: `https://tecto.example/${mark}`,
  body: { effectiveDirective: directive, sample: mark },
})

test('reports are counted by what is wrong, and nothing else of them is kept', async () => {
  const { report, metrics, lines } = await serve()
  const asked = [
    await report([violated('script-src-elem'), violated('script-src-elem'), violated(mark)]),
    await report({ 'csp-report': { 'violated-directive': 'img-src', 'document-uri': mark } }),
    await report({ type: 'error', name: 'TypeError', message: mark }),
    await report({ type: 'error', name: mark }),
  ]
  expect(asked).toEqual([204, 204, 204, 204])
  expect(await metrics()).toEqual([
    'site_reports_total{type="policy",what="script-src-elem"} 2',
    'site_reports_total{type="policy",what="other"} 1',
    'site_reports_total{type="policy",what="img-src"} 1',
    'site_reports_total{type="error",what="TypeError"} 1',
    'site_reports_total{type="error",what="other"} 1',
  ])
  expect(lines.join()).not.toContain(mark)
})

test('what is no report is refused, and so is what is too large', async () => {
  const { report, metrics } = await serve()
  for (const text of ['', 'null', '[1]', '{}', '[null]', '{"type":"deprecation"}', 'x'.repeat(16 * 1024)])
    expect(await report(text)).toBe(400)
  expect(await report('x'.repeat(16 * 1024 + 1))).toBe(413)
  expect(await metrics()).toEqual([])
})

test('of many reports, few are counted', async () => {
  const { report, metrics } = await serve()
  expect(await report(Array.from({ length: 99 }, () => violated('img-src')))).toBe(204)
  expect(await metrics()).toEqual(['site_reports_total{type="policy",what="img-src"} 20'])
  const statuses = new Set<number>()
  for (let time = 0; time < 40; time += 1) statuses.add(await report(violated('img-src')))
  expect([...statuses]).toEqual([204, 429])
})

async function serve() {
  const metricsPort = await freePort()
  const { port, lines } = await serveMail({ metricsPort })
  return {
    lines,
    async report(sent: unknown) {
      const body = typeof sent === 'string' ? sent : JSON.stringify(sent)
      return (await fetch(`http://127.0.0.1:${port}/api/reports`, { method: 'POST', body })).status
    },
    async metrics() {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      return text.split('\n').filter((line) => line.startsWith('site_reports_total{'))
    },
  }
}
