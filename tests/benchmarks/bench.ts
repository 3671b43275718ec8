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
  home: string
  contact: string
  /** What the document has once its application has taken over. Absent where there is none. */
  ready?: string
  /** From the home to a page of another kind, and from the list of news to an article. */
  changes: Record<string, { from: string; link: string }>
}

type Figures = Record<string, number>

const ownAddresses: Addresses = {
  home: '/pt-br',
  contact: '/pt-br/contato',
  ready: 'html[data-hydrated]',
  changes: {
    'home to about': { from: '/pt-br', link: 'header nav a[href="/pt-br/quem-somos"]' },
    'news to article': { from: '/pt-br/noticias', link: 'main li a' },
  },
}

const peerAddresses: Addresses = {
  home: '/pt-br',
  contact: '/pt-br/contact',
  changes: {
    'home to about': { from: '/pt-br', link: 'header a[href="/pt-br/about"]' },
    'news to article': { from: '/pt-br/news', link: 'main li a' },
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
    `Medians of ${options.rounds} rounds; page changes with a processor four times slower, on a slow 4G line.`,
  )
  console.log(formatResults(results))
  console.log(formatTemplates(templates))
}

async function measure(browser: Browser, { origin, home, contact, ready, changes }: Subject): Promise<Figures> {
  const homeView = await measureFirstView(browser, origin + home, ready)
  const contactView = await measureFirstView(browser, origin + contact, ready)
  const [homeAudit, contactAudit] = (await audit([origin + home, origin + contact])) as [Audit, Audit]
  const figures: Figures = {
    'home: HTML and styles, bytes': homeView.document + homeView.styles,
    'home: scripts, bytes': homeView.scripts,
    'home: fonts, bytes': homeView.fonts,
    'home: fetched ahead, bytes': homeView.ahead,
    'home: processor, ms': homeView.processorMs,
    'home: of it styles, ms': homeView.styleMs,
    'home: of it layout, ms': homeView.layoutMs,
    'contact: scripts, bytes': contactView.scripts,
    'contact: processor, ms': contactView.processorMs,
  }
  for (const [name, { fcpMs, lcpMs, tbtMs }] of [
    ['home', homeAudit],
    ['contact', contactAudit],
  ] as const) {
    figures[`${name}: Lighthouse, first paint, ms`] = fcpMs
    figures[`${name}: Lighthouse, largest paint, ms`] = lcpMs
    figures[`${name}: Lighthouse, blocked, ms`] = tbtMs
  }
  for (const [name, { from, link }] of Object.entries(changes)) {
    const { coldMs, hoveredMs, backMs } = await measurePageChange(browser, origin + from, link)
    figures[`${name}: cold, ms`] = coldMs
    figures[`${name}: hovered, ms`] = hoveredMs
    figures[`${name}: back, ms`] = backMs
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

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}

function formatResults(results: { name: string; build: Cost; figures: Figures }[]): string {
  const table = new Table({ head: ['', ...results.map(({ name }) => name)], style: { head: [], border: [] } })
  const costs: [string, (build: Cost) => number][] = [
    ['build, s', ({ seconds }) => seconds],
    ['build: processors, s', ({ processorSeconds }) => processorSeconds],
    ['build: memory, MB', ({ megabytes }) => megabytes],
  ]
  for (const [name, read] of costs) table.push([name, ...results.map(({ build }) => read(build).toFixed(1))])
  for (const name of Object.keys(results[0]?.figures ?? {}))
    table.push([name, ...results.map(({ figures }) => Math.round(figures[name] ?? Number.NaN).toLocaleString('en'))])
  return table.toString()
}

await main()
