import { mimes } from 'hono/utils/mime'
import { mailPath } from '../../forms/mail-path.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { type Headers, type HeaderTable, headersOf } from '../../server/headers/header-table.ts'
import { encodings, hostConfigFiles } from '../../server/site/static-files.ts'
import { domainPatterns, escapePattern, type HostedSite, notFoundPages, pagesWithoutAddress } from '../hosted-site.ts'

/** The configuration for nginx, part one: maps for the `http` block, which `nginxSite` uses. */
export function nginxMaps({ rules, pages }: HostedSite): string {
  const notFiles = [
    ...[...hostConfigFiles].map(escapePattern),
    ...Object.values(encodings).map((ending) => `.*\\${ending}`),
  ]
  const maps = [
    '# For the http block, before the server that includes nginx-site.conf.',
    '# Must be larger than the longest address of a page.',
    'map_hash_bucket_size 256;',
    '# Has room for all pages.',
    `map_hash_max_size ${Math.max(2048, 4 * pages.length)};`,
    '# A value can contain a dollar sign only through a variable.',
    'geo $site_dollar { default "$"; }',
    '# The path as it was requested.',
    map('$request_uri', '$site_raw', [['~^(?<site_raw_path>[^?#]*)', '$site_raw_path']]),
    '# The same decoded, without repeated slashes. A path with "." or ".." becomes "/.", which is neither a file nor a page.',
    map('$site_raw', '$site_path', [
      ['~*(/|%2f)(\\.|%2e){1,2}(/|%2f|\\z)', '/.'],
      ['default', '$uri'],
    ]),
    '# The address of the requested page, however it is spelled, or the address to which it has moved.',
    map('$site_path', '$site_name', [['~*(?s)^(?<site_stripped>.*?)(/index)?(\\.html)?/?\\z', '$site_stripped']]),
    map('$site_name', '$site_page', [
      ['', '/'],
      ...pages.map((page): Entry => [page, literal(page)]),
      ...Object.entries(rules.redirects).map(([from, to]): Entry => [from, literal(to)]),
    ]),
    '# The path of the requested file, if it can be one: files have only one spelling.',
    map('"$site_raw $site_path"', '$site_asset', [
      ['~*^\\S*(/|%2f){2}', ''],
      [`~*(?s)^\\S* (${notFiles.join('|')}|.*\\.html)\\z`, ''],
      ['default', '$site_path'],
    ]),
    '# The one address of the requested page or file; others redirect to it. nginx-site.conf sets $site_found.',
    map('$site_page', '$site_address', [
      ['', '$site_found'],
      ['default', '$site_page'],
    ]),
    map('"$site_address $site_raw"', '$site_moved', [
      ['~(?s)^(.*) \\1\\z', ''],
      ['default', '$site_address'],
    ]),
    map(
      '"$http_host $site_page $site_raw"',
      '$site_elsewhere',
      domainPatterns(rules.domains).map(({ pattern, target }) => [`~*${pattern}`, target]),
    ),
    map('$site_elsewhere', '$site_redirect', [
      ['', '$site_moved'],
      ['default', '$site_elsewhere'],
    ]),
    '# The file that is sent.',
    map('$site_page', '$site_file', [
      ['', '$site_asset'],
      ['/', '/index.html'],
      ...pagesWithoutAddress.map((page): Entry => [page, '']),
      ['default', '$site_page.html'],
    ]),
    map('$uri', '$site_not_found', [
      ...Object.entries(notFoundPages).map(([locale, page]): Entry => [`~*^/${locale}(/|\\z)`, `${page}.html`]),
      ['default', `${notFoundPages[defaultLocale]}.html`],
    ]),
    '# The headers of each kind of answer.',
    map('"$status $site_page $uri"', '$site_first_kind', [
      ['~^404', 'unknown'],
      ['~^(200|304) /', 'page'],
      ...Object.keys(rules.headers.folders).map(
        (folder): Entry => [`~^\\d+ \\S* ${escapePattern(folder)}`, literal(folder)],
      ),
    ]),
    '# For an answer 416 nginx adds the headers twice: the second time the values must be empty.',
    map('$status', '$site_kind', [
      ['volatile', ''],
      ['416', 'repeated'],
      ['default', '$site_first_kind'],
    ]),
    ...headerMaps(rules.headers),
    map('$status', '$site_allow', [['405', 'GET, HEAD']]),
  ]
  return `${maps.join('\n')}\n`
}

