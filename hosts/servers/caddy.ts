import { mimes } from 'hono/utils/mime'
import { mailPath } from '../../forms/mail-path.ts'
import { defaultLocale } from '../../locales/locales.ts'
import type { Headers } from '../../server/headers/header-table.ts'
import { encodings, hostConfigFiles } from '../../server/site/static-files.ts'
import { domainPatterns, escapePattern, type HostedSite, notFoundPages, pagesWithoutAddress } from '../hosted-site.ts'

/**
 * The configuration for Caddy: directives for a site block whose `root` is the folder of the build. Visitors cannot
 * inject placeholders, because Caddy replaces only those in the configuration, once.
 */
export function caddySite(site: HostedSite): string {
  const { everything, pages, folders, unknownAddresses } = site.rules.headers
  const folderHeaders = Object.entries(folders).flatMap(([folder, headers], index) => [
    ...matcher(`folder_${index}`, expression(`${decodedPath}.startsWith("${folder}")`)),
    ...header(headers, `@folder_${index}`),
  ])
  const lines = [
    '# For a site block with root * …/dist/client.',
    ...block('route', [
      'header -Server',
      '',
      '# npm run mail, with TRUSTED_PROXIES=1.',
      // No size limit here, because Caddy would respond 502 and browsers would retry; the mail service rejects large
      // requests.
      ...matcher('service', `path ${mailPath}`),
      ...block('handle @service', [`reverse_proxy 127.0.0.1:${site.mailPort}`]),
      '',
      ...maps(site),
      '',
      ...header(everything),
      ...matcher('refused', 'not method GET HEAD'),
      ...block('handle @refused', [...folderHeaders, 'header allow "GET, HEAD"', 'respond 405']),
      '',
      ...matcher('elsewhere', expression('{site_elsewhere} != ""')),
      'redir @elsewhere {site_elsewhere}{site_query} 308',
      ...matcher('page_elsewhere', expression('{site_page} != "" && {site_page} != {site_raw}')),
      'redir @page_elsewhere {site_page}{site_query} 308',
      '',
      ...matcher('page', expression('{site_page_file} != ""')),
      ...block('handle @page', [...header(pages), ...sendFile('{site_page_file}')]),
      '',
      ...matcher('asset', expression('{site_asset} != ""'), 'file {site_asset}'),
      ...block('handle @asset', [
        ...folderHeaders,
        ...matcher('asset_elsewhere', expression('{site_asset} != {site_raw}')),
        'redir @asset_elsewhere {site_asset}{site_query} 308',
        'header content-type {site_type}',
        ...sendFile('{site_asset}'),
      ]),
      '',
      ...block('handle', [
        ...header({ ...pages, ...unknownAddresses }),
        '# A 404 answers no range and no conditional request.',
        ...['range', 'if-range', 'if-none-match', 'if-modified-since'].map((name) => `request_header -${name}`),
        ...sendFile('{site_not_found}', ['status 404']),
      ]),
    ]),
  ]
  return `${lines.join('\n')}\n`
}

const decodedPath = '{http.request.orig_uri.path}'

function maps({ rules, pages }: HostedSite): string[] {
  const notFiles = [
    ...[...hostConfigFiles].map((path) => `^${escapePattern(path)}\\z`),
    ...[...Object.values(encodings), '.html'].map((ending) => `${escapePattern(ending)}\\z`),
    '/\\.{1,2}(?:/|\\z)',
  ]
  return [
    '# The path as it was requested.',
    ...map('{http.request.orig_uri}', '{site_raw}', [['~^(?i:https?://[^/?#]*)?([^?#]*)', '$1']]),
    ...map('{http.request.uri.query}', '{site_query}', [['~(?s)^(.+)\\z', '?$1']]),
    '# The address of the requested page, however it is spelled, or the address to which it has moved.',
    ...map(decodedPath, '{site_page}', [
      ...pages.map((page): Entry => [`~${spellingsOf(page)}`, page]),
      ...Object.entries(rules.redirects).map(([from, to]): Entry => [`~${spellingsOf(from)}`, to]),
    ]),
    ...map('{site_page}', '{site_page_file}', [
      ['', ''],
      ['/', '/index.html'],
      ...pagesWithoutAddress.map((page): Entry => [page, '']),
      ['~(.+)', '$1.html'],
    ]),
    ...map(decodedPath, '{site_not_found}', [
      ...Object.entries(notFoundPages).map(([locale, page]): Entry => [`~(?i)^/+${locale}(?:/|\\z)`, `${page}.html`]),
      ['default', `${notFoundPages[defaultLocale]}.html`],
    ]),
    '# The path of the requested file, if it can be one: files have only one spelling.',
    ...map(decodedPath, '{site_asset}', [
      [`~${notFiles.join('|')}`, ''],
      ['~^((?:/[^/]+)+)\\z', '$1'],
    ]),
    ...map(decodedPath, '{site_type}', [
      ...Object.entries(mimes).map(([ending, type]): Entry => [`~(?i)\\.${ending}\\z`, type]),
      ['default', 'application/octet-stream'],
    ]),
    ...map(
      '"{http.request.hostport} {site_page} {site_raw}"',
      '{site_elsewhere}',
      domainPatterns(rules.domains).map(({ pattern, target }) => [`~(?i)${pattern}`, target]),
    ),
  ]
}

/** The spellings of an address that our own server accepts: capitals, repeated slashes, `.html`, `/index`. */
function spellingsOf(page: string): string {
  const name = page === '/' ? '/*' : page.split('/').map(escapePattern).join('/+')
  return `(?i)^${name}(?:/+index)?(?:\\.html)?/*\\z`
}

function sendFile(file: string, options: string[] = []): string[] {
  return [
    ...matcher('compressed', `file ${file}.gz`),
    ...block('header @compressed', ['vary accept-encoding', 'defer']),
    `rewrite * ${file}`,
    ...block('file_server', [
      `precompressed ${Object.keys(encodings).join(' ')}`,
      'disable_canonical_uris',
      ...options,
    ]),
  ]
}

function header(headers: Headers, condition = ''): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name} ${literal(value)}`)
  return block(['header', condition].filter(Boolean).join(' '), lines)
}

function matcher(name: string, ...conditions: string[]): string[] {
  return block(`@${name}`, conditions)
}

/** Other matchers would replace placeholders in requests, or read an empty value as `<nil>`. */
function expression(condition: string): string {
  return `expression ${quoted(condition)}`
}

/** A key (after `~`, a regular expression) and its value. */
type Entry = [key: string, value: string]

/** Without a default, the value is empty. */
function map(source: string, variable: string, entries: Entry[]): string[] {
  return block(
    `map ${source} ${variable}`,
    [...entries, ...(entries.some(([key]) => key === 'default') ? [] : [['default', '']])].map(
      ([key = '', value = '']) => `${key === 'default' ? key : quoted(key)} ${quoted(value)}`,
    ),
  )
}

function block(start: string, lines: string[]): string[] {
  return [`${start} {`, ...lines.map((line) => (line ? `\t${line}` : '')), '}']
}

/** @throws if Caddy would replace part of the text; how to escape a brace depends on Caddy's version */
function literal(text: string): string {
  if (/\{[\w$]/.test(text)) throw new Error(`Caddy would treat part of this header as a placeholder: ${text}`)
  return quoted(text)
}

/** @throws if the text cannot be quoted */
function quoted(text: string): string {
  if (/[`\n]/.test(text))
    throw new Error(`A Caddyfile cannot contain a backtick or a line break in a quoted text: ${text}`)
  return `\`${text}\``
}
