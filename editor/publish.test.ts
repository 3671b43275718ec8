import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { company } from '../content/company'
import packageJson from '../package.json'

const files = globSync('docs/publish/*')

test('the timer publishes just after the day of publishAt has begun', () => {
  expect(readFileSync('docs/publish/site-publish.timer', 'utf8')).toContain(`OnCalendar=*-*-* 00:05:00 ${company.timeZone}\n`)
})

test.each(files)('%s runs commands that exist', (file) => {
  const named = [...readFileSync(file, 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name)
  expect(Object.keys(packageJson.scripts)).toEqual(expect.arrayContaining(named))
})

test.each([...readFileSync('docs/edit.md', 'utf8').matchAll(/npm run ([\w:]+)/g)].map(([, name]) => name))('the command %s that editors read of exists', (name) => {
  expect(Object.keys(packageJson.scripts)).toContain(name)
})