/** The configuration for nginx, part two: for a `server` block whose `root` is the folder of the build. */
export function nginxSite({ rules, mailPort }: HostedSite): string {
  const types = Object.entries(mimes).map(([ending, type]) => `  ${quoted(type)} ${ending};`)
  return `# For a server block with root …/dist/client. The http block must include nginx-maps.conf.
server_tokens off;
absolute_redirect off;
error_page 404 @site_unknown;

# Sends the files that the build has compressed.
gzip_static on;
gzip off;
gzip_vary on;

charset off;
default_type application/octet-stream;
types {
${types.join('\n')}
}

${headerNames(rules.headers)
  .map((name) => `add_header ${name} ${headerVariable(name)} always;`)
  .join('\n')}
add_header allow $site_allow always;

set $site_found "";
if (-f $document_root$site_asset) {
  set $site_found $site_asset;
}

location / {
  if ($request_method !~ "^(GET|HEAD)$") {
    return 405;
  }
  if ($site_redirect) {
    return 308 $site_redirect$is_args$args;
  }
  try_files $site_file =404;
}

location @site_unknown {
  try_files $site_not_found =404;
}

# npm run mail, with TRUSTED_PROXIES=1.
location = ${mailPath} {
  # The mail service sets its headers itself. A location with an add_header, here an empty one, does not inherit those from above.
  add_header site-mail "";
  client_max_body_size 64k;
  # A form that a browser sends without scripts is taken from this site only.
  proxy_set_header Host $http_host;
  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
  proxy_pass http://127.0.0.1:${mailPort};
}
`
}

/** One map per header: its value for each kind of response. */
function headerMaps(table: HeaderTable): string[] {
  const headersFor = (path: string, kind: { isPage?: boolean; isUnknown?: boolean }) =>
    headersOf(table, { path, isPage: false, isUnknown: false, ...kind })
  const others = headersFor('/', {})
  const kinds: [string, Headers][] = [
    ['page', headersFor('/', { isPage: true })],
    ['unknown', headersFor('/', { isPage: true, isUnknown: true })],
    ...Object.keys(table.folders).map((folder): [string, Headers] => [folder, headersFor(folder, {})]),
  ]
  return headerNames(table).map((name) =>
    map('$site_kind', headerVariable(name), [
      ['volatile', ''],
      ['repeated', ''],
      ...kinds
        .filter(([, headers]) => headers[name] !== others[name])
        .map(([kind, headers]): Entry => [kind, literal(headers[name] ?? '')]),
      ['default', literal(others[name] ?? '')],
    ]),
  )
}

function headerNames({ everything, pages, folders, unknownAddresses }: HeaderTable): string[] {
  return [...new Set([everything, pages, ...Object.values(folders), unknownAddresses].flatMap(Object.keys))]
}

function headerVariable(name: string): string {
  return `$site_header_${name.replaceAll('-', '_')}`
}

/**
 * A key (compared ignoring case; after `~`, a regular expression) and its value, which may contain variables. The key
 * `volatile` disables caching of the map.
 */
type Entry = [key: string, value: string]

/** Without a default, the value is empty. */
function map(source: string, variable: string, entries: Entry[]): string {
  return `map ${source} ${variable} {\n${entries.map((entry) => `  ${writeEntry(entry)};\n`).join('')}}`
}

function writeEntry([key, value]: Entry): string {
  return key === 'volatile' ? key : `${quoted(key)} ${quoted(value)}`
}

function literal(text: string): string {
  return text.replaceAll('$', () => `\${site_dollar}`)
}

function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&')}"`
}
