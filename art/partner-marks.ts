// Drawn in a square of 40, in `currentColor`. A second tone is the same color with an opacity, never another color.
const half = 'opacity=".5"'

const turn = (count: number, shape: (i: number) => string, start = 0) =>
  Array.from(
    { length: count },
    (_, i) => `<g transform="rotate(${start + (i * 360) / count} 20 20)">${shape(i)}</g>`,
  ).join('')

const wave = (y: number) => `M3 ${y}c5-6 9-6 13-2s9 4 12 0 6-3 9-1`
const tooth =
  'M20 12c-3-2.600-10-3-11 3.500-.8 5 2 7 2.800 11.500.5 3.200 1 7 3.200 7 2.600 0 1.800-8 5-8s2.400 8 5 8c2.200 0 2.700-3.800 3.200-7 .8-4.500 3.600-6.500 2.800-11.500-1-6.500-8-6.100-11-3.500Z'

const pixels = [
  [1, 1, 1, 0],
  [1, 0.5, 0.5, 1],
  [1, 1, 1, 0.5],
  [1, 0, 0, 0],
]

export const marks: Record<string, string> = {
  vertiqa: `<path d="M2 5h11.500L20 19v16h-3.500Z"/><path ${half} d="M38 5H26.500L20 19v16h3.500Z"/>`,
  orbelo:
    '<path fill-rule="evenodd" d="M18 8a14.500 14.500 0 1 0 13.600 9.500A8.500 8.500 0 0 1 22.500 8.700 14.600 14.600 0 0 0 18 8Zm0 8.500a6 6 0 1 1 0 12 6 6 0 0 1 0-12Z"/><circle cx="31" cy="8.500" r="5.500"/>',
  nimbora: `<g stroke="currentColor" stroke-width="6.400" stroke-linecap="round"><path d="M17 8h8M9 16.500h22"/><path ${half} d="M5.500 25h15M30.500 25h4"/><path d="M12 33.500h17"/></g>`,
  tramalab:
    '<g stroke="currentColor" stroke-width="7" stroke-linecap="round"><path d="M13 6v14M13 34v.1M20 13h14M6 13h.1"/><path opacity=".5" d="M27 20v14M27 6v.1M6 27h14M34 27h.1"/></g>',
  pixelario: pixels
    .flatMap((row, y) =>
      row.map((strength, x) =>
        strength
          ? `<rect x="${4.5 + x * 8.2}" y="${4 + y * 8.2}" width="7.2" height="7.2" rx="1.6" opacity="${strength}"/>`
          : '',
      ),
    )
    .join(''),
  jatobit:
    '<path d="M20 37C8 33 3 23 6 8c4 0 9 1.500 12 5v10h4V13c3-3.500 8-5 12-5 3 15-2 25-14 29Z"/><rect x="16.800" y="2" width="6.400" height="6.400" rx="1.400"/>',
  auromidia: `<path d="M4 33a16 16 0 0 1 32 0h-6.500a9.500 9.500 0 0 0-19 0Z"/><path ${half} d="M13.500 33a6.500 6.500 0 0 1 13 0Z"/><path d="M18.300 3h3.400v9h-3.400ZM5.500 9.200l2.600-2.200 5.500 6.600-2.600 2.200ZM31.900 7l2.600 2.200-5.500 6.600-2.600-2.200Z"/>`,
  'ondaria-tv':
    '<path fill-rule="evenodd" d="M9 6h22a6 6 0 0 1 6 6v16a6 6 0 0 1-6 6H9a6 6 0 0 1-6-6V12a6 6 0 0 1 6-6Zm-1.500 18c5.500 0 6.500-7 12-7 4.500 0 4.500 4.500 8 4.500 2.500 0 3.500-2 5-4.500v-4.500c-2.500 3.500-3 5-5 5-3 0-3-4.500-8-4.500-6.500 0-7 7-12 7Z"/>',
  'radial-sul': `${turn(
    12,
    (i) =>
      `<rect x="18.300" y="${i > 3 && i < 9 ? 2 : 5.5}" width="3.400" height="${i > 3 && i < 9 ? 12 : 7.5}" rx="1.700"/>`,
  )}<circle cx="20" cy="20" r="3.200"/>`,
  'maresia-jornal': `<g fill="none" stroke="currentColor" stroke-width="4.600" stroke-linecap="round"><path d="${wave(12)}"/><path ${half} d="${wave(21.5)}"/><path d="${wave(31)}"/></g>`,
  nortebanq: `<path d="M20 2 35 30 20 23.500Z"/><path ${half} d="M20 2 5 30l15-6.500Z"/><rect x="5" y="33" width="30" height="4.400" rx="1.400"/>`,
  quilatto: `<path d="M11 6h18l-5 9.500h-8Z"/><path ${half} d="M9 7 3 15.500h10.500ZM31 7l6 8.500H26.500Z"/><path d="M3.500 18H14l4.500 17.500ZM36.500 18H26l-4.500 17.500ZM16.500 18h7L20 32Z"/>`,
  ipessegur: `${turn(5, () => '<path d="M20 16.500c-6.500-4-7-10-3-13.500 1.200 1 2 1 3 0 1 1 1.800 1 3 0 4 3.500 3.500 9.500-3 13.500Z"/>')}<circle ${half} cx="20" cy="20" r="2.800"/>`,
  caisbanq:
    '<path d="M8 20a12 12 0 0 1 24 0v6h-6.500v-6a5.500 5.500 0 0 0-11 0v6H8Z"/><path fill="none" stroke="currentColor" stroke-width="4.400" stroke-linecap="round" d="M4 33c4-3 7-3 10.500 0s7.500 3 11 0 6.500-3 10.500 0" opacity=".5"/>',
  bussolar:
    '<path fill-rule="evenodd" d="M20 3a17 17 0 1 1 0 34 17 17 0 0 1 0-34Zm9 8-13 6-5 12 13-6Z"/><circle cx="20" cy="20" r="2.600"/>',
  sorrivita: `<path d="M2 17.500h36a18 18 0 0 1-36 0Z"/><circle ${half} cx="12" cy="8.500" r="4.600"/><circle ${half} cx="28" cy="8.500" r="4.600"/>`,
  clareodonto: `<path transform="matrix(1.2 0 0 1.18 -6.5 -2)" d="${tooth}"/><path d="M35 0c.7 3.600 1.800 4.600 4.800 5.300-3 .7-4.100 1.700-4.800 5.300-.7-3.600-1.800-4.600-4.800-5.300C33.200 4.600 34.300 3.600 35 0Z"/>`,
  odontossol: `${turn(9, () => '<rect x="18.500" y="1.500" width="3" height="6" rx="1.500"/>')}<path fill-rule="evenodd" d="M20 9.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21Zm0 6c-1.500-1.200-4.600-1.400-5 1.600-.4 2.200.9 3.200 1.300 5.200.2 1.500.4 3.200 1.400 3.200 1.200 0 .8-3.600 2.300-3.600s1.100 3.600 2.300 3.600c1 0 1.200-1.700 1.400-3.200.4-2 1.700-3 1.300-5.200-.4-3-3.500-2.800-5-1.600Z"/>`,
}
