const before = new Set<string>()
const now = new Set<string>()

/** Takes over what an earlier build with the same rules has found: of thousands of texts only new ones are checked. */
export function recallFaultless(digests: Iterable<string>): void {
  for (const digest of digests) before.add(digest)
}

/** Whether a text is known to have no fault. */
export function isFaultless(digest: string): boolean {
  if (before.has(digest)) now.add(digest)
  return now.has(digest)
}

export function rememberFaultless(digest: string): void {
  now.add(digest)
}

/** The texts in which this build has found no fault. */
export function faultlessTexts(): string[] {
  return [...now]
}
