import type { NewsItem } from '../../content/news/news.schema'
import type { LocaleId } from '../../locales/locales'
import { inOneLanguage } from '../../locales/localized'

/** What a card shows of an article. */
export function newsCard(item: NewsItem, locale: LocaleId) {
  const { slug, date, img, brand, title, desc } = inOneLanguage(item, locale)
  return { slug, date, img, brand, title, desc }
}
