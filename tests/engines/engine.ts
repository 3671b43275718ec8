export interface TabOptions {
  width: number
  height: number
  hasScripts: boolean
  /** Whether it emulates a phone. */
  hasTouch: boolean
}

type Key = 'Tab' | 'Enter' | 'Escape'

/** Controls one tab. Coordinates are relative to the viewport. */
export interface Controls {
  /** Resolves after the page's load event. */
  load: (address: string) => Promise<void>
  /** Runs a function in the page. It is sent as text, so it can only use its arguments. */
  evaluate: <Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: NoInfer<Args>
  ) => Promise<Awaited<Result>>
  pressAt: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Console errors and warnings, and uncaught exceptions. */
  consoleErrors: () => string[]
  close: () => Promise<void>
}

/** A running browser whose tabs share no storage. */
export interface Engine {
  openTab: (options: TabOptions) => Promise<Controls>
  close: () => Promise<void>
}
