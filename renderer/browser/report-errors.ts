import { reportsPath } from '../../requests/reports-path'

/** A page that fails again and again tells no more than this. */
const mostReports = 5

/** Tells the site's own service which kinds of errors scripts end with, and nothing else. */
export function reportErrors(): void {
  // Elsewhere is a mail service, which takes no reports.
  if (import.meta.env.VITE_MAIL_URL) return
  let count = 0
  const report = (error: unknown) => {
    count += 1
    if (count > mostReports) return
    const name = error instanceof Error ? error.name : 'unknown'
    navigator.sendBeacon?.(reportsPath, JSON.stringify({ type: 'error', name }))
  }
  addEventListener('error', ({ error }) => report(error))
  addEventListener('unhandledrejection', ({ reason }) => report(reason))
}
