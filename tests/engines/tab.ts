import { setTimeout } from 'node:timers/promises'
import { consentKey } from '../../measurement/consent-store.ts'
import type { Controls } from './engine.ts'
import { waitUntil } from './wait-until.ts'

/** An element: the first that a visitor sees of those that CSS finds and that say these words. */
export interface Target {
  css: string
  words?: string
}

interface Place {
  x: number
  y: number
}

/** A tab, and what a visitor of one site does in it. What is asked for is waited for. */
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

  /** Opens an address and waits until the page is hydrated, which it does by itself once the browser is idle. */
  async visit(path: string): Promise<void> {
    await this.load(path)
    await this.waitFor('the application takes over', () => 'hydrated' in document.documentElement.dataset)
  }

  /** Keeps the consent banner away. */
  async acceptCookies(): Promise<void> {
    await this.load('/robots.txt')
    await this.evaluate((key: string) => localStorage.setItem(key, 'true'), consentKey)
  }

  /** Points at the middle of an element and presses, once it stands still: a page may be scrolling smoothly. */
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

  /** Waits until an element has the focus by itself. */
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

  /** Path, query and fragment of the address on show. */
  path(): Promise<string> {
    return this.evaluate(() => location.href.slice(location.origin.length))
  }

  get evaluate(): Controls['evaluate'] {
    return this.controls.evaluate
  }

  /** Waits until a function that runs in the page returns something, and returns it. */
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
 * Looks for an element, and does what is asked. This function runs in the page, so it knows only its arguments.
 * @returns the middle of the element; null unless it is there, and what is asked has come true
 */
function look(
  { css, words = '' }: Target,
  /** `reach`: scroll to it if need be; then nothing may cover it. */
  purpose: 'see' | 'reach' | 'focus' | 'find focused',
): Place | null {
  const says = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').includes(words)
  const target = [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) => element.checkVisibility({ visibilityProperty: true }) && says(element),
  )
  if (!target) return null
  const middle = () => {
    // Of a link that is broken into lines, the first.
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
