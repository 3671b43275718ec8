import { isPageServed } from './recover.ts'

/** Whether code of the page failed to load because a deploy has removed it. */
let isCodeMissing = false
let giveUp = () => {}

/**
 * Sends a form that was submitted before hydration once it is hydrated; the browser itself would leave the page. If the
 * code cannot be loaded, the browser submits the form after all. Before that, the form has `required` fields, each of
 * which Firefox reports to screen readers as invalid while it is empty.
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
  // Enter in a field clicks the button as well; on a phone it may only mean the next field (RequestForm.tsx).
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

/** Offline, submitting natively would lose what was typed. */
async function sendByBrowser(form: HTMLFormElement, observer: MutationObserver): Promise<void> {
  if (!(await isPageServed()) || isUsable(form)) return
  observer.disconnect()
  if (form.hasAttribute('action')) form.submit()
  // Shows the other ways to reach the company.
  else form.querySelector('.without-scripts')?.toggleAttribute('data-needed', true)
}

/** The hydrated form validates itself. */
function isUsable(form: HTMLFormElement): boolean {
  return form.noValidate
}
