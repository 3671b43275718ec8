import { type BrowserContext, chromium, type Page } from 'playwright'
import { findChromium } from '../../scripts/find-chromium.ts'
import { contact, fillIn, hydrated, submitOf } from '../browser/helpers/forms.ts'
import type { Fault } from '../mail/fakes/faulty-mail-service.ts'
import { type RunningService, runningServices } from '../mail/running-services.ts'
import { type SiteWithMail, startSiteWithMail, startSwitchableServer } from '../mail/site-with-mail.ts'
import installSlowPackages from '../programs/slow-packages.ts'
import { at } from '../site/site-path.ts'

const [kind = 'SQLite', leadsOfEach = '12'] = process.argv.slice(2)
const starts: Record<string, () => Promise<RunningService>> = { ...runningServices, workerd: startWorkerd }
const workers = 2
const second = 1000

/** A visit during which sending fails: the faults, and what the visitor does. */
interface Scenario {
  faults?: Fault[]
  prepare?: (page: Page) => Promise<void>
  /** What the visitor does after pressing the button; by default, presses it again until the thank-you page appears. */
  follow?: (page: Page, site: SiteWithMail) => Promise<void>
}

const scenarios: Record<string, Scenario> = {
  'all is well': {},
  slow: { faults: ['slow'] },
  '500': { faults: ['error 500'] },
  '503 with Retry-After': { faults: ['error 503'] },
  '400': { faults: ['error 400'] },
  'hangs for 15 s': { faults: ['hang'], follow: waitForTimeout },
  'connection reset': { faults: ['reset'] },
  'answer lost': { faults: ['answer lost'] },
  'refused by CORS': { faults: ['refused by CORS'] },
  flapping: { faults: ['reset', 'error 500', 'answer lost', 'error 503', 'error 500'] },
  'closed in flight': { faults: ['slow'], follow: closeInFlight },
  'closed after a failure': { faults: ['reset', 'reset'], follow: closeAfterFailure },
  'offline, then online': { prepare: goOfflineOnSubmit, follow: comeBackOnline },
  'storage blocked': { faults: ['error 500'], prepare: blockStorage },
  'two tabs': { faults: ['error 500'], prepare: openAnotherTab },
}

interface Outcome {
  scenario: string
  /** The name in the request, by which it is found in the store. */
  marker: string
  isThanked: boolean
}

/**
 * `npm run bench:delivery -- SQLite|PostgreSQL|workerd LEADS`: sends leads under every fault and counts those that were
 * lost or duplicated although the visitor was thanked.
 */
async function main(): Promise<void> {
  const plan = Object.keys(scenarios).flatMap((scenario) =>
    Array.from({ length: Number(leadsOfEach) }, (_, index) => ({ scenario, marker: `${scenario} ${index + 1}` })),
  )
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const servers = await Promise.all(Array.from({ length: workers }, startSwitchableServer))
  const sites = await Promise.all(servers.map((server) => startSiteWithMail(server, starts[kind])))
  const outcomes: Outcome[] = []
  await Promise.all(
    sites.map(async (site) => {
      for (let next = plan.shift(); next; next = plan.shift()) {
        const context = await browser.newContext({ baseURL: site.origin })
        outcomes.push({ ...next, isThanked: await sendLead(context, site, next) })
        await drain(context, site, next.marker)
        await context.close()
      }
    }),
  )
  await report(outcomes, sites)
  await browser.close()
  await Promise.all([...sites.map((site) => site.stop()), ...servers.map((server) => server.close())])
}

/** @returns whether the visitor was thanked */
async function sendLead(
  context: BrowserContext,
  site: SiteWithMail,
  { scenario, marker }: { scenario: string; marker: string },
): Promise<boolean> {
  const { faults = [], prepare, follow = pressUntilThanked } = scenarios[scenario] ?? {}
  const page = await context.newPage()
  await page.clock.install()
  await prepare?.(page)
  await page.goto(at('/pt-br/contato'))
  await hydrated(page)
  await fillIn(page, { ...contact, name: marker })
  site.failWith(...faults)
  await submitOf(page).click()
  await follow(page, site)
  return !page.isClosed() && page.url().endsWith(at('/pt-br/obrigado'))
}

