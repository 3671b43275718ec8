// What strangers wrote, made harmless for programs that act on some of its characters.

/**
 * For a mail header: removes what could end or disguise it, which are control characters such as line breaks, encoded
 * words that decode to them (`=?utf-8?Q?=0D=0A?=`), and invisible characters that turn text around or hide it (U+202E).
 * Those that join letters and emoji stay.
 */
export function onOneLine(text: string): string {
  return text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/(?![\u200C\u200D])\p{Cf}/gu, '')
    .replaceAll('=?', '= ?')
    .trim()
}

/**
 * For mail programs, spreadsheets and terminals: replaces control characters other than line breaks and tabs, and those
 * that turn text around.
 */
export function withVisibleControls(text: string): string {
  return text
    .replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, '\n')
    .replace(/(?![\n\t])[\p{Cc}\u202A-\u202E\u2066-\u2069]/gu, '\u{FFFD}')
}

/** For a database in any encoding. */
export function inAscii(text: string): string {
  return text.replaceAll('\0', '').replace(/\P{ASCII}/gu, '?')
}

/** For a database in any encoding, without loss. */
export function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(/[\u0080-\uFFFF]/g, jsonEscape)
}

/** For a terminal: escapes the control characters that JSON does not. */
export function terminalJson(value: unknown): string {
  return JSON.stringify(value, null, 2).replace(/[\u007F-\u009F\u202A-\u202E\u2066-\u2069]/g, jsonEscape)
}

function jsonEscape(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
