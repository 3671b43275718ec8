import { palette } from './palette.ts'

/** What the covers of the client stories show beside their two numbers: each 400 by 400, in light strokes over the wave. */
const motif = (inside: string) =>
  `<svg style="left:56px;top:52px;width:400px" viewBox="0 0 400 400" fill="none" stroke-linejoin="round" stroke-linecap="round"><defs><linearGradient id="m" x2="1" y2="1"><stop stop-color="#fff"/><stop offset=".6" stop-color="#a8f0dc"/><stop offset="1" stop-color="#4dc3e8"/></linearGradient><linearGradient id="l" x2="1" y2="1"><stop stop-color="#f4ffd9"/><stop offset="1" stop-color="${palette.accent}"/></linearGradient></defs>${inside}</svg>`

const cells = Array.from({ length: 30 }, (_, index) => ({
  x: 34 + (index % 5) * 68,
  y: 40 + Math.floor(index / 5) * 54,
  isFound: index === 17,
}))

export const spreadsheet = motif(
  cells
    .map(
      ({ x, y, isFound }) =>
        `<rect x="${x}" y="${y}" width="60" height="46" rx="8" fill="${isFound ? 'url(#l)' : '#ffffff1f'}" stroke="url(#m)" stroke-width="3"/>`,
    )
    .join(''),
)

export const appointment = motif(
  `<rect x="96" y="16" width="208" height="368" rx="40" fill="#02141680" stroke="url(#m)" stroke-width="8"/><rect x="128" y="84" width="144" height="150" rx="18" fill="#ffffff1f" stroke="url(#m)" stroke-width="5"/><path d="M128 122h144M164 70v28M236 70v28" stroke="url(#m)" stroke-width="7"/><path d="m166 178 24 24 46-50" stroke="url(#l)" stroke-width="16"/><rect x="128" y="268" width="144" height="46" rx="23" fill="url(#l)"/>`,
)

const seat = (x: number, fill: string) =>
  `<circle cx="${x}" cy="140" r="42" fill="${fill}" stroke="url(#m)" stroke-width="6"/><path d="M${x - 62} 318v-44a62 62 0 0 1 124 0v44Z" fill="${fill}" stroke="url(#m)" stroke-width="6"/>`

export const newColleague = motif(seat(74, '#ffffff1f') + seat(326, '#ffffff1f') + seat(200, 'url(#l)'))

export const archive = motif(
  [0, 1, 2]
    .map(
      (sheet) =>
        `<rect x="${30 + sheet * 22}" y="${76 - sheet * 22}" width="230" height="290" rx="14" fill="#0a3f4ae0" stroke="url(#m)" stroke-width="5"/>`,
    )
    .join('') +
    `<path d="M102 74h174M102 112h96M102 146h174M102 180h174M102 214h120" stroke="url(#m)" stroke-width="9"/><rect x="214" y="98" width="62" height="28" rx="6" fill="url(#l)"/><circle cx="268" cy="262" r="62" fill="#02141699" stroke="url(#l)" stroke-width="14"/><path d="m314 310 56 60" stroke="url(#l)" stroke-width="22"/>`,
)

export const linkedStock = motif(
  `<path d="M200 200 70 76M200 200 330 76M200 200 60 320M200 200 340 320" stroke="url(#m)" stroke-width="7" stroke-dasharray="2 16"/>${[
    [70, 76],
    [330, 76],
    [60, 320],
    [340, 320],
  ]
    .map(
      ([x = 0, y = 0]) =>
        `<rect x="${x - 38}" y="${y - 38}" width="76" height="76" rx="20" fill="#ffffff1f" stroke="url(#m)" stroke-width="6"/>`,
    )
    .join(
      '',
    )}<path d="m132 172 36-42h64l36 42-68 92Z" fill="url(#l)" stroke="#fff" stroke-width="6"/><path d="M132 172h136M168 130l32 134 32-134" stroke="#0b5c4a" stroke-width="5"/>`,
)