/** Opens the site again and lets hours pass until everything is delivered. */
async function drain(context: BrowserContext, site: SiteWithMail, marker: string): Promise<void> {
  const page = await context.newPage()
  await page.goto('/pt-br')
  for (let hour = 0; hour < 6; hour += 1) {
    const stored = await site.stored()
    if (stored.some(({ name }) => name === marker) && (await isOutboxEmpty(page))) return
    await page.clock.fastForward(3600 * second)
    await page.waitForTimeout(400)
  }
}

function isOutboxEmpty(page: Page): Promise<boolean> {
  return page.evaluate(() => localStorage.getItem('@tecto:outbox') === null)
}

async function pressUntilThanked(page: Page): Promise<void> {
  for (let press = 0; press < 6; press += 1) {
    const isThanked = page.waitForURL(`**${at('/pt-br/obrigado')}`, { timeout: 8000 }).then(() => true)
    const isFailed = page
      .locator('main form [role=alert] p')
      .waitFor({ timeout: 8000 })
      .then(() => false)
    if (await Promise.race([isThanked, isFailed])) return
    // Once online again, the site may already have sent the request by itself; the button is then gone.
    await submitOf(page)
      .click({ timeout: 3000 })
      .catch(() => {})
    await page.waitForTimeout(300)
  }
}

async function startWorkerd(): Promise<RunningService> {
  installSlowPackages()
  const workerd = await import('../mail/workerd.ts')
  return workerd.startWorkerd()
}

async function waitForTimeout(page: Page, site: SiteWithMail): Promise<void> {
  const before = site.arrivals.length
  while (site.arrivals.length === before && site.arrivals.at(-1)?.fault !== 'hang') await page.waitForTimeout(50)
  await page.clock.fastForward(16 * second)
  await pressUntilThanked(page)
}

async function closeInFlight(page: Page): Promise<void> {
  await page.waitForTimeout(200)
  await page.close()
}

async function closeAfterFailure(page: Page): Promise<void> {
  await page.locator('main form [role=alert] p').waitFor()
  await page.close({ runBeforeUnload: true })
}

async function goOfflineOnSubmit(page: Page): Promise<void> {
  await page.exposeFunction('goOffline', () => page.context().setOffline(true))
  await page.addInitScript(() => {
    addEventListener('focusin', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) void (window as unknown as { goOffline: () => void }).goOffline()
    })
  })
}

async function comeBackOnline(page: Page): Promise<void> {
  await page.locator('main form [role=alert] p').waitFor()
  await page.context().setOffline(false)
  await pressUntilThanked(page)
}

async function blockStorage(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Storage is blocked.', 'SecurityError')
      },
    })
  })
}

async function openAnotherTab(page: Page): Promise<void> {
  const other = await page.context().newPage()
  await other.goto('/pt-br')
  await hydrated(other)
}

async function report(outcomes: Outcome[], sites: SiteWithMail[]): Promise<void> {
  const stored = (await Promise.all(sites.map((site) => site.stored()))).flat().map(({ name }) => name)
  const arrivals = sites.flatMap((site) => site.arrivals)
  const rows = Object.keys(scenarios).map((scenario) => {
    const sent = outcomes.filter((outcome) => outcome.scenario === scenario)
    const copies = sent.map(({ marker }) => stored.filter((name) => name === marker).length)
    const posted = arrivals.filter(({ body }) => body.includes(`"name":"${scenario} `))
    const keys = new Map(posted.map(({ key, body }) => [body, key]))
    return {
      scenario,
      leads: sent.length,
      thanked: sent.filter(({ isThanked }) => isThanked).length,
      stored: copies.filter((count) => count > 0).length,
      lost: sent.filter(({ isThanked }, index) => isThanked && copies[index] === 0).length,
      doubled: copies.filter((count) => count > 1).length,
      repeats: posted.length - keys.size,
      'other key': posted.filter(({ key, body }) => keys.get(body) !== key).length,
    }
  })
  console.table(rows)
  const sum = (name: 'leads' | 'thanked' | 'stored' | 'lost' | 'doubled' | 'repeats' | 'other key') =>
    rows.reduce((total, row) => total + row[name], 0)
  console.log(
    `${sum('leads')} leads, ${sum('thanked')} thanked, ${sum('stored')} stored; lost ${sum('lost')}, delivered twice ${sum('doubled')}; ` +
      `${sum('repeats')} repeats, byte for byte, ${sum('other key')} of them under another key.`,
  )
  if (sum('lost') + sum('doubled') > 0) process.exitCode = 1
}

await main()
