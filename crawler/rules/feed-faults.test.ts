import { littleSite } from '../testing/little-site'
import { testDamages } from '../testing/test-damages'
import { feedFaults } from './feed-faults'

const ia = 'ia.html'
const folder = '~/pt-br/noticias'
const rss = 'pt-br/noticias/rss.xml'
const atom = 'pt-br/noticias/atom.xml'
const json = 'pt-br/noticias/feed.json'
const part = (file: string, pattern: RegExp) => pattern.exec(String(littleSite()[file]))?.[0] ?? ''
const rssLink = part(ia, /<link[^>]*rss.xml"\/>/)
const item = part(rss, /<item>.*<\/item>/s)
const text = part(rss, /<content.*<\/content:encoded>/s)

const one = 'of type application/rss+xml, and should name one.'
const misnamed = `names the feed ${folder}/atom.xml as application/rss+xml, and should name it as application/atom+xml.`
const missing = `lacks the article ${folder}/a, and should have it.`
const extra = (address: string) => `has an entry ${address}, and should only have articles in pt-BR.`
const spanish = [missing, extra('~/es-es/noticias/a')].map((fault) => `/es-es/noticias/rss.xml: ${fault}`)
const unclosed = (tag: string, column: number, parent: string) =>
  `is not well-formed in line 2: Expected closing tag '${tag}' (opened in line 1, col ${column}) instead of closing tag '${parent}', and should be a feed.`
const shape =
  'does not have the expected shape (rss.channel.item.0.content:encoded: Invalid input), and should be a feed.'
const entry = `the entry ${folder}/a`
const otherTitle = `${entry} has the title "Other", and should have "Article".`
const otherDay = `${entry} has the date 2024-05-13, and should have 2024-05-14.`
const short = `${entry} has no more text than the description of its page, and should have all of it.`
const relative = `${entry} leads to /pt-br/noticias, and should have absolute addresses.`

testDamages(feedFaults, [
  ['no feed of a type', ia, rssLink, '', `names 0 feeds ${one}`],
  ['two feeds of a type', ia, rssLink, '$&$&', `names 2 feeds ${one}`],
  ['a feed that does not exist', ia, 'rss.xml', 'b.xml', `the feed ${folder}/b.xml should be a file of this site.`],
  ['a feed of another type', ia, 'rss.xml', 'atom.xml', misnamed],
  ['a feed of another language', ia, 'pt-br/noticias/rss', 'es-es/noticias/rss', ...spanish],
  ['RSS that is not well-formed', rss, '</channel>', '', unclosed('channel', 20, 'rss')],
  ['Atom that is not well-formed', atom, '</entry>', '', unclosed('entry', 36, 'feed')],
  ['JSON that is not well-formed', json, ']}', ']', 'is not JSON, and should be a feed.'],
  ['RSS without texts', rss, text, '', shape],
  ['RSS of another page', rss, '/a</link>', '/b</link>', extra(`${folder}/b`), missing],
  ['Atom of another page', atom, 'noticias/a"', 'noticias/b"', extra(`${folder}/b`), missing],
  ['a JSON feed of another page', json, '"url":"~', '"url":"', extra('/pt-br/noticias/a'), missing],
  ['RSS without an article', rss, item, '', missing],
  ['RSS with an article twice', rss, item, '$&$&', `${entry} is there 2 times, and should be there once.`],
  ['Atom without an article', atom, part(atom, /<entry>.*<\/entry>/s), '', missing],
  ['a JSON feed without an article', json, part(json, /{"url".*}(?=])/), '', missing],
  ['another title in RSS', rss, '<title>Article', '<title>Other', otherTitle],
  ['another title in Atom', atom, '<title type="html">Article', '<title>Other', otherTitle],
  ['another title in a JSON feed', json, '"Article"', '"Other"', otherTitle],
  ['another day in RSS', rss, 'Tue, 14 May', 'Mon, 13 May', otherDay],
  ['another day in Atom', atom, '2024-05-14', '2024-05-13', otherDay],
  ['no day in a JSON feed', json, '2024-05-14T', 'T', `${entry} has the date none, and should have 2024-05-14.`],
  ['no more than a summary', rss, 'The whole story. '.repeat(9), '', short],
  ['class attributes', atom, '<p>', '<p class="a">', `${entry} has class attributes, and should have none.`],
  ['relative addresses', json, 'href=\\"~', 'href=\\"', relative],
])
