const timeoutMs = 60_000

/** Waits up to a minute until a value is returned. Errors are ignored, because a page that is being left throws. */
export async function waitUntil<Found>(
  what: string,
  find: () => Promise<Found>,
  describeState: () => Promise<string> = async () => '',
): Promise<Found> {
  const end = performance.now() + timeoutMs
  for (;;) {
    const found = await find().catch((error: Error) => error)
    if (found && !(found instanceof Error)) return found
    if (performance.now() > end)
      throw new Error(`Timed out waiting for: ${what} ${await describeState().catch(String)}`, { cause: found })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
