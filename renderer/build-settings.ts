import type { Plugin } from 'vite'
import * as z from 'zod'
import type { Domains } from '../locales/domains.ts'

const httpsUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !url.endsWith('/'))
  .or(z.literal(''))

const domain = {
  schema: z.literal('').or(z.string().regex(/^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/)),
  expected: 'a domain in lower case without https:// and www., as in tecto.example',
}

/** The settings that the build reads (`VITE_…` in `.env` or the environment); an empty one is one that is not set. */
const settings = {
  VITE_DOMAIN_PT: domain,
  VITE_DOMAIN_EN: domain,
  VITE_MAIL_URL: {
    schema: httpsUrl,
    expected:
      'the address of the mail service up to /api, without a slash at its end, as in https://mail.tecto.example',
  },
  VITE_MAIL_IDEMPOTENCY_HEADER: {
    schema: z.literal('').or(z.string().regex(/^(?!true$|false$|yes$|no$)[a-z][a-z-]+$/i)),
    expected: 'the name of the header that the external mail service allows, as in Idempotency-Key',
  },
  VITE_GTM_IDS: {
    schema: z.literal('').or(z.string().regex(/^GTM-[A-Z0-9]+(,GTM-[A-Z0-9]+)?$/)),
    expected: 'one or two ids of tag-manager containers, separated by a comma, as in GTM-ABC1234,GTM-DEF5678',
  },
  VITE_META_PIXEL_ID: {
    schema: z.literal('').or(z.string().regex(/^\d+$/)),
    expected: 'the number of the ad pixel, as in 1234567890',
  },
} satisfies Record<`VITE_${string}`, { schema: z.ZodType; expected: string }>

type BuildEnvironment = Partial<Record<keyof typeof settings, string>>

declare global {
  interface ImportMetaEnv extends BuildEnvironment {}
}

/** @throws an error that names each setting that is wrong. */
export function checkBuildSettings(environment: Record<string, unknown>): void {
  const faults = Object.entries(settings)
    .filter(([name, { schema }]) => !schema.optional().safeParse(environment[name]).success)
    .map(([name, { expected }]) => `  ${name} is '${environment[name]}', but must be ${expected}.`)
  const { VITE_DOMAIN_PT: portuguese, VITE_DOMAIN_EN: english } = environment
  if (english && !portuguese)
    faults.push(`  VITE_DOMAIN_EN is '${english}', but VITE_DOMAIN_PT must then be set as well.`)
  if (english && english === portuguese)
    faults.push(`  VITE_DOMAIN_EN is '${english}', but must be another domain than VITE_DOMAIN_PT.`)
  if (faults.length > 0) throw new Error(`These settings are not valid (see .env.example):\n${faults.join('\n')}`)
}

/** The two domains, where both are set: with one alone, all languages live there. */
export function domainsOf({
  VITE_DOMAIN_PT: portuguese,
  VITE_DOMAIN_EN: english,
}: BuildEnvironment): Domains | undefined {
  return portuguese && english ? { portuguese, english } : undefined
}

/** A wrong setting stops the build: found later, it would cost requests. */
export function refuseWrongSettings(): Plugin {
  return { name: 'refuse-wrong-settings', configResolved: ({ env }) => checkBuildSettings(env) }
}
