import { testDamages } from '../testing/test-damages'
import { graphFaults } from './graph-faults'

const ana = 'pt-br/ana.html'
const article = 'pt-br/noticias/a.html'
const script = '<script type="application/ld+json">'
const more = `${script}{}</script>$&`
const shape = 'its application/ld+json should be one @graph in the @context https://schema.org.'
const page = '{"@type":"ProfilePage","@id":"~/pt-br/ana#page","url":"~/pt-br/ana"'
const other = page.replace('#page', '#other')
const language = '"inLanguage":"pt-BR"'
const elsewhere = 'the url in its graph is ~/pt-br/an, and should be ~/pt-br/ana.'
const twice = 'its graph has two parts with the @id ~/pt-br/ana#page, and should have one.'
const dangling = 'its graph points to b~/#organization, and should have a part of that @id.'
const day = 'dateModified of the page in its graph should be 2024-05-15, as of its article.'

testDamages(graphFaults, [
  ['no graph', ana, 'application/ld+json', 'none', 'has 0 application/ld+json, and should have 1.'],
  ['two graphs', ana, script, more, 'has 2 application/ld+json, and should have 1.'],
  ['one for unknown addresses', '404.html', '<title>', more, 'has 1 application/ld+json, and should have 0.'],
  ['a graph that is not JSON', ana, `${script}{`, script, 'its application/ld+json should be valid JSON.'],
  ['JSON that is no graph', ana, '"@graph"', '"graph"', shape],
  ['another @context', ana, 'https://schema.org', 'https://other.example', shape],
  ['no company', ana, '"Organization"', '"Thing"', 'its graph has 0 Organizations, and should have one.'],
  ['no site', ana, '"WebSite"', '"Thing"', 'its graph has 0 WebSites, and should have one.'],
  ['no page', ana, '"ProfilePage"', '"Page"', 'its graph has 0 pages, and should have one.'],
  ['two pages', ana, page, `${other},${language}},$&`, 'its graph has 2 pages, and should have one.'],
  ['another address', ana, page, page.replace(/a"$/, '"'), elsewhere],
  ['another language', ana, language, '"inLanguage":"es"', 'inLanguage in its graph is es, and should be pt-BR.'],
  ['an id twice', ana, '#thing', '#page', twice],
  ['a reference to nothing', ana, '"worksFor":{"@id":"', '$&b', dangling],
  ['another day than the article has', article, '"2024-05-15"}', '"2024-05-16"}', day],
])
