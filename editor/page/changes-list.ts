import type { Change } from './edit-texts.ts'
import { type Answer, ask, button, showExchanged } from './shell.ts'

/** Lists, where it is pressed, what was changed since the server started, with the ways back and on. */
export function changesButton(place: HTMLElement): HTMLElement {
  return button('Changes', () => void listChanges(place))
}

async function listChanges(place: HTMLElement): Promise<void> {
  const { body: changes } = await ask<(Partial<Change> & { group: string })[]>('changes', {})
  const list = document.createElement('ol')
  for (const [index, { group, locale, before, after }] of changes.entries()) {
    const item = document.createElement('li')
    item.append(group)
    if (locale !== undefined)
      item.append(` (${locale}): `, Object.assign(document.createElement('del'), { textContent: before }), ' ', Object.assign(document.createElement('ins'), { textContent: after }))
    item.append(
      button('Undo', async () => {
        const answer = await ask<object>('undo', { index })
        if (answer.ok && locale === undefined) await showExchanged()
        tellIn(place, answer)
      }),
    )
    list.append(item)
  }
  place.replaceChildren(list)
  if (changes.length > 0) place.append(button('Commit', async () => tellIn(place, await ask('commit', {}))))
  else place.append('Nothing has changed since the server started.')
}

function tellIn(place: HTMLElement, { ok, body }: Answer<object>): void {
  if (ok) void listChanges(place)
  else place.append(body.error ?? JSON.stringify(body))
}
