const timeoutMs = 60_000

/**
 * Waits up to a minute until something is there, and returns it. What throws meanwhile, as a page does that is being left, is not there yet.
 */
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
      throw new Error(`Waited in vain: ${what} ${await describeState().catch(String)}`, { cause: found })
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
