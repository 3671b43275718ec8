/**
 * What was typed is kept by field until it is sent or the tab is closed: a visitor who looks at another page, changes the
 * language or reloads finds it again.
 */
const key = '@tecto:typed'

let typed: Partial<Record<string, string>> | undefined
/** The message that a page has prepared; if the visitor changed it, it is the visitor's own. */
let prepared: string | undefined

export function typedTexts(): Partial<Record<string, string>> {
  try {
    typed ??= JSON.parse(sessionStorage.getItem(key) ?? '{}') ?? {}
  } catch {
    // The storage is blocked, or holds something else.
  }
  typed ??= {}
  return typed
}

/** Keeps what is typed into the forms of the page, also before it is hydrated. */
export function watchTyping(): void {
  addEventListener('input', ({ target }) => {
    const { form, name, value } = target as HTMLInputElement
    if (form && name) keepTyped(name, value)
  })
}

function keepTyped(field: string, text: string): void {
  keep({ ...typedTexts(), [field]: text })
}

/** Prepares a text for the message of the contact form; it never replaces what the visitor has typed. */
export function prepareMessage(text: string): void {
  const { message } = typedTexts()
  if (message && message !== prepared) return
  prepared = text
  keepTyped('message', text)
}

export function forgetTyped(): void {
  keep({})
}

function keep(texts: typeof typed): void {
  typed = texts
  try {
    sessionStorage.setItem(key, JSON.stringify(texts))
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}
