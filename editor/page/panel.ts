import type { Change, Edits, Field } from './edit-texts.ts'

type Refused = Record<string, string[]>

const css = `:host{all:initial}aside{position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2147483000;background:#fff;color:#10201c;font:14px/1.4 system-ui;box-shadow:0 -8px 40px #0006;padding:16px 20px}
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:16px}label{display:block;font-weight:600}small{display:block;font-weight:400;color:#456}
textarea{width:100%;box-sizing:border-box;min-height:7em;font:14px/1.4 system-ui;padding:8px;border:1px solid #789;border-radius:6px}.over{color:#b00020}.refused{color:#b00020;white-space:pre-wrap}
button{font:inherit;padding:8px 16px;margin:12px 8px 0 0;border-radius:6px;border:1px solid #0b6;background:#fff;cursor:pointer}button.save{background:#0a6;color:#fff}ol{padding-left:20px}del{color:#b00020}ins{color:#06703f}`

/** Asks the server, which alone knows where texts stand. */
export async function ask<Body>(action: string, sent: unknown): Promise<{ ok: boolean; body: Body & { error?: string } }> {
  const response = await fetch(`/__edit/${action}`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(sent) })
  return { ok: response.ok, body: await response.json() }
}

let host: HTMLElement | undefined

/** Opens a text in all its languages beside each other, with the page behind. */
export async function openPanel(group: string, element: Element, locale: string): Promise<void> {
  const { ok, body: fields } = await ask<Field[]>('open', { group })
  if (!ok) return
  host?.remove()
  host = document.createElement('edit-panel')
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = `<style>${css}</style><aside role="dialog" aria-label="Edit"><small></small><div class="fields"></div><p class="said refused" role="alert"></p><button class="save">Save</button><button class="close">Close</button><button class="list">Changes</button><div class="changes"></div></aside>`
  const part = (selector: string) => root.querySelector(selector) as HTMLElement
  part('small').textContent = group
  for (const field of fields) part('.fields').append(fieldPart(field))
  document.body.append(host)
  const areas = () => [...root.querySelectorAll('textarea')]
  const edits = (): Edits => Object.fromEntries(areas().map((area) => [area.name, { words: area.value, read: area.dataset.read ?? '' }]))
  const tell = (refused: Refused) => {
    for (const area of areas()) (area.parentElement?.querySelector('.refused') as HTMLElement).textContent = (refused[area.name] ?? []).join('\n')
  }
  let timer = 0
  root.addEventListener('input', () => {
    for (const area of areas()) countLetters(area)
    clearTimeout(timer)
    timer = window.setTimeout(async () => {
      const { body } = await ask<{ refused: Refused; shown: Record<string, string> }>('check', { group, edits: edits() })
      tell(body.refused ?? {})
      showOnPage(element, body.shown?.[locale])
    }, 250)
  })
  part('.save').onclick = async () => {
    const { ok, body } = await ask<{ refused?: Refused }>('save', { group, edits: edits() })
    tell(body.refused ?? {})
    part('.said').textContent = ok ? '' : (body.error ?? 'Not saved: see beside the fields. Nothing is lost.')
    if (ok) host?.remove()
  }
  part('.close').onclick = () => host?.remove()
  part('.list').onclick = () => void listChanges(part('.changes'))
  areas()
    .find((area) => area.name === locale)
    ?.focus()
}

function fieldPart({ locale, words, file, line, limit, terms }: Field): HTMLElement {
  const label = document.createElement('label')
  const slots = words.match(/\{[^{}]+\}|<\/?\w+>/g) ?? []
  label.append(locale, small(`${file}, line ${line}`))
  const area = document.createElement('textarea')
  Object.assign(area, { name: locale, value: words })
  Object.assign(area.dataset, { read: words, ...(limit.most && { most: limit.most }) })
  label.append(area, Object.assign(small(''), { className: 'count' }))
  if (slots.length > 0) label.append(small(`Leave as they are: ${[...new Set(slots)].join(' ')}`))
  if (terms.length > 0) label.append(small(`Glossary: ${terms.join('; ')}`))
  label.append(Object.assign(document.createElement('div'), { className: 'refused' }))
  countLetters(area)
  return label
}

function countLetters(area: HTMLTextAreaElement): void {
  const { most } = area.dataset
  const count = area.parentElement?.querySelector('.count') as HTMLElement | null
  if (!most || !count) return
  const left = Number(most) - area.value.length
  count.textContent = left < 0 ? `${-left} letters too many` : `${left} letters left`
  count.classList.toggle('over', left < 0)
}

/** The words on the page, where an element holds nothing but them. The page is loaded anew once they are saved. */
function showOnPage(element: Element, words: string | undefined): void {
  const [only] = element.childNodes
  if (words !== undefined && element.childNodes.length === 1 && only instanceof Text) only.data = words
}

async function listChanges(place: HTMLElement): Promise<void> {
  const { body: changes } = await ask<Change[]>('changes', {})
  const list = document.createElement('ol')
  for (const [index, { group, locale, before, after }] of changes.entries()) {
    const item = document.createElement('li')
    item.append(`${group} (${locale}): `, Object.assign(document.createElement('del'), { textContent: before }), ' ', Object.assign(document.createElement('ins'), { textContent: after }))
    item.append(button('Undo', async () => tellIn(place, await ask<object>('undo', { index }))))
    list.append(item)
  }
  place.replaceChildren(list)
  if (changes.length > 0) place.append(button('Commit', async () => tellIn(place, await ask<object>('commit', {}))))
  else place.append('Nothing has changed since the server started.')
}

function tellIn(place: HTMLElement, { ok, body }: { ok: boolean; body: { error?: string } }): void {
  if (ok) void listChanges(place)
  else place.append(body.error ?? JSON.stringify(body))
}

function button(words: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { textContent: words, onclick })
}

function small(words: string): HTMLElement {
  return Object.assign(document.createElement('small'), { textContent: words })
}
