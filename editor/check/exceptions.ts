const specified = 'the specification gives this text for every language'

/** Texts that look wrong but are correct, by group (editor/texts.ts) or by code file, each with the reason. */
export const exceptions: Record<string, string> = {
  'pages/error/ErrorPage.tsx': 'the specification gives this heading, which must be shown even without messages',
  'locales/*/contact.json#contact.form.failure': specified,
  'locales/*/lead.json#lead.form.error.email': specified,
  'locales/*/lead.json#lead.form.error.required': specified,
  'locales/*/lead.json#lead.form.error.tooLong':
    'it appears among messages that the specification gives in Portuguese for every language',
  'locales/*/lead.json#lead.form.failure': specified,
  'locales/*/lead.json#lead.form.phone.label': specified,
  'locales/*/ui.json#ui.form.sent': specified,
}
