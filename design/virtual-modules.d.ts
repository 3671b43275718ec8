declare module 'virtual:theme' {
  export const theme: import('./tokens').Theme
}
