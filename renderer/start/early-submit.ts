import { isPageServed } from './recover.ts'

/** Code of the page could not be loaded, and will not arrive: a deploy has removed it. */
let isCodeMissing = false
/** Ends the wait of what was pressed too early. */
let giveUp = () => {}

/**
 * A form whose code has not come yet can be pressed already: it is sent as soon as it can be. (The browser itself would leave the
 * page with it.) Where the code cannot be had, the browser sends it after all. Without scripts it stays as it was prerendered: its
 * fields `required`, which Firefox tells screen readers as an error of each empty one.
 */
export function keepEarlySubmits(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', prepare, { once: true })
  else prepare()
  addEventListener('click', keep, true)
  // Vite tells so of every `import()` that fails.
  addEventListener('vite:preloadError', () => {
    isCodeMissing = true
    giveUp()
  })
}

function prepare(): void {
  for (const control of document.querySelectorAll('form :is(button, :required)'))
    for (const attribute of ['disabled', 'required']) control.removeAttribute(attribute)
}

function keep(event: MouseEvent): void {
  if (!(event.target instanceof Element)) return
  const button = event.target.closest<HTMLButtonElement>('[type=submit]')
  const form = button?.form
  if (!form || isUsable(form)) return
  event.preventDefault()
  // The enter key in a field presses the button as well: on a phone it may only mean the next field (form-controls.ts).
  if (!event.detail && document.activeElement !== button) return
  const observer = new MutationObserver(() => {
    if (!isUsable(form)) return
    observer.disconnect()
    form.requestSubmit()
  })
  observer.observe(form, { attributeFilter: ['novalidate'] })
  giveUp = () => void sendByBrowser(form, observer)
  if (isCodeMissing) giveUp()
}

/** Without a network what was written would be lost with the page. */
async function sendByBrowser(form: HTMLFormElement, observer: MutationObserver): Promise<void> {
  if (!(await isPageServed()) || isUsable(form)) return
  observer.disconnect()
  if (form.hasAttribute('action')) form.submit()
  // The other ways to reach the company.
  else form.querySelector('.without-scripts')?.toggleAttribute('data-needed', true)
}

/** The application does the checking itself, once it has the form. */
function isUsable(form: HTMLFormElement): boolean {
  return form.noValidate
}
