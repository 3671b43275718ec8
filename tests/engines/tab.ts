import { setTimeout } from 'node:timers/promises'
import { consentKey } from '../../measurement/consent-store.ts'
import type { Controls, Key } from './engine.ts'
import { look, type Place, type Target } from './in-page.ts'
import { waitUntil } from './wait-until.ts'

/** A tab, and what a visitor of one site does in it. What is asked for is waited for. */
export class Tab {
  readonly controls: Controls
  readonly origin: string
  /** What a visitor points with. */
  pointer: 'mouse' | 'finger' = 'mouse'

  constructor(controls: Controls, origin: string) {
    this.controls = controls
    this.origin = origin
  }

  /** Opens an address and waits until the application has taken over, which it does by itself once the browser is idle. */
  async visit(path: string): Promise<void> {
    await this.load(path)
    await this.hydrated()
  }

  load(path: string): Promise<void> {
    return this.controls.load(this.origin + path)
  }

  hydrated(): Promise<boolean> {
    return this.waitFor('the application takes over', () => 'hydrated' in document.documentElement.dataset)
  }

  /** Keeps the consent banner away. */
  async acceptCookies(): Promise<void> {
    await this.load('/robots.txt')
    await this.evaluate((key: string) => localStorage.setItem(key, 'true'), consentKey)
  }

  /** Points at the middle of an element and presses. */
  async click(target: Target): Promise<void> {
    const { x, y } = await this.restingPlace(target)
    await (this.pointer === 'finger' ? this.controls.tapAt(x, y) : this.controls.clickAt(x, y))
  }

  /** Gives an element the focus, as many a Tab would, and presses a key. */
  async pressOn(target: Target, key: Key): Promise<void> {
    await this.focus(target)
    await this.press(key)
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
    await waitUntil(`see no ${nameOf(target)}`, async () => (await this.evaluate(look, target, 'see')) === null)
  }

  private look(target: Target, purpose: Parameters<typeof look>[1]): Promise<Place> {
    return this.waitFor(`${purpose} ${nameOf(target)}`, look, target, purpose)
  }

  /** Nobody points at what still moves: a page may be scrolling smoothly. */
  private async restingPlace(target: Target): Promise<Place> {
    for (let place = await this.look(target, 'reach'); ; ) {
      await setTimeout(100)
      const after = await this.look(target, 'reach')
      if (after.x === place.x && after.y === place.y) return place
      place = after
    }
  }

  press(key: Key): Promise<void> {
    return this.controls.press(key)
  }

  type(text: string): Promise<void> {
    return this.controls.type(text)
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
      () => this.description(),
    ) as Promise<NonNullable<Result>>
  }

  private async description(): Promise<string> {
    const title = await this.evaluate(() => document.querySelector('h1')?.textContent)
    return `on ${await this.path()}, titled "${title}". The console: ${JSON.stringify(this.controls.complaints())}`
  }

  arrivesAt(path: string): Promise<unknown> {
    return waitUntil(`the address is ${path}`, async () => (await this.path()) === path)
  }

  back(): Promise<void> {
    return this.evaluate(() => history.back())
  }

  forward(): Promise<void> {
    return this.evaluate(() => history.forward())
  }

  /** Path, query and fragment of the address on show. */
  path(): Promise<string> {
    return this.evaluate(() => location.href.slice(location.origin.length))
  }
}

function nameOf({ css, words }: Target): string {
  return words ? `${css} "${words}"` : css
}
