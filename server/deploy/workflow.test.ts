import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '../../content/company/company.ts'

const workflow = readFileSync('server/deploy/publish.yml', 'utf8')

test('the workflow publishes just after the day of publishAt has begun', () => {
  const [, minute, hour] = /cron: '(\d+) (\d+) \* \* \*'/.exec(workflow) ?? []
  const time = new Date(Date.UTC(2026, 11, 1, Number(hour), Number(minute)))
  expect(time.toLocaleTimeString('en-GB', { timeZone: company.timeZone, timeStyle: 'short' })).toBe('00:05')
})

test('the workflow pins each action to a commit', () => {
  const actions = [...workflow.matchAll(/uses: (.*)/g)].map(([, action]) => action)
  expect(actions.length).toBeGreaterThan(0)
  for (const action of actions) expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v[\d.]+$/)
})
