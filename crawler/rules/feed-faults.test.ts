import { expect, test } from 'vitest'
import { faultsAfter, faultsWith, littleSite } from '../testing/little-site'
import { feedFaults } from './feed-faults'

const rss = 'pt-br/noticias/rss.xml'
const atom = 'pt-br/noticias/atom.xml'
const json = 'pt-br/noticias/feed.json'
const item = /<item>.*<\/item>/s
const link = '<link>https://tecto.example/pt-br/noticias/a</link>'

test.each([
  [
    'a page that names no feed of a type',
    'ia.html',
    'application/rss+xml',
    'text/xml',
    [
      '/ia: names 0 feeds of type application/rss+xml, and should name one.',
      '/ia: names the feed https://tecto.example/pt-br/noticias/rss.xml as text/xml, and should name it as application/rss+xml.',
    ],
  ],
  [
    'a page that names a feed twice',
    'ia.html',
    '<title>',
    '<link rel="alternate" type="application/rss+xml" href="https://tecto.example/pt-br/noticias/rss.xml"/><title>',
    ['/ia: names 2 feeds of type application/rss+xml, and should name one.'],
  ],
  [
    'a page that names a feed that does not exist',
    'ia.html',
    'rss.xml',
    'none.xml',
    ['/ia: the feed https://tecto.example/pt-br/noticias/none.xml should be a file of this site.'],
  ],
  [
    'a page that names a feed by another type',
    'ia.html',
    'rss.xml',
    'atom.xml',
    [
      '/ia: names the feed https://tecto.example/pt-br/noticias/atom.xml as application/rss+xml, and should name it as application/atom+xml.',
    ],
  ],
  [
    'a page that names the feed of another language',
    '404.html',
    'pt-br/noticias/rss.xml',
    'es-es/noticias/rss.xml',
    [
      '/es-es/noticias/rss.xml: has an entry https://tecto.example/es-es/noticias/a, and should only have articles in pt-BR.',
      '/es-es/noticias/rss.xml: lacks the article https://tecto.example/pt-br/noticias/a, and should have it.',
    ],
  ],
  [
    'RSS that is not well-formed',
    rss,
    '</channel>',
    '',
    [
      "/pt-br/noticias/rss.xml: is not well-formed in line 2: Expected closing tag 'channel' (opened in line 1, col 20) instead of closing tag 'rss', and should be a feed.",
    ],
  ],
  [
    'Atom that is not well-formed',
    atom,
    '</entry>',
    '',
    [
      "/pt-br/noticias/atom.xml: is not well-formed in line 2: Expected closing tag 'entry' (opened in line 1, col 36) instead of closing tag 'feed', and should be a feed.",
    ],
  ],
  ['JSON that is not well-formed', json, ']}', ']', ['/pt-br/noticias/feed.json: is not JSON, and should be a feed.']],
  [
    'RSS of another page',
    rss,
    link,
    link.replace('/a<', '/b<'),
    [
      '/pt-br/noticias/rss.xml: has an entry https://tecto.example/pt-br/noticias/b, and should only have articles in pt-BR.',
      '/pt-br/noticias/rss.xml: lacks the article https://tecto.example/pt-br/noticias/a, and should have it.',
    ],
  ],
  [
    'Atom of another page',
    atom,
    'noticias/a"',
    'noticias"',
    [
      '/pt-br/noticias/atom.xml: has an entry https://tecto.example/pt-br/noticias, and should only have articles in pt-BR.',
      '/pt-br/noticias/atom.xml: lacks the article https://tecto.example/pt-br/noticias/a, and should have it.',
    ],
  ],
  [
    'a JSON feed of another page',
    json,
    '"url":"https://tecto.example/pt-br/noticias/a"',
    '"url":"/pt-br/noticias/a"',
    [
      '/pt-br/noticias/feed.json: has an entry /pt-br/noticias/a, and should only have articles in pt-BR.',
      '/pt-br/noticias/feed.json: lacks the article https://tecto.example/pt-br/noticias/a, and should have it.',
    ],
  ],
])('%s', async (_, file, from, to, faults) => {
  expect(await faultsAfter(feedFaults, file, from, to)).toEqual(faults)
})

test.each([
  ['another title in RSS', rss, '<title>Article', '<title>Other', 'has the title "Other", and should have "Article"'],
  [
    'another title in Atom',
    atom,
    '<title type="html">Article',
    '<title>Other',
    'has the title "Other", and should have "Article"',
  ],
  [
    'another title in a JSON feed',
    json,
    '"title":"Article"',
    '"title":"Other"',
    'has the title "Other", and should have "Article"',
  ],
  ['another day in RSS', rss, 'Tue, 14 May', 'Mon, 13 May', 'has the date 2024-05-13, and should have 2024-05-14'],
  ['another day in Atom', atom, '2024-05-14', '2024-05-13', 'has the date 2024-05-13, and should have 2024-05-14'],
  ['no day in a JSON feed', json, '2024-05-14T00:00:00Z', 'soon', 'has the date none, and should have 2024-05-14'],
  [
    'no more than a summary',
    rss,
    'The whole story. '.repeat(9),
    'The whole story.',
    'has no more text than the description of its page, and should have all of it',
  ],
  ['class attributes', atom, '<p>', '<p class="a">', 'has class attributes, and should have none'],
  [
    'relative addresses',
    json,
    'href=\\"https://tecto.example',
    'href=\\"',
    'leads to /pt-br/noticias, and should have absolute addresses',
  ],
])('%s', async (_, file, from, to, fault) => {
  expect(await faultsAfter(feedFaults, file, from, to)).toEqual([
    `/${file}: the entry https://tecto.example/pt-br/noticias/a ${fault}.`,
  ])
})

test.each([
  [
    'an RSS feed without an article',
    rss,
    (text: string) => text.replace(item, ''),
    ['/pt-br/noticias/rss.xml: lacks the article https://tecto.example/pt-br/noticias/a, and should have it.'],
  ],
  [
    'an RSS feed with an article twice',
    rss,
    (text: string) => text.replace(item, (found) => found + found),
    [
      '/pt-br/noticias/rss.xml: the entry https://tecto.example/pt-br/noticias/a is there 2 times, and should be there once.',
    ],
  ],
  [
    'an RSS feed without texts',
    rss,
    (text: string) => text.replace(/<content.*<\/content:encoded>/s, ''),
    [
      '/pt-br/noticias/rss.xml: does not have the expected shape (rss.channel.item.0.content:encoded: Invalid input), and should be a feed.',
    ],
  ],
  [
    'an Atom feed without an article',
    atom,
    (text: string) => text.replace(/<entry>.*<\/entry>/s, ''),
    ['/pt-br/noticias/atom.xml: lacks the article https://tecto.example/pt-br/noticias/a, and should have it.'],
  ],
  [
    'a JSON feed without an article',
    json,
    (text: string) => text.replace(/"items":.*/, '"items":[]}'),
    ['/pt-br/noticias/feed.json: lacks the article https://tecto.example/pt-br/noticias/a, and should have it.'],
  ],
])('%s', async (_, file, change, faults) => {
  expect(await faultsWith(feedFaults, { [file]: change(String(littleSite()[file])) })).toEqual(faults)
})
