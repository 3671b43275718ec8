import assert from 'node:assert/strict'
import { test } from 'node:test'
import { publishWords } from './words.ts'

const refusals = [
  [-5, 100, 60, 120, /^services\/web\.pt-br: "Painel" leaves the picture at the left, -5 px from it/],
  [100, 860, 160, 890, /"Painel" stands too near to the edge at the bottom, 10 px from it; 72 px are needed/],
] as const

test('a picture whose words leave it is refused', () => {
  for (const [left, top, right, bottom, told] of refusals)
    assert.throws(
      () => publishWords('services/web.pt-br', [['Painel', left, top, right, bottom]], [1200, 900], 960),
      ({ message }: Error) => told.test(message),
    )
})
