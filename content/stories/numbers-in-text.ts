import { type LocaleId, locales } from '../../locales/locales.ts'

/** Numbers in words, cardinal, ordinal and fraction: each number with the words that mean it. "One" counts only after tens, being an article, too. */
const written: Partial<Record<LocaleId, string>> = {
  'pt-br':
    '1 um uma, 2 dois duas segunda metade, 3 três terceiro terceira terço terços, 4 quatro quarta, 5 cinco quinto quinta, 6 seis sexto sexta, 7 sete sétimo sétima, 8 oito oitavo oitava, 9 nove nono nona, 10 dez décimo décima, 11 onze, 12 doze, 13 treze, 14 catorze quatorze, 15 quinze, 16 dezesseis, 17 dezessete, 18 dezoito, 19 dezenove, 20 vinte, 30 trinta, 40 quarenta, 50 cinquenta, 60 sessenta, 70 setenta, 80 oitenta, 90 noventa, 100 cem, 1000 mil',
  'en-us':
    '1 one, 2 two second half, 3 three third thirds, 4 four fourth quarter, 5 five fifth, 6 six sixth, 7 seven seventh, 8 eight eighth, 9 nine ninth, 10 ten tenth, 11 eleven, 12 twelve, 13 thirteen, 14 fourteen, 15 fifteen, 16 sixteen, 17 seventeen, 18 eighteen, 19 nineteen, 20 twenty, 30 thirty, 40 forty, 50 fifty, 60 sixty, 70 seventy, 80 eighty, 90 ninety, 100 hundred, 1000 thousand',
  'es-es':
    '1 un uno una, 2 dos segunda mitad, 3 tres tercero tercera tercer tercio tercios, 4 cuatro cuarto cuarta, 5 cinco quinto quinta, 6 seis sexto sexta, 7 siete séptimo séptima, 8 ocho octavo octava, 9 nueve noveno novena, 10 diez décimo décima, 11 once, 12 doce, 13 trece, 14 catorce, 15 quince, 16 dieciséis, 17 diecisiete, 18 dieciocho, 19 diecinueve, 20 veinte, 30 treinta, 40 cuarenta, 50 cincuenta, 60 sesenta, 70 setenta, 80 ochenta, 90 noventa, 100 cien, 1000 mil',
}

/** A number, or the name of a month or weekday, as a text writes it. */
export interface Mention {
  words: string
  /** A number, or one as `month 3` or `weekday 1` (Monday is 1, Sunday 7). */
  fact: string
}

/** Every number of a text, in digits or in words, and every month and weekday that it names. */
export function mentionsIn(text: string, locale: LocaleId): Mention[] {
  const { pattern, meanings } = readerOf(locale)
  return [...text.matchAll(pattern)].map(([words, digits, thousands, tens, units, word]) => {
    const meant = (part: string) => meanings.get(part) ?? meanings.get(part.toLowerCase()) ?? ''
    const value = digits
      ? Number(digits.replace(/[.,]/g, ''))
      : tens && units
        ? Number(meant(tens)) + Number(meant(units))
        : meant(word ?? '')
    return { words, fact: String(thousands ? Number(value) * 1000 : value) }
  })
}

function readerOf(locale: LocaleId) {
  const { tag } = locales[locale]
  const numbers = (written[locale] ?? '')
    .split(', ')
    .flatMap((entry) =>
      entry.split(' ').flatMap((word, index, [value = '']) => (index > 0 ? [[word, value] as const] : [])),
    )
  const months = Array.from(
    { length: 12 },
    (_, month) => [nameOf({ month: 'long' }, month, 1), `month ${month + 1}`] as const,
  )
  const weekdays = Array.from(
    { length: 7 },
    (_, day) => [nameOf({ weekday: 'long' }, 5, day + 1), `weekday ${day + 1}`] as const,
  )
  // 1 June 2026 was a Monday.
  function nameOf(style: Intl.DateTimeFormatOptions, month: number, day: number) {
    return new Intl.DateTimeFormat(tag, { ...style, timeZone: 'UTC' }).format(Date.UTC(2026, month, day))
  }
  const meanings = new Map<string, string>([...numbers, ...months, ...weekdays])
  const either = (words: (readonly [string, string])[]) =>
    words.map(([word]) => word.replace(/^\p{Ll}/u, (letter) => `[${letter}${letter.toUpperCase()}]`)).join('|')
  const tens = either(numbers.filter(([, value]) => Number(value) >= 20 && Number(value) < 100))
  const units = either(numbers.filter(([, value]) => Number(value) < 10))
  // The longest first, as quinta-feira before quinta.
  const words = either(
    [...meanings].filter(([, meaning]) => meaning !== '1').sort(([one], [other]) => other.length - one.length),
  )
  const pattern = new RegExp(
    `(\\d+(?:[.,]\\d{3})*)(?:\\s(mil|thousand)(?!\\p{L}))?|(?<!\\p{L})(?:(${tens})(?:-|\\s(?:e|y)\\s)(${units})|(${words}))(?!\\p{L})`,
    'gu',
  )
  return { pattern, meanings }
}
