import { html, raw } from 'hono/html'
import { type FieldDeclaration, type FormDeclaration, inputAttributes } from '../../../forms/declaration.ts'
import { type LocaleId, locales } from '../../../locales/locales.ts'
import { messageText } from './messages.ts'

interface FormPage {
  locale: LocaleId
  page: string
  /** Where the form is submitted again. */
  action: string
  form: FormDeclaration
  /** Messages by field name; empty if something else was wrong. */
  problems: Record<string, string>
  /** The submitted values; without them, the form is not shown. */
  written: Record<string, string> | undefined
}

export const formPageStyles = `
body{max-width:40rem;margin:2rem auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif;color:#14231f;background:#fff}
label,button{display:block;font-weight:600}
input,select,textarea,button{box-sizing:border-box;width:100%;padding:.75rem;font:inherit;color:inherit;background:#fff;border:2px solid #5a6b66;border-radius:.5rem}
textarea{height:10rem}
[aria-invalid]{border-color:#b3261e}
.problem{color:#b3261e}
button{color:#fff;background:#14231f;font-weight:600}
`

/**
 * The page shown after a rejected form, for browsers without scripts: the errors, and the form with what was written.
 */
export function formPage({ locale, page, action, form, problems, written }: FormPage) {
  const { tag } = locales[locale]
  const errorTag = locales[form.errorsIn ?? locale].tag
  const wrong = Object.entries(form.fields).filter(([name]) => problems[name])
  const title = messageText(locale, wrong.length > 0 ? 'ui.form.check' : form.words.failure)
  const titleTag = wrong.length > 0 ? tag : errorTag
  const problemOf = (name: string) => html`<span lang="${errorTag}">${problems[name]}</span>`

  const line = ([name, { label }]: NamedField) =>
    html`<li><a href="#${name}">${messageText(locale, label)}</a>: ${problemOf(name)}</li>`
  const control = ([name, field]: NamedField) => {
    const isWrong = Boolean(problems[name])
    return html`<p><label for="${name}">${messageText(locale, field.label)}</label>
${controlOf(field, { locale, name, value: written?.[name] ?? '', isWrong })}
${isWrong ? html`<span class="problem" id="${name}-problem">${problemOf(name)}</span>` : ''}</p>
`
  }
  return html`<!doctype html>
<html lang="${tag}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${raw(formPageStyles)}</style></head>
<body><main>
<h1 lang="${titleTag}">${title}</h1>
${wrong.length > 0 ? html`<ul>${wrong.map(line)}</ul>` : ''}
${
  written
    ? html`<form method="post" action="${action}">
${Object.entries(form.fields).map(control)}<button>${messageText(locale, form.words.submit)}</button></form>`
    : ''
}
<p><a href="${page}">${messageText(locale, 'ui.form.back')}</a></p>
</main></body></html>
`
}

type NamedField = [name: string, field: FieldDeclaration]

function controlOf(
  field: FieldDeclaration,
  { locale, name, value, isWrong }: { locale: LocaleId; name: string; value: string; isWrong: boolean },
) {
  const error = isWrong ? html` aria-invalid="true" aria-describedby="${name}-problem"` : ''
  const common = html`id="${name}" name="${name}" autocomplete="${field.autoComplete ?? 'on'}"${error}`
  switch (field.kind) {
    case 'textarea':
      // The HTML parser drops a line break at the beginning of a textarea.
      return html`<textarea ${common}>
${value}</textarea>`
    case 'choice':
      return html`<select ${common}><option value=""></option>${Object.entries(field.options).map(
        ([option, label]) =>
          html`<option value="${option}"${option === value ? html` selected` : ''}>${label ? messageText(locale, label) : option}</option>`,
      )}</select>`
    case 'email':
    case 'phone':
    case 'name':
    case 'text':
      return html`<input ${common} type="${'type' in inputAttributes[field.kind] ? (inputAttributes[field.kind] as { type: string }).type : 'text'}" value="${value}">`
  }
}
