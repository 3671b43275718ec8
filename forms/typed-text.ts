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

/** Keeps what has been typed into the forms of the document, and what will be: hydration may make a form anew. */
export function watchTyping(): void {
  for (const control of document.querySelectorAll<HTMLInputElement>('form [name]'))
    if (control.value) keepTyped(control)
  addEventListener('input', ({ target }) => keepTyped(target as HTMLInputElement))
}

function keepTyped({ form, name, value }: HTMLInputElement): void {
  if (form && name && value !== typedTexts()[name]) keep({ ...typedTexts(), [name]: value })
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
