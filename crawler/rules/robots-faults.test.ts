import { expect, test } from 'vitest'
import { faultsWith } from '../testing/little-site'
import { testDamages } from '../testing/test-damages'
import { robotsFaults } from './robots-faults'

const robots = 'robots.txt'
const named = 'and should name one that exists.'
const disallowed = 'and should disallow no indexable page.'
const pattern = 'disallow: /es-es/*/a$'
const byPattern = `disallows /es-es/noticias/a for *, ${disallowed}`
const forGoogle = `"Disallow: /ia" disallows /ia for Googlebot, ${disallowed}`

testDamages(robotsFaults, [
  ['no sitemap', robots, 'Sitemap:', 'Site:', 'names no sitemap, and should name one.'],
  ['a sitemap that does not exist', robots, 'sitemap.xml', 'none.xml', `names the sitemap ~/none.xml, ${named}`],
  ['a relative sitemap', robots, '~/', '/', `names the sitemap /sitemap.xml, ${named}`],
  ['a rule against a page', robots, '/api/', '/ia', `"Disallow: /ia" disallows /ia for *, ${disallowed}`],
  ['a rule against a pattern', robots, 'Disallow: /api/', `${pattern} # no`, `"${pattern}" ${byPattern}`],
  ['a rule for one search engine', robots, 'User', 'User-agent: Googlebot\nDisallow: /ia\n\n$&', forGoogle],
  ['a rule against an ending that no page has is no fault', robots, '/api/', '/servicos$'],
  ['a rule against characters that stand for themselves is no fault', robots, '/api/', '/i.'],
  ['a rule against nothing is no fault', robots, '/api/', ''],
  ['a rule against a page that another rule allows is no fault', robots, '/api/', '/ia\nAllow: /ia$'],
])

test('no file', async () => {
  expect(await faultsWith(robotsFaults, { [robots]: undefined })).toEqual(['/robots.txt: does not exist, and should.'])
})
