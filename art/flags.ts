import { publishDrawing } from './publish.ts'

const flag = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 24" width="32" height="24"><defs><clipPath id="c"><rect width="32" height="24" rx="5"/></clipPath></defs><g clip-path="url(#c)">${inside}</g></svg>\n`

const star = (x: number, y: number, r: number) =>
  `M${Array.from({ length: 10 }, (_, i) => {
    const [angle, radius] = [((i * 36 - 90) * Math.PI) / 180, i % 2 ? r * 0.42 : r]
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`
  }).join('L')}Z`

const br = flag(
  '<path fill="#009b3a" d="M0 0h32v24H0Z"/><path fill="#fedf00" d="M16 3 29 12 16 21 3 12Z"/><circle cx="16" cy="12" r="5.200" fill="#002776"/>' +
    '<path fill="none" stroke="#fff" stroke-width="1.300" d="M10.900 11.200c3.800-.6 7.400.5 10 3"/><path fill="#fff" d="M13 14.200h.8v.8H13Zm2 1.200h.8v.8H15Zm2-.6h.8v.8H17Zm-1.200-4.900h.8v.8h-.8Z"/>',
)

const stars = Array.from({ length: 5 }, (_, row) =>
  Array.from({ length: row % 2 ? 3 : 4 }, (_, i) => star((row % 2 ? 3.5 : 1.9) + i * 3.2, 1.8 + row * 2.3, 1)).join(''),
).join('')
const us = flag(
  `<path fill="#fff" d="M0 0h32v24H0Z"/><path stroke="#c8243a" stroke-width="1.850" d="M0 .92h32M0 4.620h32M0 8.310h32M0 12h32M0 15.690h32M0 19.380h32M0 23.080h32"/><path fill="#22386f" d="M0 0h13.600v12.920H0Z"/><path fill="#fff" d="${stars}"/>`,
)

const es = flag(
  '<path fill="#c60b1e" d="M0 0h32v24H0Z"/><path fill="#ffc400" d="M0 6h32v12H0Z"/>' +
    '<path fill="#ad1519" d="M7 10h6v3.500a3 3 0 0 1-6 0Z"/><path fill="#fbe3a1" d="M10 10h3v2.600h-3Zm-3 2.600h3v3.800a3 3 0 0 1-3-2.900Z"/><path fill="#c8963a" d="M7.300 9.400 7 7.600l1.500.8L10 7l1.500 1.400 1.500-.8-.3 1.800Z"/><path fill="#e9e4d8" d="M5 10.200h1.100v6.300H5Zm8.900 0H15v6.300h-1.100Z"/><path fill="#ad1519" d="M4.600 9.500h1.900v.8H4.600Zm8.900 0h1.900v.8h-1.900Z"/>',
)

export async function renderFlags(): Promise<void> {
  for (const [country, drawing] of Object.entries({ br, us, es })) await publishDrawing(`flags/${country}`, drawing, 24)
}
