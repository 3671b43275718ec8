/** A script that is blocked or fails is ignored: the page does not wait for it. */
export function loadScript(url: string): void {
  const script = document.createElement('script')
  script.src = url
  script.async = true
  document.head.append(script)
}
