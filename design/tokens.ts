import type unoConfig from '../uno.config.ts'

/** The theme of uno.config.ts. */
export type Theme = typeof unoConfig.theme
type Colors = Theme['colors']

type NameOf<Role extends keyof Colors> = Colors[Role] extends string
  ? Role
  : Role | `${Role}-${Exclude<keyof Colors[Role], 'DEFAULT'> & string}`

/** A color as classes name it: `ink`, `ink-soft`. */
export type ColorName = { [Role in keyof Colors]: NameOf<Role> }[keyof Colors]

/** Every color by its name. */
export function colorsOf({ colors }: Theme): Record<ColorName, string> {
  const named = Object.entries(colors).flatMap(([role, value]) =>
    typeof value === 'string'
      ? [[role, value]]
      : Object.entries(value).map(([shade, color]) => [shade === 'DEFAULT' ? role : `${role}-${shade}`, color]),
  )
  return Object.fromEntries(named)
}
