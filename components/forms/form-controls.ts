type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls of a form that carry what a visitor writes, in their order. Empty where the form is not in the document. */
export function controlsOf(formId: string): Control[] {
  const form = typeof document === 'undefined' ? null : document.getElementById(formId)
  return [...(form?.querySelectorAll<Control>('[name]') ?? [])]
}
