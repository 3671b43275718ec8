/// <reference types="vite/client" />

declare module 'virtual:uno.css'

/** Provided by renderer/messages/messages-plugin.ts. */
declare module 'virtual:messages' {
  export type Messages = Record<
    import('../locales/message-id.ts').MessageId,
    import('@formatjs/intl').MessageFormatElement[]
  >
  const loaders: Record<import('../locales/locales.ts').LocaleId, () => Promise<{ default: Messages }>>
  export default loaders
}
