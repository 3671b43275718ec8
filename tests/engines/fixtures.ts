import { test as base, expect, inject } from 'vitest'
import { type SiteWithMail, startSiteWithMail, startSwitchableServer } from '../mail/site-with-mail.ts'
import type { Engine, EngineName, TabOptions } from './engine.ts'
import { startEngine } from './engines.ts'
import { createFaultyLine } from './faulty-line.ts'
import { Tab } from './tab.ts'

declare module 'vitest' {
  interface ProvidedContext {
    engine: EngineName
  }
}

export const phone = { width: 375, height: 812, hasTouch: true }

interface OpenOptions extends Partial<TabOptions> {
  /** Unless it is asked for, the consent banner stays away. */
  isConsentAsked?: boolean
  /** Whether the browser may complain: of answers that fail, which some tell of, and some do not. */
  mayComplain?: boolean
}

/** A visit to the built site in the engine that this project of tests is for. */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads the names of the fixtures that are asked for
  .extend('engine', { scope: 'file' }, async ({}, { onCleanup }): Promise<Engine> => {
    const engine = await startEngine[inject('engine')]()
    onCleanup(engine.close)
    return engine
  })
  .extend('line', () => createFaultyLine())
  /** The built site with a mail service of its own, at the other end of the line. */
  .extend('site', async ({ line }, { onCleanup }): Promise<SiteWithMail> => {
    const server = await startSwitchableServer()
    const site = await startSiteWithMail({ ...server, switchTo: (listener) => server.switchTo(line.to(listener)) })
    onCleanup(async () => {
      await site.stop()
      await server.close()
    })
    return site
  })
  .extend('open', ({ engine, site }, { onCleanup }) => {
    const tabs: Tab[] = []
    const quiet: Tab[] = []
    onCleanup(async () => {
      const complaints = quiet.flatMap((tab) => tab.controls.complaints())
      for (const tab of tabs) await tab.controls.close()
      expect(complaints, 'what the console says').toEqual([])
    })
    return async ({ isConsentAsked = false, mayComplain = false, ...options }: OpenOptions = {}): Promise<Tab> => {
      const shape = { width: 1440, height: 900, hasScripts: true, hasTouch: false, ...options }
      const tab = new Tab(await engine.openTab(shape), site.origin)
      tabs.push(tab)
      if (!mayComplain) quiet.push(tab)
      if (shape.hasTouch) tab.pointer = 'finger'
      if (!isConsentAsked && shape.hasScripts) await tab.acceptCookies()
      return tab
    }
  })
