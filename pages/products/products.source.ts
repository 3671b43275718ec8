import { products } from '../../content/products'
import { inOneLanguage } from '../../locales/localized'
import { branded, pageSource } from '../page-source'

export const productsSource = pageSource({
  view: 'pages/products/ProductsPage.tsx',
  layout: 'alternative',
  load: ({ text, locale }) => ({
    head: { title: branded(text('products.head.title')), description: text('products.head.description') },
    content: { products: inOneLanguage(products, locale) },
  }),
})
