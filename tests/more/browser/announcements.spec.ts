import type { Page } from 'playwright/test'
import { dataOf, expect, fillIn, formOf, lead, requiredOf, submitOf, test, text } from '../../browser/helpers/forms.ts'
import { entry } from '../../browser/helpers/menus.ts'
import { at } from '../../site/site-path.ts'

// Screen readers announce what gets the focus and changes in live regions: each must be announced once.

test.beforeEach(({ page }) => page.addInitScript(recordAnnouncements))

test('loading a page announces nothing; a page change announces the new title once, also in another language, on the way back and for unknown addresses', async ({
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

test('an invalid form focuses the first field with its error in red and announces all errors once; each corrected field and a failure are announced once', async ({
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

/** Acts and expects exactly these announcements, and no more shortly afterwards. */
async function expectAnnounced(page: Page, act: () => Promise<unknown>, expected: unknown[]): Promise<void> {
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await page.evaluate(() => Object.assign(window, { said: [] }))
  await act()
  await expect.poll(said).toEqual(expected)
  await page.waitForTimeout(300)
  expect(await said()).toEqual(expected)
}

/** Records what screen readers would announce: elements focused by scripts and changed live regions. */
function recordAnnouncements(): void {
  const recorder = Object.assign(window, { said: [] as string[] })
  document.addEventListener('focusin', ({ target }) => {
    // The visitor focused these, not a script.
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
