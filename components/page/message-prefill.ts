const key = '@tecto:message-draft'

/**
 * Keeps a text for the message field of the contact form until the visitor gets there in the same tab. Not in the address, where
 * analytics would read it.
 */
export function storeMessagePrefill(text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage the form starts empty.
  }
}

/** Returns the stored text once, and removes it. */
export function takeMessagePrefill(): string {
  try {
    const text = sessionStorage.getItem(key) ?? ''
    sessionStorage.removeItem(key)
    return text
  } catch {
    return ''
  }
}
