import { expect, test } from 'vitest'
import { mailWarning } from './mail-warning'

test.each([undefined, ''])('a build whose forms have no address (%j) warns, and names four ways out', (mailUrl) => {
  const warning = mailWarning(mailUrl) ?? ''
  expect(warning).toMatch(/^\nWARNING: VITE_MAIL_URL is not set/)
  expect(warning.match(/^ {2}\d\. /gm)).toHaveLength(4)
  for (const way of ['dist/hosts/cloudflare, netlify or vercel', 'npm run serve', 'npm run mail', 'another service'])
    expect(warning).toContain(way)
})

test('a build whose forms send elsewhere does not', () => {
  expect(mailWarning('https://mail.tecto.example')).toBeUndefined()
})
