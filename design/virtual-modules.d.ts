declare module 'virtual:theme' {
  export const theme: import('./tokens').Theme
}

declare module 'virtual:messages' {
  export const messages: Record<
    import('../locales/locales').LocaleId,
    import('../components/page/page-data').CompactMessages
  >
}
