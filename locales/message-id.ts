export type MessageId = keyof typeof import('./pt-br.json')

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
