import { descriptionOf } from '../testing/little-page'
import { testDamages } from '../testing/test-damages'
import { headFaults } from './head-faults'

const web = 'pt-br/servicos/web.html'
const meta = '<meta> of the'
const one = 'and should have one.'
const long = 'a'.repeat(161)
const news = descriptionOf({ title: 'News' })
const own = '/pt-br/noticias, and should have its own:'

testDamages(headFaults, [
  ['two titles', web, '<title>', '<title>Web</title>$&', `has 2 <title>, ${one}`],
  ['no title', web, '<title>Service | Tecto</title>', '', `has 0 <title>, ${one}`],
  ['two descriptions', web, '</head>', '<meta name="description"/>$&', `has 2 ${meta} description, ${one}`],
  ['no encoding', web, '<meta charset="utf-8"/>', '', `has 0 ${meta} charset, ${one}`],
  ['no viewport', web, '"viewport"', '"none"', `has 0 ${meta} viewport, ${one}`],
  ['no theme colour', web, '"theme-color"', '"none"', `has 0 ${meta} theme-color, ${one}`],
  ['a long title', web, '<title>', `$&${long.slice(0, 46)}`, 'its title has 61 characters, and should have 1 to 60.'],
  ['an empty title', web, 'Service | Tecto', '', 'its title has 0 characters, and should have 1 to 60.'],
  ['a short description', web, news.slice(4), '', 'its description has 7 characters, and should have 70 to 160.'],
  ['a long description', web, 'Service:', long, 'its description has 248 characters, and should have 70 to 160.'],
  ['a title twice', web, 'Service |', 'News |', `has the title of ${own} "News | Tecto".`],
  ['a description twice', web, 'Service:', 'News:', `has the description of ${own} "${news}".`],
])
