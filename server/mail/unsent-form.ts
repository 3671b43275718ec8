import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { html } from 'hono/html'
import { parse } from 'node-html-parser'
import type { FieldError } from '../../forms/declaration.ts'
import { formOf } from '../../forms/forms.ts'
import { type LocaleId, localeOfPath, locales } from '../../locales/locales.ts'
import type { MessageId } from '../../locales/message-id.ts'
import { type HeaderValues, headersOf } from '../headers/header-table.ts'
import { readRules } from '../site/site-rules.ts'
import type { FieldErrors } from './read-request.ts'

export interface UnsentForm {
  /** The path of the form's page. */
  page: string
  /** What was typed, by field name. */
  values: Record<string, string>
  errors: FieldErrors
}

/**
 * The page of a form that a browser sent by itself and that could not be accepted: the prerendered one, with what was
 * typed and with what is wrong.
 * @param siteFolder the folder of a build
 * @returns undefined if this machine does not serve the page
 */
export async function unsentFormPage(
  siteFolder: string,
  form: UnsentForm,
): Promise<{ page: string; headers: HeaderValues } | undefined> {
  try {
    const page = await readFile(join(siteFolder, 'client', `${form.page}.html`), 'utf8')
    const headers = headersOf(readRules(siteFolder).headers, { path: form.page, isPage: true, isUnknown: false })
    return { page: withForm(page, form), headers }
  } catch {
    return undefined
  }
}

function withForm(page: string, { page: path, values, errors }: UnsentForm): string {
  const declaration = formOf(values)
  const locale = localeOfPath(path)
  const errorLocale = declaration.errorLocale ?? locale
  const wrong = Object.keys(declaration.fields).filter((name) => errors[name])
  return page.replace(/<form\b.*?<\/form>/s, (source) => {
    const form = parse(source)
    for (const name of Object.keys(declaration.fields)) {
      const value = values[name] ?? ''
      const control = form.querySelector(`[name="${name}"]`)
      control?.setAttribute('aria-invalid', String(wrong.includes(name)))
      if (control?.tagName === 'INPUT') control.setAttribute('value', value)
      // The HTML parser drops a line break at the beginning of a textarea.
      if (control?.tagName === 'TEXTAREA') control.set_content(html`${'\n'}${value}`.toString())
      for (const option of control?.querySelectorAll('option') ?? [])
        if (option.getAttribute('value') === value) option.setAttribute('selected', '')
    }
    const problems = wrong.map((name) => {
      const label = messageText(locale, declaration.fields[name]?.label as MessageId)
      const error = messageText(errorLocale, declaration.errors[errors[name] as FieldError])
      return html`<br>${label}: <span lang="${locales[errorLocale].tag}">${error}</span>`
    })
    const title =
      wrong.length > 0 ? messageText(locale, 'ui.form.check') : messageText(errorLocale, declaration.messages.failure)
    // The focus brings the message into view.
    const note = html`<p tabindex="-1" autofocus class="mb-5 rounded-field border-2 border-solid p-4 font-600 border-error text-error">${title}${problems}</p>`
    form.querySelector('[role=alert]')?.set_content(note.toString())
    return form.toString()
  })
}

/** A message without arguments. */
function messageText(locale: LocaleId, id: MessageId): string {
  const catalog = new URL(`../../locales/${locale}/${id.split('.')[0]}.json`, import.meta.url)
  return JSON.parse(readFileSync(catalog, 'utf8'))[id]
}
