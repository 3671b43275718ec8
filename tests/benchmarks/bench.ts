import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import { type Browser, chromium } from 'playwright'
import { findHeadlessShell } from '../../scripts/find-chromium.ts'
import { createListener } from '../../server/site/site-listener.ts'
import { screens } from '../browser/screens.ts'
import { documentOf } from '../built-site.ts'
import { serve } from '../mail/serve.ts'
import type { SitePath } from '../site-path.ts'
import { measureFirstView, measurePageChange } from './browser-measures.ts'
import { serveCheckout } from './checkout.ts'
import { type Audit, audit } from './lighthouse.ts'
import { buildPeer, type Cost, measureCommand, servePeer } from './peers.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    json: { type: 'string', default: 'test-results/bench.json' },
    // The folder of another version of this site, with its packages installed: what was there before a change.
    beside: { type: 'string' },
  },
})

/** Where a site has what is measured. */
interface Subject extends Addresses {
  name: string
  origin: string
  build: Cost
}

interface Addresses {
  /** The pages whose first view is measured. */
  views: Record<(typeof views)[number], string>
  /** What the document has once its application has taken over. Absent where there is none. */
  ready?: string
  changes: Record<string, { from: string; link: string }>
}

const views = ['home', 'contact', 'service', 'article'] as const

type Figures = Record<string, number>

const service = '/pt-br/servicos/apis'

const ownAddresses: Addresses = {
  views: { home: '/pt-br', contact: '/pt-br/contato', service, article: '/pt-br/noticias/superando-barreiras' },
  ready: 'html[data-hydrated]',
  changes: {
    'home to service': { from: '/pt-br', link: `main a[href="${service}"]` },
    'home to news': { from: '/pt-br', link: 'header nav a[href="/pt-br/noticias"]' },
    'news to article': { from: '/pt-br/noticias', link: 'main li a' },
    'service to contact': { from: service, link: 'main a[href="/pt-br/contato"]' },
  },
}

/** They have no services: the page of the company stands for one. */
const peerAddresses: Addresses = {
  views: {
    home: '/pt-br',
    contact: '/pt-br/contact',
    service: '/pt-br/about',
    article: '/pt-br/news/superando-barreiras',
  },
  changes: {
    'home to service': { from: '/pt-br', link: 'footer a[href="/pt-br/about"]' },
    'home to news': { from: '/pt-br', link: 'footer a[href="/pt-br/news"]' },
    'news to article': { from: '/pt-br/news', link: 'main li a' },
    'service to contact': { from: '/pt-br/about', link: 'footer a[href="/pt-br/contact"]' },
  },
}

/**
 * `npm run bench`: the site beside small sites of the same words, made with Astro and Next. All take turns, so that a busy machine
 * slows all of them; figures are medians.
 */
async function main(): Promise<void> {
  const own = measureCommand('npm run build')
  const astro = buildPeer('astro')
  const next = buildPeer('next')
  const sites = [await serve(createListener('dist')), await servePeer('astro'), await servePeer('next')] as const
  const subjects: Subject[] = [
    { name: 'this site', origin: sites[0].origin, build: own, ...ownAddresses },
    { name: 'astro', origin: sites[1].origin, build: astro, ...peerAddresses },
    { name: 'next', origin: sites[2].origin, build: next, ...peerAddresses },
  ]
  const other = options.beside ? await serveCheckout(options.beside) : undefined
  if (other) subjects.unshift({ name: 'beside', ...other, ...ownAddresses })
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const runs: Record<string, Figures[]> = {}
  for (let round = 0; round < Number(options.rounds); round += 1)
    for (const subject of subjects) {
      runs[subject.name] ??= []
      runs[subject.name]?.push(await measure(browser, subject))
    }
  await browser.close()
  const templates = await auditTemplates(sites[0].origin)
  for (const site of sites) await site.close()
  other?.close()
  const results = subjects.map(({ name, build }) => ({ name, build, figures: mediansOf(runs[name] ?? []) }))
  const machine = { processors: cpus().length, model: cpus()[0]?.model, node: process.version, load: loadavg()[0] }
  mkdirSync('test-results', { recursive: true })
  writeFileSync(options.json, JSON.stringify({ machine, results, templates, runs }, null, 2))
  console.log(`${machine.processors} processors, Node ${machine.node}, load ${machine.load?.toFixed(1)} at the end.`)
  console.log(
    `Medians of ${options.rounds} rounds, to the largest; page changes with a processor four times slower, on a slow 4G line.`,
  )
  console.log(formatResults(results, runs))
  console.log(formatTemplates(templates))
}

