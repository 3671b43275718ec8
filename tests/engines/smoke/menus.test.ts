import { describe } from 'vitest'
import { at } from '../../site-path.ts'
import { phone, test } from '../fixtures.ts'

const contact = at('/pt-br/contato')
const services = { css: 'header nav summary' }
const serviceLink = { css: `header details[open] a[href^="${at('/pt-br/servicos/')}"]` }

describe('A dropdown', () => {
  test('opens and closes by key, and Tab leads through its links', async ({ open }) => {
    const tab = await open()
    await tab.visit(contact)
    await tab.pressOn(services, 'Enter')
    await tab.sees(serviceLink)
    await tab.press('Tab')
    await tab.focuses(serviceLink)
    await tab.press('Escape')
    await tab.seesNo(serviceLink)
    await tab.focuses(services)
  })

  test('opens by a click, and leads to a page', async ({ open }) => {
    const tab = await open()
    await tab.visit(contact)
    await tab.click(services)
    await tab.click({ css: `header details[open] a[href="${at('/pt-br/servicos/apis')}"]` })
    await tab.arrivesAt(at('/pt-br/servicos/apis'))
    await tab.seesNo(serviceLink)
  })
})

const menu = { css: 'header [popover]:popover-open' }
const opener = { css: 'header button[popovertarget]:not([popovertargetaction])' }
const inMenu = 'header [popover]:popover-open'

describe.for([
  ['drawer', contact],
  ['top panel', at('/pt-br/noticias')],
] as const)('The %s of small screens', ([, path]) => {
  test.for(['finger', 'key'] as const)('opens by %s; Tab leads into it, Escape out', async (how, { open }) => {
    const tab = await open(phone)
    await tab.visit(path)
    if (how === 'finger') await tab.click(opener)
    else await tab.pressOn(opener, 'Enter')
    await tab.sees(menu)
    await tab.press('Tab')
    await tab.focuses({ css: `${inMenu} :is(a, button)` })
    await tab.press('Escape')
    await tab.seesNo(menu)
    await tab.focuses(opener)
  })

  test('leads to a page, and closes', async ({ open }) => {
    const tab = await open(phone)
    await tab.visit(path)
    await tab.click(opener)
    await tab.click({ css: `${inMenu} a[href="${at('/pt-br/quem-somos')}"]` })
    await tab.arrivesAt(at('/pt-br/quem-somos'))
    await tab.seesNo(menu)
  })
})

test('Another language is chosen in the menu; the rest of the address stays', async ({ open }) => {
  const tab = await open()
  await tab.visit(at('/pt-br/noticias?origem=teste#conteudo'))
  await tab.click({ css: 'header nav summary' })
  await tab.click({ css: 'header details[open] a[lang="en-US"]' })
  await tab.arrivesAt(at('/en-us/noticias?origem=teste#conteudo'))
  await tab.sees({ css: 'html[lang="en-US"] h1' })
})
