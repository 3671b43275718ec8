/** Resolves when the document has come to its end: on a slow line that is long after its first words are read. */
export async function wholeDocument(): Promise<void> {
  if (document.readyState !== 'loading') return
  await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }))
}
