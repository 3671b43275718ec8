import { descriptionOf } from '../testing/little-page'
import { testDamages } from '../testing/test-damages'
import { shareFaults } from './share-faults'

const path = 'pt-br/noticias/a'
const a = `${path}.html`
const [news, article] = ['News', 'Article'].map((title) => descriptionOf({ title }))
const description = `og:description is "${news}", and should be "${article}".`
const changed = 'article:modified_time'
const time = 'article:published_time'
const absent = `${time} is "1", and should be absent.`

testDamages(shareFaults, [
  ['another type', a, 'content="article"', 'content="website"', 'og:type is "website", and should be "article".'],
  ['another name of the site', a, '"Tecto"', '"Other"', 'og:site_name is "Other", and should be "Tecto".'],
  ['another title', a, '"Article"', '"News"', 'og:title is "News", and should be "Article" or "Article | Tecto".'],
  ['another description', a, '"og:description" content="Article', '"og:description" content="News', description],
  ['another address', a, '"og:url" content="~', '$&/b', `og:url is "~/b/${path}", and should be "~/${path}".`],
  ['another language', a, '"pt_BR"', '"en_US"', 'og:locale is "en_US", and should be "pt_BR".'],
  ['a missing language', a, 'es_ES', 'en_US', 'og:locale:alternate is "en_US, en_US", and should be "en_US, es_ES".'],
  ['another kind of picture', a, 'image/jpeg', 'image/b', 'og:image:type is "image/b", and should be "image/jpeg".'],
  ['another width', a, '"1200"', '"600"', 'og:image:width is "600", and should be "1200".'],
  ['no height', a, 'og:image:height', 'none', 'og:image:height is missing, and should be "630".'],
  ['no words for the picture', a, 'og:image:alt', 'none', 'og:image:alt is missing, and should say what is seen.'],
  ['another card', a, 'summary_large_image', 'b', 'twitter:card is "b", and should be "summary_large_image".'],
  ['a tag twice', a, '<meta property="og:url"', '$&/>$&', 'og:url is there 2 times, and should be there once.'],
  ['another day', a, `"${time}" content="2024`, '$&2', `${time} is "20242-05-14", and should be "2024-05-14".`],
  ['no day of change', a, changed, 'none', `${changed} is missing, and should be "2024-05-15".`],
  ['a day of no article', 'ia.html', '<title>', `<meta name="${time}" content="1">$&`, absent],
])
