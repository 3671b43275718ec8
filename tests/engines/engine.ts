export interface TabOptions {
  width: number
  height: number
  hasScripts: boolean
  /** Whether it stands for a phone, whose pointer is a finger. */
  hasTouch: boolean
}

type Key = 'Tab' | 'Enter' | 'Escape'

/** What an engine does for a visitor. Points are counted from the upper left corner of what is on show. */
export interface Controls {
  /** Ends when the page is loaded, with everything that it asks for. */
  load: (address: string) => Promise<void>
  /** Runs a function in the page. It is sent as text, so it knows only its arguments. */
  evaluate: <Result, Args extends unknown[]>(
    run: (...args: Args) => Result,
    ...args: NoInfer<Args>
  ) => Promise<Awaited<Result>>
  pressAt: (x: number, y: number) => Promise<void>
  type: (text: string) => Promise<void>
  press: (key: Key) => Promise<void>
  /** Errors and warnings of the console, and what nobody caught. */
  consoleErrors: () => string[]
  close: () => Promise<void>
}

/** A running browser. Its tabs know nothing of each other. */
export interface Engine {
  openTab: (options: TabOptions) => Promise<Controls>
  close: () => Promise<void>
}
