/** The key of a message. A misspelled one does not compile. */
export type MessageId = keyof typeof import('./pt-br.json')

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId
    }
  }
}
