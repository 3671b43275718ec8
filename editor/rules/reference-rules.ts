import { statSync } from 'node:fs'
import { createIntl } from '@formatjs/intl'
import { hiddenAiNews } from '../../content/ai-news.ts'
import { company } from '../../content/company/company.ts'
import { hiddenNews } from '../../content/news/news.ts'
import { noindexReason } from '../../content/site.ts'
import { hiddenStories } from '../../content/stories/stories.ts'
import { fill } from '../../content/text/placeholders.ts'
import { hiddenVideos } from '../../content/videos.ts'
import { type LinkedSite, linkError, repeatedHeads, settingsErrors } from '../../crawler/link-rules.ts'
import { domainsOf } from '../../locales/domain-settings.ts'
import { type LocaleId, localeOfPath, locales, withoutLocale } from '../../locales/locales.ts'
import { inEachLanguage } from '../../locales/localized.ts'
import { sentence } from '../../locales/sentence.ts'
import { sitePages } from '../../renderer/prerender/site-pages.ts'
import { placeOf, type SiteText } from '../texts.ts'
import type { Catalog } from './catalog-rules.ts'

/** What visitors do not see yet, of every list that has drafts. */
export const hiddenEntries = [hiddenNews, hiddenStories, hiddenVideos, hiddenAiNews].flat()

/** What refers to pages: links in texts, redirects, settings; and pages that search engines cannot tell apart. */
export function referenceErrors(catalogs: Record<LocaleId, Catalog>, texts: SiteText[]): string[] {
  const site = siteOfData(catalogs)
  const links = texts.flatMap((text) => linksIn(text.words).map((href) => ({ href, text })))
  return [
    ...links.flatMap(({ href, text }) => {
      const words = linkError(href, text.locale, site)
      return words ? sentence(placeOf(text), hiddenError(href) ?? words) : []
    }),
    ...settingsErrors(site),
    ...repeatErrors(site, texts),
  ]
}

/** The pages of the site, as far as their data tell; the crawler reads the built ones. */
function siteOfData(catalogs: Record<LocaleId, Catalog>): LinkedSite {
  const intls = inEachLanguage((locale) =>
    createIntl({
      locale: locales[locale].tag,
      messages: Object.fromEntries(catalogs[locale]) as Record<string, never>,
    }),
  )
  const pages = sitePages.flatMap(({ pathname: path, params, source }) => {
    const locale = localeOfPath(path)
    const loaded = source.load({ locale, params, text: (id, values) => intls[locale].formatMessage({ id }, values) })
    if (!loaded || path.endsWith('/404')) return []
    const { head, anchors = [] } = loaded
    const { tag } = locales[locale]
    return [{ path, lang: tag, titles: [head.title], descriptions: [head.description], ids: anchors }]
  })
  const byPath = new Map(pages.map((page) => [page.path, page]))
  return {
    pages,
    pageByPath: (path) => byPath.get(path),
    paths: { has: (path) => statSync(`public${path}`, { throwIfNoEntry: false })?.isFile() ?? false },
  }
}

const ownOrigins = domainsOf(process.env, company.email).map(({ name }) => `https://${name}`)

/** The links to this site, also those that are written in full. */
function linksIn(words: string): string[] {
  return [...words.matchAll(/\]\(([^)\s]+)\)|https:\/\/[^\s)"]+/g)].flatMap(([address, link = address]) => {
    const origin = ownOrigins.find((own) => `${link}/`.startsWith(`${own}/`))
    const path = origin ? link.slice(origin.length) || '/' : link
    return path.startsWith('/') ? path : []
  })
}

function hiddenError(href: string): string | undefined {
  const slug = href
    .replace(/[?#].*|\/$/g, '')
    .split('/')
    .at(-1)
  const hidden = hiddenEntries.find(({ name }) => name === slug)?.reason
  return hidden && `has a link to ${href}, which visitors do not see yet (${hidden}): publish that, or remove the link`
}

/** Pages with the same title or description, each pair named by the text that the second one shows. */
function repeatErrors({ pages }: LinkedSite, texts: SiteText[]): string[] {
  const indexed = pages.filter(({ path }) => path !== '/' && !noindexReason(path) && withoutLocale(path) !== path)
  return repeatedHeads(indexed).flatMap(({ part, words, paths: [path = '', ...others] }) => {
    const locale = localeOfPath(path)
    const text = texts.findLast((text) => text.locale === locale && fill(text.words, locale) === words)
    return text
      ? sentence(placeOf(text), `is the ${part} of ${[path, ...others].join(' and ')}: give each page its own`)
      : []
  })
}
