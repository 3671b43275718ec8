/** The files of messages of a language, each named after the folder of its page, or after what several pages share. */
interface MessageFiles {
  about: typeof import('./pt-br/about.json')
  ai: typeof import('./pt-br/ai.json')
  answers: typeof import('./pt-br/answers.json')
  businessCard: typeof import('./pt-br/businessCard.json')
  consent: typeof import('./pt-br/consent.json')
  contact: typeof import('./pt-br/contact.json')
  error: typeof import('./pt-br/error.json')
  factory: typeof import('./pt-br/factory.json')
  hire: typeof import('./pt-br/hire.json')
  home: typeof import('./pt-br/home.json')
  layout: typeof import('./pt-br/layout.json')
  lead: typeof import('./pt-br/lead.json')
  news: typeof import('./pt-br/news.json')
  privacy: typeof import('./pt-br/privacy.json')
  products: typeof import('./pt-br/products.json')
  screens: typeof import('./pt-br/screens.json')
  services: typeof import('./pt-br/services.json')
  stories: typeof import('./pt-br/stories.json')
  thanks: typeof import('./pt-br/thanks.json')
  ui: typeof import('./pt-br/ui.json')
}

export type MessageFile = keyof MessageFiles

/** Misspelled keys do not compile. */
export type MessageId = { [File in MessageFile]: keyof MessageFiles[File] }[MessageFile]

/** Loaded on every page; a route names the others that its page uses. */
export const sharedMessages: MessageFile[] = ['consent', 'error', 'layout', 'ui']

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
