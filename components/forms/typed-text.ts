import { controlsOf } from './form-controls'

/**
 * The texts in the fields of a prerendered form when the application takes over: typed before that, or restored by the
 * browser. Empty for a form that is not in the document yet.
 */
export function typedText(formId: string): Record<string, string> {
  return Object.fromEntries(controlsOf(formId).map(({ name, value }) => [name, value]))
}
