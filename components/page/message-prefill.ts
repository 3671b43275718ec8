const key = '@tecto:message-draft'

/**
 * Keeps a text for the message field of the contact form until the visitor gets there in the same tab. Not in the address: whoever
 * measures visits would read it there.
 */
export function storeMessagePrefill(text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    // Without storage the form is empty, as it is for everybody else.
  }
}

/** The text that was kept, once. */
export function takeMessagePrefill(): string {
  try {
    const text = sessionStorage.getItem(key) ?? ''
    sessionStorage.removeItem(key)
    return text
  } catch {
    return ''
  }
}
