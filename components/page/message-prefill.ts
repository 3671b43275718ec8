const key = '@tecto:message-draft'

/** Keeps a text for the contact form in session storage; in the address, analytics would read it. */
export function storeMessagePrefill(text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage the form starts empty.
  }
}

export function takeMessagePrefill(): string {
  try {
    const text = sessionStorage.getItem(key) ?? ''
    sessionStorage.removeItem(key)
    return text
  } catch {
    return ''
  }
}
