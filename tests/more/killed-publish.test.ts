import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSite } from '../server/published-site.ts'

test('if publishing is killed at any line, the site keeps running, restarts, and the next release is published', {
  timeout: 600_000,
}, async () => {
  const site = await createSite()
  for (const name of ['a', 'b']) expect(await site.publish(name)).toMatchObject({ status: 0, errors: '' })
  site.comesIn('c')
  const steps = { install: await site.run('install'), switch: await site.run('switch') }
  expect(steps).toMatchObject({ install: { status: 0 }, switch: { status: 0 } })
  let served = 'c'
  for (const command of ['install', 'switch'] as const) {
    expect(steps[command].lines.size).toBeGreaterThan(5)
    for (const line of steps[command].lines) {
      const [killed, next] = [`killed-${command}-${line}`, `next-${command}-${line}`]
      site.comesIn(killed)
      if (command === 'switch') await site.run('install')
      expect(await site.run(command, line)).toMatchObject({ signal: 'SIGKILL' })
      expect(await site.page()).toBeOneOf([served, killed])
      const isSwitched = readFileSync(join(site.folder, 'current/dist/client/pt-br.html'), 'utf8') === killed
      expect(await site.restarted()).toBe(isSwitched ? killed : served)
      expect(await site.publish(next)).toMatchObject({ status: 0 })
      expect(await site.page()).toBe(next)
      served = next
    }
  }
})
