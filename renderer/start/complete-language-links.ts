/**
 * Adds this page's query and fragment to a language link when it is pressed: a prerendered page cannot know them, and
 * campaign parameters must not be lost.
 */
export function completeLanguageLinks(): void {
  for (const sign of ['pointerdown', 'touchstart', 'keydown', 'click', 'contextmenu'] as const)
    addEventListener(sign, ({ target }) => complete(target), { capture: true, passive: true })
}

function complete(target: EventTarget | null): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-keeps-address]')
  if (link) link.href = link.pathname + location.search + location.hash
}
