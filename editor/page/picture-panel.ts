import type { Field } from './edit-texts.ts'
import { ask, Shell, showExchanged, small } from './shell.ts'

/** Asks what a photograph shows, in each language, before it takes the place of a picture. */
export async function openPicture(picture: string, photograph: File): Promise<void> {
  const { ok, body } = await ask<{ fields: Field[]; digest: string }>('picture', { picture })
  if (!ok) return alert(body.error)
  if (!Shell.mayOpen()) return
  const { fields } = body
  let { digest } = body
  const shell = new Shell(picture, fields, async (own) => {
    const form = new FormData()
    form.set('picture', picture)
    form.set('photograph', photograph)
    form.set('digest', digest)
    form.set('edits', JSON.stringify(own.edits()))
    own.say('Making all sizes, which takes half a minute …')
    const answer = await ask<{ digest?: string }>('exchange', form)
    // Whoever was told of another photograph may replace it.
    digest = answer.body.digest ?? digest
    if (answer.ok) await showExchanged()
    return answer
  })
  const said =
    fields.length > 0 ? 'What does it show, for who does not see it? Leave all empty where it only decorates.' : 'Its title stands beside it wherever it is shown, so no words are needed for it.'
  shell.part('small').after(Object.assign(new Image(), { src: URL.createObjectURL(photograph), alt: '' }), small(said))
  shell.areas()[0]?.focus()
}
