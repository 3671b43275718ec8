import { giveUpAfterHours } from '../requests/delivery/give-up.ts'

/** What to say of a build whose forms send to the server that serves it, since many hosts have none. Undefined where they send elsewhere. */
export function mailWarning(mailUrl: string | undefined): string | undefined {
  if (mailUrl) return undefined
  return `
WARNING: VITE_MAIL_URL is not set, so the forms of this build send to the server that serves it.
A host that only serves files (Netlify, Cloudflare Pages, Vercel) has no such server: visitors would be thanked there, and
their requests lost after ${giveUpAfterHours} hours. There are three ways out:
  1. serve the site by npm run serve: on a machine, in a container (dist/hosts/Dockerfile), behind nginx or Caddy;
  2. run npm run mail on a machine, with the site in its MAIL_ORIGINS, and build with its address as VITE_MAIL_URL;
  3. build with the address of another service that takes these requests as VITE_MAIL_URL.
`
}
