import type { Edits, Field } from './edit-texts.ts'

const css = `:host{all:initial}aside{position:fixed;inset:auto 0 0 0;max-height:60vh;overflow:auto;z-index:2147483000;background:#fff;color:#10201c;font:14px/1.4 system-ui;box-shadow:0 -8px 40px #0006;padding:16px 20px}
.fields{display:grid;grid-template-columns:repeat(auto-fit,minmax(260px,1fr));gap:16px}label{display:block;font-weight:600}small{display:block;font-weight:400;color:#456}
textarea{width:100%;box-sizing:border-box;min-height:7em;font:14px/1.4 system-ui;padding:8px;border:1px solid #789;border-radius:6px}.over{color:#b00020}.refused{color:#b00020;white-space:pre-wrap}
button{font:inherit;padding:8px 16px;margin:12px 8px 0 0;border-radius:6px;border:1px solid #0b6;background:#fff;cursor:pointer}button.save{background:#0a6;color:#fff}ol{padding-left:20px}del{color:#b00020}ins{color:#06703f}img{max-height:120px}`

/** An answer of the server, which alone knows where texts stand. */
export interface Answer<Body> {
  ok: boolean
  body: Body & { error?: string; refused?: Refused; now?: Record<string, string> }
}

/** For each language, why its words cannot stay. */
type Refused = Record<string, string[]>

export async function ask<Body>(action: string, sent: unknown): Promise<Answer<Body>> {
  const isForm = sent instanceof FormData
  const response = await fetch(`/__edit/${action}`, { method: 'POST', body: isForm ? sent : JSON.stringify(sent), ...(!isForm && { headers: { 'content-type': 'application/json' } }) })
  return { ok: response.ok, body: await response.json() }
}

/** Loads the page anew, as the browser keeps a picture of before under the same name. */
export async function showExchanged(): Promise<void> {
  // Earlier the server would send the words of before: it first has to see that their file has changed, which it tells.
  await new Promise((resolve) => {
    import.meta.hot?.on('content-changed', resolve)
    setTimeout(resolve, mostMsUntilChanged)
  })
  location.reload()
}

/** Of pictures without words no file changes that it would tell of. */
const mostMsUntilChanged = 3000

/** The panel below the page, with a field for each language. There is one at a time. What is written in it outlives a page that is loaded anew. */
export class Shell {
  readonly #host = document.createElement('edit-panel')
  readonly #root = this.#host.attachShadow({ mode: 'open' })

  readonly #draft: string

  static #saving: Shell | undefined

  /** Whether another panel may take the place of this one: not while it is saved, as nobody would see the answer. Says so. */
  static mayOpen(): boolean {
    Shell.#saving?.say('This is still being saved. Open the next one again once it is done.')
    return !Shell.#saving
  }

  constructor(about: string, fields: Field[], save: (shell: Shell) => Promise<Answer<object>>) {
    document.querySelector('edit-panel')?.remove()
    this.#draft = `edit ${about}`
    this.#root.innerHTML = `<style>${css}</style><aside role="dialog" aria-label="Edit"><small></small><div class="fields"></div><p class="said refused" role="alert"></p><button class="save">Save</button><button class="close">Close</button><div class="more"></div></aside>`
    this.part('small').textContent = about
    this.part('.fields').append(...fields.map(fieldPart))
    this.part('.save').onclick = async () => {
      this.say('Saving …')
      this.#setSaving(true)
      const { ok, body } = await save(this).catch((error: Error): Answer<object> => ({ ok: false, body: { error: `Not saved: ${error.message}. Nothing is lost.` } }))
      this.#setSaving(false)
      if (ok) return this.close()
      this.tell(body.refused)
      // Whoever has seen the words of somebody else may replace them.
      for (const area of this.areas()) area.dataset.read = body.now?.[area.name] ?? area.dataset.read
      this.#keep()
      this.say(body.error ?? 'Not saved: see beside the fields. Nothing is lost.')
    }
    this.part('.close').onclick = () => this.close()
    this.onInput(() => {
      this.areas().forEach(countLetters)
      this.#keep()
    })
    this.#takeUp()
    document.body.append(this.#host)
  }

  part(selector: string): HTMLElement {
    return this.#root.querySelector(selector) as HTMLElement
  }

  areas(): HTMLTextAreaElement[] {
    return [...this.#root.querySelectorAll('textarea')]
  }

  /** What is written, beside what stood there when it was read. */
  edits(): Edits {
    return Object.fromEntries(this.areas().map(({ name, value, dataset }) => [name, { words: value, read: dataset.read ?? '' }]))
  }

  onInput(act: () => void): void {
    this.#root.addEventListener('input', act)
  }

  /** Says beside each field why its words cannot stay. */
  tell(refused: Refused = {}): void {
    for (const area of this.areas()) (area.parentElement?.querySelector('.refused') as HTMLElement).textContent = (refused[area.name] ?? []).join('\n')
  }

  say(words: string): void {
    this.part('.said').textContent = words
  }

  close(): void {
    sessionStorage.removeItem(this.#draft)
    this.#host.remove()
  }

  #setSaving(isSaving: boolean): void {
    Shell.#saving = isSaving ? this : undefined
    for (const name of ['.save', '.close']) (this.part(name) as HTMLButtonElement).disabled = isSaving
  }

  #keep(): void {
    sessionStorage.setItem(this.#draft, JSON.stringify(this.areas().map(({ value, dataset }) => [value, dataset.read])))
  }

  /** Takes up what was written before the page was loaded anew, as it is when somebody else saves. */
  #takeUp(): void {
    const draft: [string, string][] = JSON.parse(sessionStorage.getItem(this.#draft) ?? '[]')
    for (const [index, area] of this.areas().entries()) {
      const [value, read] = draft[index] ?? [area.value, area.dataset.read]
      Object.assign(area, { value }).dataset.read = read
      countLetters(area)
    }
  }
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

/** The text of which the words were not saved when the page was loaded anew. */
export function unsavedGroup(): string | undefined {
  const kept = Object.keys(sessionStorage).find((key) => key.startsWith('edit ') && key.includes('#'))
  return kept?.slice('edit '.length)
}

export function button(words: string, onclick: () => void): HTMLButtonElement {
  return Object.assign(document.createElement('button'), { textContent: words, onclick })
}

export function small(words: string): HTMLElement {
  return Object.assign(document.createElement('small'), { textContent: words })
}
