const specified = 'the specification words it so for every language'

/** Texts that look wrong and are right, by their groups (editor/texts.ts), each with the reason. */
export const exceptions: Record<string, string> = {
  'content/stories/caisbanq.ts#caisbanq.built.2': '"went in in March" is right',
  'locales/*/contact.json#contact.form.failure': specified,
  'locales/*/lead.json#lead.form.error.tooLong': 'it stands among messages that the specification words in Portuguese for every language',
  'locales/*/lead.json#lead.form.failure': specified,
  'locales/*/ui.json#ui.form.sent': specified,
}
