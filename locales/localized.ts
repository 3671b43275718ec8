import { isLocaleId, type LocaleId, localeIds } from './locales.ts'

type Localized<T> = Record<LocaleId, T>

/** `T` with every localized value replaced by its value in one language. */
type InOneLanguage<T> =
  T extends Localized<infer Value>
    ? Value
    : T extends readonly (infer Item)[]
      ? InOneLanguage<Item>[]
      : T extends object
        ? { [Key in keyof T]: InOneLanguage<T[Key]> }
        : T

export function inEachLanguage<Value>(valueIn: (locale: LocaleId) => Value): Localized<Value> {
  return Object.fromEntries(localeIds.map((locale) => [locale, valueIn(locale)])) as Localized<Value>
}

export function inOneLanguage<T>(value: T, locale: LocaleId): InOneLanguage<T> {
  return pick(value, locale) as InOneLanguage<T>
}

function pick(value: unknown, locale: LocaleId): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, locale))
  if (typeof value !== 'object' || value === null) return value
  if (isLocalized(value)) return value[locale]
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, locale)]))
}

function isLocalized(value: object): value is Localized<unknown> {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLocaleId)
}
