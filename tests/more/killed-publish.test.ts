import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite } from '../published-site'

test('killed before any of its commands, the site runs on and can be restarted, and the next release is published', {
  timeout: 600_000,
}, async () => {
  const site = await createSite()
  await site.publish('a')
  let served = 'a'
  for (const command of ['install', 'switch'])
    for (let number = 1; ; number += 1) {
      const [killed, next] = [`killed-${command}-${number}`, `next-${command}-${number}`]
      site.comesIn(killed)
      if (command === 'switch') await site.run('install')
      const { signal, status } = await site.run(command, number)
      if (!signal) {
        expect(status).toBe(0)
        expect(number).toBeGreaterThan(5)
        served = await site.page()
        break
      }
      const isSwitched = readFileSync(join(site.folder, 'current/dist/client/pt-br.html'), 'utf8') === killed
      expect(await site.page()).toBeOneOf([served, isSwitched ? killed : served])
      expect(await site.restarted()).toBe(isSwitched ? killed : served)
      expect(await site.publish(next)).toMatchObject({ status: 0 })
      expect(await site.page()).toBe(next)
      served = next
    }
})
