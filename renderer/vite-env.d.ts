/// <reference types="vite/client" />

declare module 'virtual:uno.css'

/** Provided by renderer/messages/messages-plugin.ts. */
declare module 'virtual:messages' {
  export type Messages = Record<
    import('../locales/message-id.ts').MessageId,
    import('@formatjs/intl').MessageFormatElement[]
  >
  export type Loaders = Record<import('../locales/locales.ts').LocaleId, () => Promise<{ default: Messages }>>
  const loaders: Loaders
  export default loaders
}
declare module 'virtual:messages/pages' {
  const loaders: Record<string, import('virtual:messages').Loaders>
  export default loaders
}
