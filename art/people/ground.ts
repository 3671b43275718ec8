// The background of a portrait: the wave in a few paths, so that the file stays small. Each ribbon has a light edge and a shadow.
const stops = (colors: string[]) =>
  colors
    .map((color, i) => `<stop offset="${(i / (colors.length - 1)).toFixed(2)}" stop-color="${color}"/>`)
    .join('')

export interface Ground {
  tilt: number
  swell: number
  colors: string[]
}

const [left, right, gap] = [-260, 640, 82]

function ribbon(index: number, swell: number): string {
  const y = 20 + index * gap + 12 * Math.sin(index * 1.9)
  const a = swell * (1 + 0.25 * Math.sin(index * 2.3))
  const shift = 46 * Math.sin(index * 0.8)
  const point = (x: number, dy: number) => `${Math.round(x + shift)} ${Math.round(y + dy)}`
  const crest = `M${point(left, 0)}C${point(-130, -a)} ${point(-20, -a)} ${point(90, 0)}S${point(330, a)} ${point(440, 0)}S${point(560, -a)} ${point(right, 0)}`
  const box = `x1="0" x2="0" y1="${Math.round(y - a * 0.7)}" y2="${Math.round(y + gap + a * 0.6)}" gradientUnits="userSpaceOnUse"`
  return (
    `<linearGradient id="d${index}" ${box}><stop stop-color="#fff" stop-opacity=".22"/><stop offset=".3" stop-color="#04302f" stop-opacity="0"/><stop offset="1" stop-color="#03212f" stop-opacity=".78"/></linearGradient>` +
    `<path d="${crest}V900H${left}Z" fill="url(#w)"/>` +
    `<path d="${crest}V900H${left}Z" fill="url(#d${index})"/><path d="${crest}" fill="none" stroke="#d9fff0" stroke-opacity=".5" stroke-width="1.6"/>`
  )
}

export const ground = ({ tilt, swell, colors }: Ground) =>
  `<linearGradient id="w" x1="${left}" x2="${right}" y1="0" y2="0" gradientUnits="userSpaceOnUse">${stops(colors)}</linearGradient>` +
  `<linearGradient id="sky" x1="0" x2="1" y1="0" y2=".6">${stops(['#06302d', '#05243a'])}</linearGradient><rect width="380" height="460" fill="url(#sky)"/>` +
  `<g transform="rotate(${tilt} 190 230)">${[0, 1, 2, 3, 4, 5].map((i) => ribbon(i, swell)).join('')}</g>`
