/** Stops the build with a line per error, and without a stack, which does not help an editor. */
export function stopOn(title: string, errors: readonly string[]): void {
  if (errors.length === 0) return
  const error = new Error(`${errors.length} ${title}:\n  ${errors.join('\n  ')}`)
  error.stack = error.message
  throw error
}
