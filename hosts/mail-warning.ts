import { loadEnv } from 'vite'
import { giveUpAfterHours } from '../requests/retention.ts'

// What to say of a build whose forms send to the server that serves it, since many hosts have none.
if (!loadEnv('production', '.', 'VITE_').VITE_MAIL_URL)
  console.warn(`
WARNING: VITE_MAIL_URL is not set, so the forms of this build send to the server that serves it.
A host of files has no such server by itself: visitors would be thanked there, and their requests lost after ${giveUpAfterHours} hours.
There are four ways out (dist/hosts/README.md):
  1. on Cloudflare, Netlify or Vercel deploy the mail service with the files: dist/hosts/cloudflare, netlify or vercel;
  2. serve the site by npm run serve: on a machine, in a container (dist/hosts/Dockerfile), behind nginx or Caddy;
  3. run npm run mail on a machine, with the site in its MAIL_ORIGINS, and build with its address as VITE_MAIL_URL;
  4. build with the address of another service that takes these requests as VITE_MAIL_URL.`)
