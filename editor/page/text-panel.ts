import { changesButton } from './changes-list.ts'
import type { Field } from './edit-texts.ts'
import { ask, button, Shell, small } from './shell.ts'

/**
 * Opens a text in all its languages beside each other, with the page behind.
 * @param groups texts with the same words: which of them stands here is the editor's to say; the first is opened
 */
export async function openText(groups: string[], element: Element, locale: string): Promise<void> {
  const [group, ...others] = groups
  const { ok, body: fields } = await ask<Field[]>('open', { group })
  if (!ok || !group || !Shell.mayOpen()) return
  const shell = new Shell(group, fields, (own) => ask('save', { group, edits: own.edits() }))
  let timer = 0
  const check = async () => {
    const { body } = await ask<{ shown?: Record<string, string> }>('check', { group, edits: shell.edits() })
    shell.tell(body.refused)
    showOnPage(element, body.shown?.[locale])
  }
  shell.onInput(() => {
    clearTimeout(timer)
    timer = window.setTimeout(check, 250)
  })
  void check()
  if (others.length > 0) shell.part('.more').append(small('The same words stand elsewhere, too:'))
  for (const other of others) shell.part('.more').append(button(other, () => void openText([other, ...groups.filter((each) => each !== other)], element, locale)))
  shell.part('.close').after(changesButton(shell.part('.more')))
  shell
    .areas()
    .find((area) => area.name === locale)
    ?.focus()
}

/** The words on the page, where an element holds nothing but them. The page is loaded anew once they are saved. */
function showOnPage(element: Element, words: string | undefined): void {
  const [only] = element.childNodes
  if (words === undefined) return
  if (element instanceof HTMLMetaElement) element.content = words
  else if (element.childNodes.length === 1 && only instanceof Text) only.data = words
}
