import { priceWords } from '../../content/commitments/figures'
import { products } from '../../content/products'
import type { LocaleId } from '../../locales/locales'
import { inOneLanguage } from '../../locales/localized'
import { pageLoader } from '../page-loader'

export const productsLoader = pageLoader({
  shareImage: 'hero/products',
  section: 'layout.nav.aiProducts',
  kind: 'CollectionPage',
  load: ({ text, locale }) => ({
    head: { title: text('products.head.title'), description: text('products.head.description') },
    content: {
      products: inOneLanguage(products, locale).map(({ languages, monthlyPrice, ...product }) => ({
        ...product,
        languages: languagesIn(languages, locale),
        price: priceWords(monthlyPrice, locale),
      })),
    },
  }),
})

/** Their names, as a sentence of the language lists them. */
function languagesIn(languages: string[], locale: LocaleId): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return new Intl.ListFormat(locale).format(languages.map((language) => String(names.of(language))))
}
