/** Misspelled keys do not compile. */
export type MessageId =
  | keyof typeof import('./pt-br/about.json')
  | keyof typeof import('./pt-br/ai.json')
  | keyof typeof import('./pt-br/answers.json')
  | keyof typeof import('./pt-br/businessCard.json')
  | keyof typeof import('./pt-br/consent.json')
  | keyof typeof import('./pt-br/contact.json')
  | keyof typeof import('./pt-br/error.json')
  | keyof typeof import('./pt-br/factory.json')
  | keyof typeof import('./pt-br/hire.json')
  | keyof typeof import('./pt-br/home.json')
  | keyof typeof import('./pt-br/layout.json')
  | keyof typeof import('./pt-br/lead.json')
  | keyof typeof import('./pt-br/news.json')
  | keyof typeof import('./pt-br/privacy.json')
  | keyof typeof import('./pt-br/products.json')
  | keyof typeof import('./pt-br/services.json')
  | keyof typeof import('./pt-br/stories.json')
  | keyof typeof import('./pt-br/thanks.json')
  | keyof typeof import('./pt-br/ui.json')

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
