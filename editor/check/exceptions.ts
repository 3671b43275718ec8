const specified = 'the specification words it so for every language'

/** Texts that look wrong but are correct, by group (editor/texts.ts) or by code file, each with the reason. */
export const exceptions: Record<string, string> = {
  'pages/error/ErrorPage.tsx': 'the specification words its heading so, and it must stand without messages',
  'locales/*/contact.json#contact.form.failure': specified,
  'locales/*/lead.json#lead.form.error.email': specified,
  'locales/*/lead.json#lead.form.error.required': specified,
  'locales/*/lead.json#lead.form.error.tooLong':
    'it stands among messages that the specification words in Portuguese for every language',
  'locales/*/lead.json#lead.form.failure': specified,
  'locales/*/ui.json#ui.form.sent': specified,
}
