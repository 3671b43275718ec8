import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { faultsWith, littleSite } from '../testing/little-site'
import { typefaceFaults } from './typeface-faults'

const font = 'fonts/bricolage-grotesque.woff2'
const styles = `<style>@font-face{font-family:Face;src:url(/${font})}@media print{.other,.title{font-family:Face,sans-serif}}</style>`
const page = 'pt-br/servicos/web.html'

function faultsOf(body: string): Promise<string[]> {
  const html = String(littleSite()[page]).replace('</head>', `${styles}</head>`).replace('<body>', `<body>${body}`)
  return faultsWith(typefaceFaults, { [page]: html, [font]: readFileSync(`public/${font}`) })
}

test('a letter that the font does not have is reported once, with its text and what to do', async () => {
  expect(await faultsOf('<h1 class="a title">Łódź <b>à Нова</b></h1><p class="title">Łódź à Нова</p>')).toEqual([
    '/pt-br/servicos/web: "Łódź à Нова" has Ł ź Н о в а, which the typeface /fonts/bricolage-grotesque.woff2 lacks. Add what is missing to "letters" in locales/locales.ts, then: npm run art -- fonts',
  ])
})

test.each([
  ['letters that it has', '<h1 class="title">Início &amp; ação</h1>'],
  ['another class', '<p class="titles">Łódź</p>'],
  ['no class', '<p>Łódź</p>'],
])('%s are no fault', async (_, body) => {
  expect(await faultsOf(body)).toEqual([])
})
