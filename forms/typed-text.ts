/**
 * What was typed is kept by field until it is sent or the tab is closed: a visitor who looks at another page, changes the
 * language or reloads finds it again.
 */
const key = '@tecto:typed'

let typed: Partial<Record<string, string>> | undefined

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
