import { isPageServed } from './recover.ts'

/** Whether code of the page failed to load: a deploy has removed it. */
let isCodeMissing = false
/** Resolves the wait of forms submitted too early. */
let giveUp = () => {}

/**
 * A form can be submitted before it is hydrated: it is sent once it is. (The browser itself would leave the
 * page.) If the code cannot be loaded, the browser sends the form after all. Without scripts it stays as prerendered, with
 * `required` fields, of which Firefox reports each empty one to screen readers as invalid.
 */
export function queueEarlySubmits(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', prepare, { once: true })
  else prepare()
  addEventListener('click', keep, true)
  // Vite fires this event for every `import()` that fails.
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
  // The enter key in a field presses the button as well: on a phone it may only mean the next field (RequestForm.tsx).
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

/** Offline, a browser submit would lose what was typed. */
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
