import { primaryAbout, type Variant } from '../../content/site'
import { pageSource } from '../page-source'
import { serviceList } from '../services/service-list'
import { founderList } from './founder-list'

/** The same page under either layout (spec section 2: 'also served under a second layout'). */
function aboutSourceIn(layout: Variant) {
  return pageSource({
    view: 'pages/about/AboutPage.tsx',
    layout,
    shareImage: 'hero/about',
    section: 'layout.nav.about',
    kind: 'AboutPage',
    isIndexed: layout === primaryAbout,
    canonicalPath: '/$locale/quem-somos',
    load: ({ text, locale }) => ({
      head: {
        title: text(layout === primaryAbout ? 'about.head.title' : 'about.standard.head.title'),
        description: text(layout === primaryAbout ? 'about.head.description' : 'about.standard.head.description'),
      },
      content: { services: serviceList(text), founders: founderList(locale) },
    }),
  })
}

export const aboutSource = aboutSourceIn(primaryAbout)
export const secondAboutSource = aboutSourceIn(primaryAbout === 'alternative' ? 'standard' : 'alternative')
