import { loadEnv } from 'vite'
import { giveUpAfterHours } from '../forms/retention.ts'

// Many static hosts have no mail service, to which the forms of such a build send.
if (!loadEnv('production', '.', 'VITE_').VITE_MAIL_URL)
  console.warn(`
WARNING: VITE_MAIL_URL is not set, so the forms send to the server that serves this build.
A static host has no such server: it would thank visitors, but lose their requests after ${giveUpAfterHours} hours.
Choose one of these (docs/hosts.md):
  1. your own server, a container, nginx or Caddy: run npm run serve or npm run mail there;
  2. a static host: run npm run mail on a server, with the site in its MAIL_ORIGINS, and build with its address as VITE_MAIL_URL;
  3. another service that accepts these requests: build with its address as VITE_MAIL_URL.`)
