import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { reportsPath } from '../../requests/reports-path.ts'
import type { Limits } from './limits.ts'

const mostBytes = 16 * 1024
/** Of what a browser sends at once, no more are counted. */
const mostAtOnce = 20

/** What a browser tells of a fault: which rule of the policy was broken, or what kind of error a script ended with. Nothing of a person. */
export interface Report {
  type: 'policy' | 'error'
  what: string
}

interface ReportOptions {
  limits: Limits
  addressOf: (context: Context) => string
  onReport: (report: Report) => void
}

/** Whatever else a report names counts as `other`: a stranger must not be able to invent names. */
const known: Record<Report['type'], ReadonlySet<string>> = {
  policy: new Set(
    'connect-src font-src form-action frame-ancestors frame-src img-src manifest-src script-src script-src-attr script-src-elem style-src style-src-attr style-src-elem'.split(
      ' ',
    ),
  ),
  error: new Set('ChunkError DOMException Error RangeError ReferenceError SyntaxError TypeError'.split(' ')),
}

/** Takes the reports of browsers (https://www.w3.org/TR/CSP3/#reporting) and of the site's own scripts, and counts them. */
export function reportsApp({ limits, addressOf, onReport }: ReportOptions): Hono {
  const app = new Hono()
  app.post(
    reportsPath,
    bodyLimit({ maxSize: mostBytes, onError: (context) => context.body(null, 413) }),
    async (context) => {
      const address = addressOf(context)
      if ((await limits.begin(address)) > 0) return context.body(null, 429)
      const { ofAll } = await limits.weigh(address, 1)
      if (ofAll > 0) return context.body(null, 503)
      const reports = reportsIn(await context.req.text())
      for (const report of reports.slice(0, mostAtOnce)) onReport(report)
      return context.body(null, reports.length > 0 ? 204 : 400)
    },
  )
  return app
}

type Fields = Record<string, unknown>

function reportsIn(text: string): Report[] {
  try {
    const sent: unknown = JSON.parse(text)
    return (Array.isArray(sent) ? sent : [sent]).flatMap(reportIn)
  } catch {
    return []
  }
}

/** Knows the Reporting API, `report-uri`, which Firefox sends, and what renderer/browser/report-errors.ts sends. */
function reportIn(sent: Fields | null): Report[] {
  if (typeof sent !== 'object' || !sent) return []
  const body = (sent.body ?? sent['csp-report'] ?? {}) as Fields
  const directive = body.effectiveDirective ?? body['effective-directive'] ?? body['violated-directive']
  if (directive !== undefined) return [reportOf('policy', directive)]
  return sent.type === 'error' ? [reportOf('error', sent.name)] : []
}

function reportOf(type: Report['type'], what: unknown): Report {
  return { type, what: known[type].has(String(what)) ? String(what) : 'other' }
}