async function measure(browser: Browser, { name, origin, views: pages, ready, changes }: Subject): Promise<Figures> {
  const figures: Figures = {}
  const audits = await audit(views.map((view) => origin + pages[view]))
  for (const [index, view] of views.entries()) {
    const { document, styles, scripts, fonts, ahead, processorMs } = await measureFirstView(
      browser,
      origin + pages[view],
      ready,
    )
    const { fcpMs, lcpMs, tbtMs } = audits[index] as Audit
    Object.assign(figures, {
      [`${view}: HTML and styles, bytes`]: document + styles,
      [`${view}: scripts, bytes`]: scripts,
      [`${view}: fonts, bytes`]: fonts,
      [`${view}: fetched ahead, bytes`]: ahead,
      [`${view}: processor, ms`]: processorMs,
      [`${view}: Lighthouse, first paint, ms`]: fcpMs,
      [`${view}: Lighthouse, largest paint, ms`]: lcpMs,
      [`${view}: Lighthouse, blocked, ms`]: tbtMs,
    })
  }
  for (const [change, { from, link }] of Object.entries(changes)) {
    const { coldMs, hoveredMs, backMs, inFlight } = await measurePageChange(browser, origin + from, link)
    figures[`${change}: cold, ms`] = coldMs
    figures[`${change}: hovered, ms`] = hoveredMs
    figures[`${change}: back, ms`] = backMs
    if (inFlight.length > 0) console.log(`${name}, ${change}: ${inFlight.join(', ')} in flight at the click.`)
  }
  return figures
}

/** Every template of the site that search engines are to show. */
async function auditTemplates(origin: string): Promise<Record<string, Audit>> {
  const shown = Object.entries(screens).filter(
    ([name, address]) =>
      name !== 'not-found' && !documentOf(address as SitePath).querySelector('meta[name=robots][content*=noindex]'),
  )
  const audits = await audit(shown.map(([, address]) => origin + address))
  return Object.fromEntries(shown.map(([name], index) => [name, audits[index] as Audit]))
}

function formatTemplates(templates: Record<string, Audit>): string {
  const table = new Table({
    head: ['Lighthouse', 'marks', 'first paint, ms', 'largest, ms', 'blocked, ms'],
    style: { head: [], border: [] },
  })
  for (const [name, { categories, fcpMs, lcpMs, tbtMs }] of Object.entries(templates))
    table.push([name, Object.values(categories).join(' '), ...[fcpMs, lcpMs, tbtMs].map((ms) => Math.round(ms))])
  return table.toString()
}

function mediansOf(runs: Figures[]): Figures {
  const names = Object.keys(runs[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? Number.NaN))]))
}

/** Of what a visitor waits for, the longest counts as well. */
function worstOf(runs: Figures[], name: string): number {
  return Math.max(...runs.map((run) => run[name] ?? Number.NaN))
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function formatResults(
  results: { name: string; build: Cost; figures: Figures }[],
  runs: Record<string, Figures[]>,
): string {
  const table = new Table({ head: ['', ...results.map(({ name }) => name)], style: { head: [], border: [] } })
  const costs: [string, (build: Cost) => number][] = [
    ['build, s', ({ seconds }) => seconds],
    ['build: processors, s', ({ processorSeconds }) => processorSeconds],
    ['build: memory, MB', ({ megabytes }) => megabytes],
  ]
  for (const [name, read] of costs) table.push([name, ...results.map(({ build }) => read(build).toFixed(1))])
  for (const name of Object.keys(results[0]?.figures ?? {}))
    table.push([
      name,
      ...results.map(({ name: subject, figures }) =>
        [figures[name] ?? Number.NaN, worstOf(runs[subject] ?? [], name)]
          .map((value) => Math.round(value).toLocaleString('en'))
          .join(' to '),
      ),
    ])
  return table.toString()
}

await main()
