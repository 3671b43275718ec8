import { localeIds } from '../../locales/locales'

/** The three feeds of the little site in each language, with its one article. */
export function littleFeeds(origin: string): Record<string, string> {
  return Object.fromEntries(localeIds.flatMap((locale) => feedsAt(`${locale}/noticias`, origin)))
}

function feedsAt(folder: string, origin: string): [string, string][] {
  const url = `${origin}/${folder}/a`
  const html = `<p>${'The whole story. '.repeat(9)}</p><p><a href="${origin}/${folder}">News</a></p>`
  const item = `<title>Article</title><link>${url}</link><pubDate>Tue, 14 May 2024 00:00:00 GMT</pubDate>
    <description>A story.</description><content:encoded><![CDATA[${html}]]></content:encoded>`
  const entry = `<title type="html">Article</title><link rel="enclosure" href="${origin}/art/a.webp"/><link href="${url}"/>
    <published>2024-05-14T00:00:00.000Z</published><summary>A story.</summary><content type="html"><![CDATA[${html}]]></content>`
  const json = {
    version: 'https://jsonfeed.org/version/1',
    items: [{ url, title: 'Article', date_published: '2024-05-14T00:00:00Z', summary: 'A story.', content_html: html }],
  }
  return [
    [
      `${folder}/rss.xml`,
      `<rss version="2.0"><channel><title>News</title><link>${origin}</link><item>${item}</item></channel></rss>`,
    ],
    [`${folder}/atom.xml`, `<feed xmlns="x"><title>News</title><entry>${entry}</entry></feed>`],
    [`${folder}/feed.json`, JSON.stringify(json)],
  ]
}
