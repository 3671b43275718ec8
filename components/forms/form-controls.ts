import type { KeyboardEvent } from 'react'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of a form that carry what a visitor writes, in their order. Empty where the form is not in the document. */
export function controlsOf(formId: string): Control[] {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId)
  return form ? controlsIn(form) : []
}

function controlsIn(form: HTMLElement): Control[] {
  return [...form.querySelectorAll<Control>('[name]')]
}

/** The key that a phone labels as "next" leads to the next field: some phones would send the form. Elsewhere Enter sends it. */
export function goOnByEnter(event: KeyboardEvent<HTMLFormElement>): void {
  const field = event.target as Control
  if (event.key !== 'Enter' || field.enterKeyHint !== 'next' || !matchMedia('(pointer: coarse)').matches) return
  event.preventDefault()
  const controls = controlsIn(event.currentTarget)
  controls[controls.indexOf(field) + 1]?.focus()
}
