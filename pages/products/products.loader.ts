import { products } from '../../content/products'
import { inOneLanguage } from '../../locales/localized'
import { pageLoader } from '../page-loader'

export const productsLoader = pageLoader({
  shareImage: 'hero/products',
  section: 'layout.nav.aiProducts',
  kind: 'CollectionPage',
  load: ({ text, locale }) => ({
    head: { title: text('products.head.title'), description: text('products.head.description') },
    content: { products: inOneLanguage(products, locale) },
  }),
})
