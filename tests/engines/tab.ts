import { setTimeout } from 'node:timers/promises'
import { consentKey } from '../../components/consent/consent-store.ts'
import type { Controls } from './engine.ts'
import { waitUntil } from './wait-until.ts'

/** The first visible element that matches the selector and contains the text. */
export interface Target {
  css: string
  words?: string
}

interface Place {
  x: number
  y: number
}

/** Performs what a visitor does in a tab, and waits until it is possible. */
export class Tab {
  readonly controls: Controls
  readonly origin: string

  constructor(controls: Controls, origin: string) {
    this.controls = controls
    this.origin = origin
  }

  load(path: string): Promise<void> {
    return this.controls.load(this.origin + path)
  }

  /** Opens an address and waits for hydration, which happens when the browser is idle. */
  async visit(path: string): Promise<void> {
    await this.load(path)
    await this.waitFor('the application takes over', () => 'hydrated' in document.documentElement.dataset)
  }

  async acceptCookies(): Promise<void> {
    await this.load('/robots.txt')
    await this.evaluate((key: string) => localStorage.setItem(key, 'true'), consentKey)
  }

  /** Clicks the middle of an element once it has stopped moving, because a page may scroll smoothly. */
  async click(target: Target): Promise<void> {
    for (let place = await this.look(target, 'reach'); ; ) {
      await setTimeout(100)
      const after = await this.look(target, 'reach')
      if (after.x === place.x && after.y === place.y) return this.controls.pressAt(place.x, place.y)
      place = after
    }
  }

  focus(target: Target): Promise<Place> {
    return this.look(target, 'focus')
  }

  focuses(target: Target): Promise<Place> {
    return this.look(target, 'find focused')
  }

  sees(target: Target): Promise<Place> {
    return this.look(target, 'see')
  }

  async seesNo(target: Target): Promise<void> {
    await waitUntil(`see no ${target.css}`, async () => (await this.evaluate(look, target, 'see')) === null)
  }

  arrivesAt(path: string): Promise<unknown> {
    return waitUntil(`the address is ${path}`, async () => (await this.path()) === path)
  }

  path(): Promise<string> {
    return this.evaluate(() => location.href.slice(location.origin.length))
  }

  get evaluate(): Controls['evaluate'] {
    return this.controls.evaluate
  }

  /** Waits until a function that runs in the page returns something truthy, and returns it. */
  waitFor<Result, Args extends unknown[]>(
    what: string,
    run: (...args: Args) => Result,
    ...args: NoInfer<Args>
  ): Promise<NonNullable<Result>> {
    return waitUntil(
      what,
      () => this.evaluate(run, ...args),
      async () => `on ${await this.path()}. The console: ${JSON.stringify(this.controls.consoleErrors())}`,
    ) as Promise<NonNullable<Result>>
  }

  private look(target: Target, purpose: Parameters<typeof look>[1]): Promise<Place> {
    return this.waitFor(`${purpose} ${target.css} ${target.words ?? ''}`, look, target, purpose)
  }
}

/**
 * Finds an element and does what is asked. Runs in the page, so it can only use its arguments.
 * @returns the middle of the element, or null if it is missing or the condition does not hold
 */
function look(
  { css, words = '' }: Target,
  /** `reach`: scrolls if necessary, and requires that nothing covers the element. */
  purpose: 'see' | 'reach' | 'focus' | 'find focused',
): Place | null {
  const says = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').includes(words)
  const target = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && says(element),
  )
  if (!target) return null
  const middle = () => {
    // A link may be broken across lines; this is its first part.
    const { left, top, width, height } = target.getClientRects()[0] ?? new DOMRect()
    return { x: left + width / 2, y: top + height / 2 }
  }
  const isReached = ({ x, y }: Place) => target.contains(document.elementFromPoint(x, y))
  if (purpose === 'reach' && !isReached(middle())) target.scrollIntoView({ block: 'center', behavior: 'instant' })
  if (purpose === 'focus') target.focus()
  const isDone = {
    see: () => true,
    reach: () => isReached(middle()),
    focus: () => document.activeElement === target,
    'find focused': () => document.activeElement?.matches(css) && says(document.activeElement),
  }
  return isDone[purpose]() ? middle() : null
}
