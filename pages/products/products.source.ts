import { products } from '../../content/products'
import { inOneLanguage } from '../../locales/localized'
import { pageSource } from '../page-source'

export const productsSource = pageSource({
  layout: 'alternative',
  shareImage: 'hero/products',
  section: 'layout.nav.aiProducts',
  kind: 'CollectionPage',
  load: ({ text, locale }) => ({
    head: { title: text('products.head.title'), description: text('products.head.description') },
    content: { products: inOneLanguage(products, locale) },
  }),
})
