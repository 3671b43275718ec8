/** Adds a script to the page. Where it is blocked or fails, nothing happens: the page does not wait for it. */
export function loadScript(url: string): void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}
