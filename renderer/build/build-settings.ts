import { globSync } from 'node:fs'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { domainSettings, domainsOf } from '../../locales/domain-settings.ts'
import type { Domains } from '../../locales/domains.ts'
import type { DomainSetting } from '../../locales/locales.ts'
import { loadEnvFile } from '../../server/env-file.ts'

/** A page that came by HTTPS sends nothing to HTTP, but to its own machine. */
const httpsUrl = z
  .url({ protocol: /^https?$/ })
  .refine((url) => !url.endsWith('/') && /^https:|^http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:|$|\/)/.test(url))
  .or(z.literal(''))

const domain = {
  schema: z.literal('').or(z.string().regex(/^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/)),
  expected: 'a domain in lower case without https:// and www., as in tecto.example',
}

/** The settings that the build reads (`VITE_…` in `.env` or the environment); empty ones count as not set. */
const settings = {
  ...(Object.fromEntries(domainSettings.map((name) => [name, domain])) as Record<DomainSetting, typeof domain>),
  VITE_MAIL_URL: {
    schema: httpsUrl,
    expected:
      'the address of the mail service without /api, with https: and without a slash at its end, as in https://mail.tecto.example',
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

export const buildSettingNames = Object.keys(settings)

type BuildEnvironment = Partial<Record<keyof typeof settings, string>>

declare global {
  interface ImportMetaEnv extends BuildEnvironment {
    /** The company's domains, if set. */
    DOMAINS?: Domains
  }
}

/**
 * @param inFile the names that `.env` sets; elsewhere other programs have their own
 * @throws an error that names each invalid setting
 */
export function checkBuildSettings(environment: Record<string, unknown>, inFile: string[] = []): void {
  const errors = Object.entries(settings)
    .filter(([name, { schema }]) => !schema.optional().safeParse(environment[name]).success)
    .map(([name, { expected }]) => `  ${name} is '${environment[name]}', but must be ${expected}.`)
  for (const name of inFile)
    if (name.startsWith('VITE_') && !(name in settings)) errors.push(`  ${name} is no setting.`)
  const [main = '', ...others] = domainSettings
  for (const [index, name] of others.entries()) {
    const value = environment[name]
    const same = domainSettings.slice(0, index + 1).find((before) => environment[before] === value)
    if (value && !environment[main]) errors.push(`  ${name} is '${value}', but ${main} must then be set as well.`)
    if (value && same) errors.push(`  ${name} is '${value}', but must be a different domain from ${same}.`)
  }
  if (errors.length > 0) throw new Error(`These settings are not valid (see .env.example):\n${errors.join('\n')}`)
}

/**
 * Reads `.env`, which code, headers and warnings then find in the environment.
 * @throws an error that names each invalid setting
 */
export function readBuildSettings(): void {
  const others = globSync('.env.*', { exclude: ['.env.example'] })
  if (others.length > 0)
    throw new Error(`Settings are read from .env alone: move what ${others.join(', ')} sets there.`)
  checkBuildSettings(process.env, loadEnvFile())
}

/**
 * Stops the build on an invalid setting, which would otherwise lose requests unnoticed, and passes the domains to the
 * browser's code as one value.
 */
export function buildSettings(): Plugin {
  return {
    name: 'build-settings',
    config: () => {
      readBuildSettings()
      const isNamed = domainSettings.some((name) => process.env[name])
      return {
        // Vite would read .env.local and others, too.
        envDir: false,
        define: { 'import.meta.env.DOMAINS': isNamed ? JSON.stringify(domainsOf(process.env, '')) : 'undefined' },
      }
    },
  }
}
