import type { NewsItem } from '../../content/news/news.schema.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'

/** What a card shows of an article. */
export function newsCard(item: NewsItem, locale: LocaleId) {
  const { slug, date, img, brand, title, desc } = item
  return inOneLanguage({ slug, date, img, brand, title, desc }, locale)
}
