/**
 * What was typed is kept by field until it is sent or the tab is closed: a visitor who looks at another page, changes
 * the language or reloads finds it again.
 */
const key = '@tecto:typed'

/** The site's own forms are named for their page; those of other scripts may ask for secrets. */
const ownControls = 'main form[name^="/"] [name]:not([type=password])'

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
  for (const control of document.querySelectorAll<HTMLInputElement>(ownControls)) if (control.value) keepTyped(control)
  addEventListener('input', ({ target }) => {
    if ((target as Element).matches(ownControls)) keepTyped(target as HTMLInputElement)
  })
}

function keepTyped({ name, value }: HTMLInputElement): void {
  if (value !== typedTexts()[name]) keep({ ...typedTexts(), [name]: value })
}

/** @param sent by field, or all; what was typed elsewhere meanwhile is kept */
export function forgetTyped(sent: Partial<Record<string, string>> = typedTexts()): void {
  keep(Object.fromEntries(Object.entries(typedTexts()).filter(([name, text]) => text !== sent[name])))
}

function keep(texts: typeof typed): void {
  typed = texts
  try {
    sessionStorage.setItem(key, JSON.stringify(texts))
  } catch {
    // Without storage it lasts until the page is reloaded.
  }
}
