import { writeFileSync } from 'node:fs'

const [width, height] = [2000, 120]
const rowHeights = [10, 12, 14, 16, 18, 20]
const grout = 3
/** That a stone is laid: before the wave's end, and one row, two rows and so on beyond it. */
const chances = [1, 0.92, 0.62, 0.3, 0.1]

/**
 * The mask of the pavement's end: rows of stones, the nearer the larger, along a wave; beyond it single ones. As wide as a window, so that no
 * two stones in view are the same.
 */
export function renderStoneEdge(): void {
  const random = randomOf(11)
  const pick = (from: number, to: number) => from + (to - from) * random()
  let laid = ''
  let bottom = 0
  const ends = [`M-20-20V${(endOf(-20) - 8).toFixed(0)}`]
  for (let x = -20; x <= width + 20; x += 20) ends.push(`L${x} ${(endOf(x) - 8 + pick(-3, 3)).toFixed(0)}`)
  for (const rowHeight of rowHeights) {
    const middle = bottom + rowHeight / 2
    for (let x = pick(-30, 0); x < width + 30; ) {
      const stone = pick(1.5, 2.3) * rowHeight
      const center = x + stone / 2
      const beyond = (middle - endOf(center)) / rowHeight
      const chance = chances[Math.ceil(Math.max(0, beyond))] ?? 0
      if (beyond > -1 && random() < chance) {
        const loose = Math.max(0, beyond)
        laid += outline(center + pick(-2, 2) * loose, middle + pick(-1.5, 1.5) * loose, stone / 2, rowHeight / 2 - 1, pick(-0.12, 0.12) * (1 + loose))
      }
      x += stone + grout + pick(0, 3)
    }
    bottom += rowHeight + grout
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" preserveAspectRatio="none"><path d="${ends.join('')}V-20z"/><path stroke="#000" stroke-width="5" stroke-linejoin="round" d="${laid}"/></svg>`
  writeFileSync('public/art/edge.svg', `${svg}\n`)

  /** A stone with seven corners, which the stroke rounds, turned by `angle`. */
  function outline(x: number, y: number, halfWidth: number, halfHeight: number, angle: number): string {
    const corners = Array.from({ length: 7 }, (_, corner) => {
      const turn = ((corner + pick(-0.25, 0.25)) * 2 * Math.PI) / 7
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
      const far = (Math.abs(cos) ** 3 + Math.abs(sin) ** 3) ** (-1 / 3)
      const [across, down] = [(halfWidth - 2.5) * far * cos, (halfHeight - 2.5) * far * sin]
      return [Math.round(x + across - down * angle), Math.round(y + down + across * angle)] as const
    })
    return `M${corners.map(([a, b]) => `${a} ${b}`).join('L')}z`
  }
}

/** How far down the pavement is whole at a place. */
function endOf(x: number): number {
  const turn = (2 * Math.PI * x) / width
  return 46 + 23 * Math.sin(turn * 1.5 + 2.6) + 6 * Math.sin(turn * 4 + 1)
}

/** Numbers from 0 to 1, the same with the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
