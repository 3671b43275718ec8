import type about from './pt-br/about.json'
import type ai from './pt-br/ai.json'
import type answers from './pt-br/answers.json'
import type businessCard from './pt-br/businessCard.json'
import type consent from './pt-br/consent.json'
import type contact from './pt-br/contact.json'
import type error from './pt-br/error.json'
import type factory from './pt-br/factory.json'
import type hire from './pt-br/hire.json'
import type home from './pt-br/home.json'
import type layout from './pt-br/layout.json'
import type lead from './pt-br/lead.json'
import type news from './pt-br/news.json'
import type privacy from './pt-br/privacy.json'
import type products from './pt-br/products.json'
import type services from './pt-br/services.json'
import type stories from './pt-br/stories.json'
import type thanks from './pt-br/thanks.json'
import type ui from './pt-br/ui.json'

type Catalog = typeof about &
  typeof ai &
  typeof answers &
  typeof businessCard &
  typeof consent &
  typeof contact &
  typeof error &
  typeof factory &
  typeof hire &
  typeof home &
  typeof layout &
  typeof lead &
  typeof news &
  typeof privacy &
  typeof products &
  typeof services &
  typeof stories &
  typeof thanks &
  typeof ui

/** Misspelled keys do not compile. */
export type MessageId = keyof Catalog

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
