import type { Page } from 'playwright/test'
import { dataOf, expect, fillIn, formOf, lead, requiredOf, submitOf, test, text } from '../../browser/forms.ts'
import { entry } from '../../browser/menus.ts'
import { at } from '../../site/site-path.ts'

// Screen readers say what gets the focus, and what changes in a live region: each thing must be said once.

test.beforeEach(({ page }) => page.addInitScript(recordAnnouncements))

test('loading a page says nothing; a route change the new title, once: in another language, on the way back, unknown', async ({
  page,
  visit,
}) => {
  await visit('/pt-br/contato')
  await expectAnnounced(page, async () => {}, [])
  await expectAnnounced(page, () => entry(page, 'pt-br', 'layout.nav.about').press('Enter'), [
    `H1: ${text('pt-br', 'about.hero.title')}`,
  ])
  await expectAnnounced(
    page,
    () => page.getByRole('contentinfo').getByRole('link', { name: 'English' }).press('Enter'),
    [`H1: ${text('en-us', 'about.hero.title')}`],
  )
  await expectAnnounced(page, () => page.goBack(), [`H1: ${text('pt-br', 'about.hero.title')}`])
  await page.route(dataOf(at('/pt-br/noticias')), (route) => route.fulfill({ status: 404 }))
  await expectAnnounced(page, () => entry(page, 'pt-br', 'layout.nav.news').press('Enter'), [
    `H1: ${text('pt-br', 'error.notFound.title')}`,
  ])
})

test('a refused submit leads to the first field, which says why in red, and tells of all, once; each mended field and a failure are said once', async ({
  page,
  site,
  visit,
}) => {
  site.failWith('reset')
  await visit('/pt-br/contrate')
  const name = text('pt-br', 'lead.form.name.label')
  const count = requiredOf(lead).length
  await expectAnnounced(page, () => submitOf(page).click(), [
    `INPUT: ${name}`,
    expect.stringMatching(new RegExp(`^status: ${count}\\s.*${name}`)),
  ])
  const field = formOf(page).locator('[name=name]')
  const why = text('pt-br', 'lead.form.error.required')
  await expect(field).toHaveAccessibleDescription(why)
  await expect(formOf(page).getByText(why).first()).toHaveCSS('color', 'rgb(180, 35, 24)')
  await expectAnnounced(page, () => field.pressSequentially(lead.name), [
    expect.stringMatching(new RegExp(`^status: ${count - 1}\\s`)),
  ])
  await fillIn(page, lead)
  await expectAnnounced(page, () => submitOf(page).click(), [`alert: ${text('pt-br', 'lead.form.failure')}`])
})

/** Does something and waits until exactly this was said; a moment later no more may have been. */
async function expectAnnounced(page: Page, act: () => Promise<unknown>, expected: unknown[]): Promise<void> {
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await page.evaluate(() => Object.assign(window, { said: [] }))
  await act()
  await expect.poll(said).toEqual(expected)
  await page.waitForTimeout(300)
  expect(await said()).toEqual(expected)
}

/** Keeps what screen readers would say: what a script gives the focus to, and a live region whose words have changed. */
function recordAnnouncements(): void {
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
