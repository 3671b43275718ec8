import type { Page } from 'playwright/test'
import { contact, dataOf, expect, fillIn, formOf, submitOf, test, text } from '../../browser/forms.ts'
import { entry } from '../../browser/menus.ts'
import { at } from '../../site-path.ts'

// Screen readers say what gets the focus, and what changes in a live region: each thing must be said once.

test.beforeEach(({ page }) => page.addInitScript(recordWhatIsSaid))

test('loading a page says nothing by itself', async ({ page, visit }) => {
  await visit('/pt-br/contato')
  await expectSaid(page, async () => {}, [])
})

test('a route change says the title of the new page, once: in another language and on the way back as well', async ({
  page,
  visit,
}) => {
  await visit('/pt-br/contato')
  await expectSaid(page, () => entry(page, 'pt-br', 'layout.nav.about').press('Enter'), [
    `H1: ${text('pt-br', 'about.hero.title')}`,
  ])
  await expectSaid(page, () => page.getByRole('contentinfo').getByRole('link', { name: 'English' }).press('Enter'), [
    `H1: ${text('en-us', 'about.hero.title')}`,
  ])
  await expectSaid(page, () => page.goBack(), [`H1: ${text('pt-br', 'about.hero.title')}`])
})

test('a page that is unknown says so, once', async ({ page, visit }) => {
  await visit('/en-us/contato')
  await page.route(dataOf(at('/en-us/quem-somos')), (route) => route.fulfill({ status: 404 }))
  await expectSaid(page, () => entry(page, 'en-us', 'layout.nav.about').press('Enter'), [
    `H1: ${text('en-us', 'error.notFound.title')}`,
  ])
})

test('a refused submit leads to the first field, which says why, and tells of all, once; each mended field changes that once', async ({
  page,
  visit,
}) => {
  await visit('/pt-br/contrate')
  const name = text('pt-br', 'lead.form.name.label')
  await expectSaid(page, () => submitOf(page).click(), [
    `INPUT: ${name}`,
    expect.stringMatching(new RegExp(`^status: 4\\s.*${name}`)),
  ])
  const field = formOf(page).locator('[name=name]')
  await expect(field).toHaveAccessibleDescription(text('pt-br', 'lead.form.error.required'))
  await expectSaid(page, () => field.pressSequentially('Bruno Lima'), [expect.stringMatching(/^status: 3\s/)])
})

test('a failed submit says so, once', async ({ page, site, visit }) => {
  site.failWith('reset')
  await visit('/en-us/contato')
  await fillIn(page, contact)
  await expectSaid(page, () => submitOf(page).click(), [`alert: ${text('en-us', 'contact.form.failure')}`])
})

/** Does something and waits until exactly this was said; a moment later no more may have been. */
async function expectSaid(page: Page, act: () => Promise<unknown>, expected: unknown[]): Promise<void> {
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await page.evaluate(() => Object.assign(window, { said: [] }))
  await act()
  await expect.poll(said).toEqual(expected)
  await page.waitForTimeout(300)
  expect(await said()).toEqual(expected)
}

/** Keeps what screen readers would say: what a script gives the focus to, and a live region whose words have changed. */
function recordWhatIsSaid(): void {
  const recorder = Object.assign(window, { said: [] as string[] })
  document.addEventListener('focusin', ({ target }) => {
    // These the visitor has chosen.
    if (!(target instanceof HTMLElement) || target.matches('a, button')) return
    const label = target instanceof HTMLInputElement ? target.labels?.[0] : target
    recorder.said.push(`${target.tagName}: ${label?.textContent}`)
  })
  new MutationObserver((changes) => {
    const regions = changes.map(({ target }) =>
      (target instanceof Element ? target : target.parentElement)?.closest('[aria-live], [role=status], [role=alert]'),
    )
    for (const region of new Set(regions))
      if (region?.textContent) recorder.said.push(`${region.role}: ${region.textContent}`)
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
