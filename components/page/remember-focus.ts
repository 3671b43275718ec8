/**
 * Call it before React replaces elements, since a replaced element loses the focus.
 * @returns a function to call afterwards: it focuses the element that replaced the focused one
 */
export function rememberFocus(): () => void {
  const focused = document.activeElement ?? document.body
  const twins = () =>
    [...document.querySelectorAll<HTMLElement>(focused.tagName)].filter((other) => nameOf(other) === nameOf(focused))
  const place = twins().indexOf(focused as HTMLElement)
  return () => {
    if (document.activeElement === document.body) twins()[place]?.focus({ preventScroll: true })
  }
}

function nameOf(element: Element): string | null {
  return element.getAttribute('name') ?? element.getAttribute('href') ?? element.textContent
}
