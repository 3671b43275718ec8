declare module 'virtual:theme' {
  export const theme: import('./tokens.ts').Theme
}
