import { expect, test } from 'vitest'
import { faultsAfter, type Rule } from './little-site'

/** What is wrong, the file of the little site, the text in it that becomes another, and the faults of this. */
type Damage = [what: string, file: string, from: string, to: string, ...faults: string[]]

/** A test of each damage. `~` stands for the origin; a fault that begins with no path is one of the damaged file. */
export function testDamages(rule: Rule, damages: Damage[]): void {
  test.each(damages)('%s', async (_, file, from, to, ...faults) => {
    const subject = `/${file.replace('.html', '')}`
    const expected = faults.map((fault) => (fault.startsWith('/') ? fault : `${subject}: ${fault}`))
    expect(await faultsAfter(rule, file, from, to)).toEqual(expected.sort())
  })
}
