import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import Table from 'cli-table3'
import { type Browser, chromium } from 'playwright'
import { news } from '../../content/news/news.ts'
import { services } from '../../content/services/services.ts'
import { findHeadlessShell } from '../../scripts/find-chromium.ts'
import { type Cost, serveCheckout } from './checkout.ts'
import { measureFirstView, measureSlowView } from './first-view.ts'
import { measurePageChange } from './page-change.ts'

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    // A checkout to compare with, its packages installed: usually the state before a change.
    beside: { type: 'string' },
  },
})

const service = `/pt-br/servicos/${services[0]?.slug}`
const views = {
  home: '/pt-br',
  contact: '/pt-br/contato',
  service,
  article: `/pt-br/noticias/${news[0]?.slug}`,
}
const changes = {
  'home to service': { from: '/pt-br', link: `main a[href="${service}"]` },
  'home to news': { from: '/pt-br', link: 'header nav a[href="/pt-br/noticias"]' },
  'news to article': { from: '/pt-br/noticias', link: 'main li a' },
  'service to contact': { from: service, link: 'main a[href="/pt-br/contato"]' },
}

type Figures = Record<string, number>

/**
 * `npm run bench`: measures the build, first views (bytes and times) and page changes. Versions take turns, so that a
 * busy machine slows all of them; results are medians, with the largest value.
 */
async function main(): Promise<void> {
  const versions = { ...(options.beside && { beside: options.beside }), 'this site': '.' }
  const sites: Record<string, Awaited<ReturnType<typeof serveCheckout>>> = {}
  for (const [name, folder] of Object.entries(versions)) sites[name] = await serveCheckout(folder)
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const runs: Record<string, Figures[]> = Object.fromEntries(Object.keys(sites).map((name) => [name, []]))
  try {
    for (let round = 0; round < Number(options.rounds); round += 1)
      for (const [name, { origin }] of Object.entries(sites)) runs[name]?.push(await measure(browser, name, origin))
  } finally {
    await browser.close()
    for (const site of Object.values(sites)) site.close()
  }
  const builds = Object.fromEntries(Object.entries(sites).map(([name, { build }]) => [name, build]))
  console.log(`${cpus().length} processors, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)} at the end.`)
  console.log(`Medians of ${options.rounds} rounds, to the largest; slow: 4 times slower processor, slow 4G line.`)
  console.log(formatResults(builds, runs))
}

async function measure(browser: Browser, name: string, origin: string): Promise<Figures> {
  const figures: Figures = {}
  for (const [view, path] of Object.entries(views)) {
    const first = await measureFirstView(browser, origin + path)
    const slow = await measureSlowView(browser, origin + path)
    Object.assign(figures, {
      [`${view}: HTML and styles, bytes`]: first.document + first.styles,
      [`${view}: scripts, bytes`]: first.scripts,
      [`${view}: fonts, bytes`]: first.fonts,
      [`${view}: fetched ahead, bytes`]: first.ahead,
      [`${view}: processor, ms`]: first.processorMs,
      [`${view}: slow, first paint, ms`]: slow.fcpMs,
      [`${view}: slow, largest paint, ms`]: slow.lcpMs,
      [`${view}: slow, blocked, ms`]: slow.blockedMs,
    })
  }
  for (const [change, { from, link }] of Object.entries(changes)) {
    const { coldMs, hoveredMs, backMs, inFlight } = await measurePageChange(browser, origin + from, link)
    figures[`${change}: slow, cold, ms`] = coldMs
    figures[`${change}: slow, hovered, ms`] = hoveredMs
    figures[`${change}: slow, back, ms`] = backMs
    if (inFlight.length > 0) console.log(`${name}, ${change}: ${inFlight.join(', ')} in flight at the click.`)
  }
  return figures
}

function formatResults(builds: Record<string, Cost>, runs: Record<string, Figures[]>): string {
  const names = Object.keys(builds)
  const table = new Table({ head: ['', ...names], style: { head: [], border: [] } })
  const costs: [string, keyof Cost][] = [
    ['build, s', 'seconds'],
    ['build: processors, s', 'processorSeconds'],
    ['build: memory, MB', 'megabytes'],
  ]
  for (const [label, key] of costs) table.push([label, ...names.map((name) => (builds[name]?.[key] ?? 0).toFixed(1))])
  for (const figure of Object.keys(runs[names[0] ?? '']?.[0] ?? {}))
    table.push([figure, ...names.map((name) => medianToLargest((runs[name] ?? []).map((run) => run[figure] ?? 0)))])
  return table.toString()
}

/** Visitors also wait for the slowest, so it is shown as well. */
function medianToLargest(values: number[]): string {
  const sorted = values.sort((one, other) => one - other)
  return [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
    .map((value) => Math.round(value ?? Number.NaN).toLocaleString('en'))
    .join(' to ')
}

await main()
