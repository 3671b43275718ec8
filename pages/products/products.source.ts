import { formatPrice, priceRange } from '../../content/claims/company-facts.ts'
import { products } from '../../content/products.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { type ContentOf, definePage } from '../page-source.ts'

export const productsSource = definePage({
  layout: 'alternative',
  load: ({ text, locale }) => ({
    head: {
      title: text('products.head.title'),
      description: text('products.head.description'),
      picture: 'hero/service-apis',
    },
    content: {
      prices: priceRange(
        products.map(({ monthlyPrice }) => monthlyPrice[locale]),
        locale,
      ),
      products: inOneLanguage(products, locale).map(({ languages, monthlyPrice, ...product }) => ({
        ...product,
        languages: languagesIn(languages, locale),
        price: formatPrice(monthlyPrice, locale),
      })),
    },
  }),
})

function languagesIn(languages: string[], locale: LocaleId): string {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return new Intl.ListFormat(locale).format(languages.map((language) => String(names.of(language))))
}

export type ProductsContent = ContentOf<typeof productsSource>
