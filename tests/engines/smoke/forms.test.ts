import { describe, expect } from 'vitest'
import { contactForm } from '../../../requests/contact-form.ts'
import type { FormDeclaration } from '../../../requests/form-declaration.ts'
import { leadForm } from '../../../requests/lead-form.ts'
import { filledForm } from '../../filled-form.ts'
import { text } from '../../messages.ts'
import { at } from '../../site-path.ts'
import { phone, test } from '../fixtures.ts'
import type { Tab } from '../tab.ts'

const submit = { css: 'main form [type=submit]:enabled' }
const thanks = { css: 'h1', words: text('pt-br', 'thanks.title') }

describe('The contact form', () => {
  test('leads from typing to thanks, and what was typed has arrived', async ({ open, site }) => {
    const tab = await open()
    await tab.visit(at('/pt-br/contato'))
    const sent = await fillIn(tab, contactForm)
    await tab.click(submit)
    await tab.sees(thanks)
    await tab.arrivesAt(at('/pt-br/obrigado'))
    expect(await site.stored()).toEqual([{ ...sent, origin: site.origin + at('/pt-br/contato') }])
    expect(await outboxOf(tab)).toEqual([])
  })

  test('says that the line broke, and is sent once by the second press', async ({ open, site }) => {
    site.failWith('reset')
    const tab = await open({ mayComplain: true })
    await tab.visit(at('/pt-br/contato'))
    const sent = await fillIn(tab, contactForm)
    await tab.click(submit)
    await tab.sees({ css: 'main form [role=alert]', words: text('pt-br', 'contact.form.failure') })
    await tab.focuses(submit)
    await tab.press('Enter')
    await tab.sees(thanks)
    expect(await site.stored()).toMatchObject([sent])
  })

  test('thanks when the service fails, and keeps the request in the outbox', async ({ open, site }) => {
    site.failWith('error 500')
    const tab = await open({ mayComplain: true })
    await tab.visit(at('/pt-br/contato'))
    const sent = await fillIn(tab, contactForm)
    await tab.click(submit)
    await tab.sees(thanks)
    expect(await outboxOf(tab)).toMatchObject([{ body: expect.stringContaining(sent.email), failures: 1 }])
  })

  test('leads a phone to the first field that it refuses: with its label in view', async ({ open }) => {
    const tab = await open(phone)
    await tab.visit(at('/pt-br/contato'))
    await tab.click(submit)
    const first = { css: `main form [name=${Object.keys(contactForm.fields)[0]}][aria-invalid=true]` }
    await tab.focuses(first)
    await tab.waitFor(
      'its label is in view, and nothing covers it',
      ({ css }: { css: string }) => {
        const [label] = document.querySelector<HTMLInputElement>(css)?.labels ?? []
        const { left, top, height } = label?.getBoundingClientRect() ?? new DOMRect()
        return label?.contains(document.elementFromPoint(left + 2, top + height / 2))
      },
      first,
    )
  })
})

test('The lead form sends what was typed and chosen', async ({ open, site }) => {
  const tab = await open(phone)
  await tab.visit(at('/pt-br/contrate'))
  const sent = await fillIn(tab, leadForm)
  await tab.click(submit)
  await tab.sees(thanks)
  expect(await site.stored()).toMatchObject([sent])
})

/** Types into every field, as a visitor does. @returns what should then be sent */
async function fillIn<Form extends FormDeclaration>(tab: Tab, form: Form) {
  const answers = filledForm(form)
  for (const [name, answer] of Object.entries(answers as Record<string, string>)) {
    const field = { css: `main form [name=${name}]` }
    const { kind } = form.fields[name] ?? {}
    // A list of options would open in a window of its own.
    if (kind === 'choice') await tab.focus(field)
    else await tab.click(field)
    await tab.type(kind === 'phone' ? answer.replace(/\D/g, '') : answer)
    await tab.waitFor(
      `${name} is "${answer}"`,
      ([css, value]: string[]) => document.querySelector<HTMLInputElement>(String(css))?.value === value,
      [field.css, answer],
    )
  }
  return answers
}

function outboxOf(tab: Tab): Promise<unknown> {
  return tab.evaluate(() => JSON.parse(localStorage.getItem('@tecto:outbox') ?? '[]'))
}
