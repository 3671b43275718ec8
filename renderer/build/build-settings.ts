import { globSync } from 'node:fs'
import type { Plugin } from 'vite'
import * as z from 'zod'
import { domainsOf } from '../../locales/domain-settings.ts'
import type { Domains } from '../../locales/domains.ts'
import { type DomainSetting, localeIds, locales } from '../../locales/locales.ts'
import { loadEnvFile, parseSettings } from '../../server/settings.ts'

/** The default language's setting comes first. */
const domainSettings = localeIds.flatMap((locale) => locales[locale].domainSetting ?? []) as DomainSetting[]

const domain = z
  .string()
  .regex(
    /^(?!www\.)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}$/,
    'must be a domain in lower case without https:// and www., as in tecto.example',
  )
  .optional()

const settings = {
  ...(Object.fromEntries(domainSettings.map((name) => [name, domain])) as Record<DomainSetting, typeof domain>),
  // A page that came by HTTPS sends nothing to HTTP addresses, except to those of its own machine.
  VITE_MAIL_URL: z
    .string()
    .regex(
      /^(https:\/\/|http:\/\/(localhost|127\.\d+\.\d+\.\d+|\[::1\])(?=[:/]|$))\S*[^/\s]$/,
      'must be the address of the mail service without /api, with https: and without a slash at its end, as in https://mail.tecto.example',
    )
    .optional(),
  VITE_GTM_IDS: z
    .string()
    .regex(
      /^GTM-[A-Z0-9]+(,GTM-[A-Z0-9]+)?$/,
      'must be one or two ids of tag-manager containers, separated by a comma, as in GTM-ABC1234,GTM-DEF5678',
    )
    .optional(),
  VITE_META_PIXEL_ID: z.string().regex(/^\d+$/, 'must be the number of the ad pixel, as in 1234567890').optional(),
}

export const buildSettingNames = Object.keys(settings)

const [main, ...others] = domainSettings as [DomainSetting, ...DomainSetting[]]
export const buildSettingsSchema = z.object(settings).superRefine((values, { addIssue }) => {
  for (const name of others) {
    const isTaken = domainSettings.some((other) => other !== name && values[other] === values[name])
    const message = values[main] ? isTaken && 'must be a different domain' : `needs ${main} to be set as well`
    if (values[name] && message) addIssue({ code: 'custom', path: [name], message })
  }
})

declare global {
  interface ImportMetaEnv extends Partial<Record<keyof typeof settings, string>> {
    DOMAINS?: Domains
  }
}

/**
 * Reads `.env`, which code, headers and warnings then find in the environment.
 * @throws an error that names each invalid setting
 */
export function readBuildSettings(): void {
  const others = globSync('.env.{local,production,development}{,.local}')
  if (others.length > 0)
    throw new Error(`Settings are read from .env alone: move what ${others.join(', ')} sets there.`)
  const names = loadEnvFile()
  if (names.includes('DRAFTS') && process.env.NODE_ENV === 'production')
    throw new Error('.env: an image would show drafts. Set DRAFTS for one command alone: DRAFTS=1 npm run build')
  const unknown = names.filter((name) => name.startsWith('VITE_') && !(name in settings))
  if (unknown.length > 0) throw new Error(`.env: ${unknown.join(', ')} is no setting (see .env.example).`)
  // Code and headers read the settings from there as they were checked, without quotes and spaces around them.
  for (const [name, value] of Object.entries(parseSettings(buildSettingsSchema, process.env)))
    process.env[name] = value ?? ''
}

/**
 * Stops the build on an invalid setting, which would otherwise lose leads unnoticed, and passes the domains to the
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
