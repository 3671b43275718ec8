import { wholeDocument } from './whole-document'

/**
 * A form whose code has not come yet can be pressed already: it is sent as soon as it can be. (The browser itself would leave the
 * page with it.) Without scripts it stays as it was prerendered: its fields `required`, which Firefox tells
 * screen readers as a fault of each empty one.
 */
export function keepEarlySubmits(): void {
  wholeDocument().then(prepare)
  addEventListener('click', keep, true)
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
}

/** The application does the checking itself, once it has the form. */
function isUsable(form: HTMLFormElement): boolean {
  return form.noValidate
}
