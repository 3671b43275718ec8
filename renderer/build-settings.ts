import type { Plugin } from 'vite'
import * as z from 'zod'

const httpsUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !url.endsWith('/'))
  .or(z.literal(''))

/** The settings that the build reads (`VITE_…` in `.env` or the environment); an empty one is one that is not set. */
const settings = {
  VITE_DOMAIN_PT: {
    schema: z.literal('').or(z.string().regex(/^[a-z0-9.-]+\.[a-z]{2,}$/)),
    expected: 'a domain without https://, as in tecto.example',
  },
  VITE_MAIL_URL: {
    schema: httpsUrl,
    expected:
      'the address of the mail service up to /api, without a slash at its end, as in https://mail.tecto.example',
  },
  VITE_MAIL_IDEMPOTENCY_HEADER: {
    schema: z.literal('').or(z.string().regex(/^(?!true$|false$|yes$|no$)[a-z][a-z-]+$/i)),
    expected: 'the name of the header that the external mail service allows, as in Idempotency-Key',
  },
} satisfies Record<`VITE_${string}`, { schema: z.ZodType; expected: string }>

declare global {
  interface ImportMetaEnv extends Partial<Record<keyof typeof settings, string>> {}
}

/** @throws an error that names each setting that is wrong. */
export function checkBuildSettings(environment: Record<string, unknown>): void {
  const faults = Object.entries(settings)
    .filter(([name, { schema }]) => !schema.optional().safeParse(environment[name]).success)
    .map(([name, { expected }]) => `  ${name} is '${environment[name]}', but must be ${expected}.`)
  if (faults.length > 0) throw new Error(`These settings are not valid (see .env.example):\n${faults.join('\n')}`)
}

/** A wrong setting stops the build: found later, it would cost requests. */
export function refuseWrongSettings(): Plugin {
  return { name: 'refuse-wrong-settings', configResolved: ({ env }) => checkBuildSettings(env) }
}
