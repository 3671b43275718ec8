import { readFileSync } from 'node:fs'
import { html } from 'hono/html'
import type { FieldError, FormDeclaration } from '../../forms/declaration.ts'
import { type LocaleId, localeOfPath, locales } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import type { FieldErrors } from './read-lead.ts'

/**
 * The response to a form that a browser sent by itself and that could not be accepted: what is wrong, and the way back.
 * @param page the path of the form's page, whose language is used
 */
export function refusedFormPage(page: string, form: FormDeclaration, errors: FieldErrors = {}) {
  const locale = localeOfPath(page)
  const errorLocale = form.errorLocale ?? locale
  const errorLanguage = locales[errorLocale].tag
  const wrong = Object.entries(form.fields).filter(([name]) => errors[name])
  const [title, language] =
    wrong.length > 0
      ? [message(locale, 'ui.form.check'), locales[locale].tag]
      : [message(errorLocale, form.messages.failure), errorLanguage]
  const items = wrong.map(([name, { label }]) => {
    const error = message(errorLocale, form.errors[errors[name] as FieldError])
    return html`<li>${message(locale, label)}: <span lang="${errorLanguage}">${error}</span></li>`
  })
  return html`<!doctype html>
<html lang="${locales[locale].tag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<h1 lang="${language}">${title}</h1>
<ul>${items}</ul>
<p><a href="${page}">${message(locale, 'ui.form.back')}</a></p>
<p>${message(locale, 'ui.form.backKeeps')}</p>
</html>`
}

/** A message without arguments. */
function message(locale: LocaleId, id: MessageId): string {
  const catalog = new URL(`../../locales/${locale}.json`, import.meta.url)
  return JSON.parse(readFileSync(catalog, 'utf8'))[id]
}
