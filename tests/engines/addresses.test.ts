import { describe, expect } from 'vitest'
import { visits } from '../browser/screens.ts'
import { phone, test } from './fixtures.ts'
import type { Tab } from './tab.ts'

const wide = { width: 1440, height: 900 }

// Some at a time: a browser takes long to start, and a tab of its own for each address too.
const atATime = 10
const groups = visits.flatMap((_, index) => (index % atATime === 0 ? [visits.slice(index, index + atATime)] : []))

describe('Every address comes to life, fits on phone and desktop, and nothing is complained of', () => {
  test.for(groups.map((group) => [group[0], group] as const))('%s …', async ([, group], { open }) => {
    const tab = await open({ ...phone, mayComplain: true })
    const faults: Record<string, unknown> = {}
    for (const address of group) {
      const before = tab.controls.complaints().length
      await tab.visit(address)
      const found = [...(await findFaults(tab, phone)), ...(await findFaults(tab, wide))]
      const complaints = tab.controls.complaints().slice(before)
      found.push(...complaints.filter((complaint) => !(address.endsWith('/nowhere') && complaint.includes('404'))))
      if (found.length > 0) faults[address] = found
    }
    expect(faults).toEqual({})
  })
})

async function findFaults(tab: Tab, { width, height }: { width: number; height: number }): Promise<string[]> {
  await tab.controls.resize(width, height)
  return tab.evaluate(() => {
    const faults: string[] = []
    const excess = document.documentElement.scrollWidth - innerWidth
    if (excess > 0) faults.push(`scrolls sideways by ${excess} px at ${innerWidth} px`)
    const title = document.querySelector('h1')
    if (!title?.checkVisibility({ visibilityProperty: true }) || title.getBoundingClientRect().width < 1)
      faults.push(`shows no title at ${innerWidth} px`)
    return faults
  })
}
