import type { EditableText } from './edits.ts'
import type { ShownText } from './shown-texts.ts'

declare global {
  interface Window {
    /** Only pages of this server have the token, so only they may write. */
    editToken: string
  }
}

const css = `:host{all:initial}form{position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2147483000;
background:#fff;color:#10201c;font:14px/1.4 system-ui;box-shadow:0 -8px 40px #0006;padding:16px 20px}
div{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:16px}
label{font-weight:600}small{display:block;font-weight:400;color:#456}img{max-height:120px}
textarea{width:100%;box-sizing:border-box;min-height:7em;font:14px/1.4 system-ui;padding:8px;border:1px solid #789;
border-radius:6px}output{display:block;color:#b00020;white-space:pre-wrap}
button{font:inherit;padding:8px 16px;margin:12px 8px 0 0;border-radius:6px;border:1px solid #0b6;background:#fff;
cursor:pointer}[type=submit]{background:#0a6;color:#fff}`

/** What the server answers to a save: if there are errors, it has written nothing. */
interface SaveResult {
  errors: string[]
}

export async function ask<Body = SaveResult>(action: string, sent: Record<string, string | File>): Promise<Body> {
  const body = new FormData()
  for (const [name, value] of Object.entries(sent)) body.set(name, value)
  const response = await fetch(`/__edit/${action}`, {
    method: 'POST',
    body,
    headers: { 'x-edit-token': window.editToken },
  })
  return response.json()
}

/** Opens the first text in all its languages, with a button for each other one. */
export function openTexts(texts: ShownText[]): void {
  const [first, ...others] = texts
  if (!first) return
  const { group, fields } = first
  const form = openPanel(group, fields, (words) => {
    const edits = fields.map(({ locale, words: read }) => [locale, { words: words.get(locale), read }])
    return ask('save', { group, edits: JSON.stringify(Object.fromEntries(edits)) })
  })
  for (const other of others)
    form.append(
      button(`Also here: ${other.group}`, () => openTexts([other, ...texts.filter((each) => each !== other)])),
    )
}

/** Asks for the alternative text in each language before replacing the picture. */
export async function openPicture(picture: string, photograph: File): Promise<void> {
  const fields = await ask<EditableText[]>('picture', { picture })
  const advice =
    fields.length > 0
      ? 'describe it for readers who cannot see it, or leave all fields empty if it is decorative.'
      : 'its title is always shown beside it, so it needs no description.'
  const form = openPanel(`${picture}: ${advice}`, fields, async (words) => {
    const answer = await ask('exchange', { picture, photograph, words: JSON.stringify(Object.fromEntries(words)) })
    // The browser has cached the previous picture under the same name, and the server notices the change with a delay.
    if (answer.errors.length === 0) setTimeout(() => location.reload(), 1000)
    return answer
  })
  form.prepend(Object.assign(new Image(), { src: URL.createObjectURL(photograph), alt: '' }))
}

function openPanel(
  subject: string,
  fields: EditableText[],
  save: (words: FormData) => Promise<SaveResult>,
): HTMLFormElement {
  document.querySelector('edit-panel')?.remove()
  const host = document.createElement('edit-panel')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>${css}</style>
<form aria-label="Edit"><small></small><div></div><output></output><button type="submit">Save</button></form>`
  const form = root.querySelector('form') as HTMLFormElement
  const [about, grid, output, submit] = ['small', 'div', 'output', 'button'].map((name) =>
    root.querySelector(name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLButtonElement]
  about.textContent = subject
  grid.append(...fields.map(labelOf))
  form.append(button('Close', () => host.remove()))
  form.onsubmit = async (event) => {
    event.preventDefault()
    output.textContent = 'Checking and saving …'
    submit.disabled = true
    const { errors } = await save(new FormData(form)).catch((error: Error): SaveResult => ({ errors: [error.message] }))
    submit.disabled = false
    output.textContent = `Not saved:\n${errors.join('\n')}`
    if (errors.length === 0) host.remove()
  }
  document.body.append(host)
  form.querySelector('textarea')?.focus()
  return form
}

function labelOf({ locale, words, place }: EditableText): HTMLElement {
  const label = document.createElement('label')
  label.append(
    locale,
    Object.assign(document.createElement('small'), { textContent: place }),
    Object.assign(document.createElement('textarea'), { name: locale, value: words }),
  )
  return label
}

function button(words: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { type: 'button', textContent: words, onclick })
}
