import { expect, test } from 'vitest'
import { lay } from './layer'

test('a layer covers, tints or leaves what lies below it, at its place', () => {
  const picture = new Uint8Array(3 * 3 * 2).fill(100)
  const [solid, half, none] = [
    [10, 20, 30, 255],
    [0, 51, 102, 102],
    [0, 0, 0, 0],
  ] as const
  lay(
    { area: { left: 1, top: 0, width: 2, height: 2 }, pixels: Uint8Array.from([solid, half, none, solid].flat()) },
    picture,
    3,
  )
  expect([...picture]).toEqual(
    [
      [100, 100, 100],
      [10, 20, 30],
      [60, 111, 162],
      [100, 100, 100],
      [100, 100, 100],
      [10, 20, 30],
    ].flat(),
  )
})
