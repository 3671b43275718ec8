import { acceptCookies, expect, hydrated, saveData, test, text } from './helpers/fixtures.ts'

// Extensions, translators and browsers change documents before and after hydration: the page stays whole.

const changes: Record<string, () => void> = {
  'an element in the header': () => document.querySelector('header')?.prepend(document.createElement('span')),
  'an element in the main part': () => document.querySelector('main')?.prepend(document.createElement('div')),
  'no comments': () => {
    const comments = document.evaluate('//comment()', document, null, XPathResult.ORDERED_NODE_SNAPSHOT_TYPE)
    for (let index = 0; index < comments.snapshotLength; index++)
      comments.snapshotItem(index)?.parentNode?.removeChild(comments.snapshotItem(index) as Node)
  },
  'an element in the footer': () => document.querySelector('footer')?.prepend(document.createElement('span')),
  'an element in the form': () => document.querySelector('form')?.prepend(document.createElement('span')),
  'a removed picture': () => document.querySelector('main img, footer img')?.remove(),
  'a telephone number that became a link': () => {
    const words = document.querySelector('main p')
    if (words) words.innerHTML = '<a href="tel:+551112345678">11 1234-5678</a>'
  },
}

test.beforeEach(async ({ page }) => {
  await acceptCookies(page)
  await saveData(page)
})

for (const [name, change] of Object.entries(changes))
  test(`${name} before hydration leaves the page whole, the consent, and what was typed where it goes on`, async ({
    page,
  }) => {
    await page.goto('/pt-br/contato')
    await page.evaluate(change)
    await page.locator('[name=name]').fill('Ana')
    await hydrated(page)
    await expect(page.locator('html[data-consent=accepted]')).toHaveCount(1)
    await expect(page.locator('[name=name]')).toBeFocused()
    for (const part of ['header nav', 'main h1', 'form', 'footer nav'])
      await expect(page.locator(part).first()).toBeVisible()
    for (const part of ['header', 'main', 'footer', 'form']) await expect(page.locator(part)).toHaveCount(1)
    await expect(page.locator('[name=name]')).toHaveValue('Ana')
    await page.locator('[type=submit]').click()
    await expect(page.getByText(text('pt-br', 'contact.form.error.required')).first()).toBeVisible()
    await expect(page.locator('[name=name]')).toHaveValue('Ana')
  })

test.describe('A page that the browser translates', () => {
  test.beforeEach(({ page }) => page.addInitScript(translate))

  for (const [path, typed] of [
    ['/pt-br/contato', { phone: '11912345678', company: 'X', role: 'Y', email: 'ana@x.com', message: 'Oi' }],
    ['/pt-br/contrate', { email: 'ana@x.com', phone: '11912345678', state: 'Esp' }],
  ] as const)
    test(`has a form that tells what is missing, sends, and leads on: ${path}`, async ({ page }) => {
      await page.goto(path)
      await page.locator('[name=name]').fill('Ana')
      await hydrated(page)
      await page.locator('[type=submit]').click()
      await expect(page.locator('[aria-invalid=true]')).not.toHaveCount(0)
      await page.waitForTimeout(500)
      for (const [name, value] of Object.entries(typed)) await page.locator(`[name=${name}]`).pressSequentially(value)
      await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
      await page.locator('[type=submit]').click()
      await expect(page).toHaveURL(/obrigado/)
      await expect(page.getByRole('progressbar')).toBeVisible()
    })

  test('has a calculator that follows what is typed, and links', async ({ page }) => {
    await page.goto('/pt-br/inteligencia-artificial')
    await hydrated(page)
    const result = page.locator('#custo').getByRole('status')
    const before = await result.textContent()
    await page.waitForTimeout(500)
    await page.locator('#custo [name=people]').fill('100')
    await expect(result).not.toHaveText(String(before))
    await expect(result).toContainText('100 pessoas')
    await page.locator('footer a[href$="/quem-somos"]').click()
    await expect(page).toHaveURL(/quem-somos/)
    await expect(page.locator('main h1')).toHaveCount(1)
  })

  test('has privacy choices that follow each decision', async ({ page }) => {
    await page.goto('/pt-br/politica-de-privacidade')
    await hydrated(page)
    const choices = page.locator('#escolhas')
    for (const [press, now, before] of [
      ['consent.choices.withdraw', 'consent.choices.open', 'consent.choices.accepted'],
      ['consent.accept', 'consent.choices.accepted', 'consent.choices.open'],
    ] as const) {
      await page.waitForTimeout(500)
      await choices.getByRole('button', { name: text('pt-br', press) }).click()
      await expect(choices).toContainText(text('pt-br', now))
      await expect(choices).not.toContainText(text('pt-br', before))
    }
  })
})

/**
 * As Chromium's translator: each text moves into two elements, those that appear later as well; an option has other
 * words.
 */
function translate() {
  const wrap = (root: Node) => {
    const texts: Node[] = []
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    if (root.nodeType === Node.TEXT_NODE) texts.push(root)
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const node of texts) {
      const { parentElement: parent } = node
      if (!parent || !node.textContent?.trim() || parent.closest('font, script, style, noscript, textarea, head'))
        continue
      if (parent.matches('option')) {
        node.textContent += ' *'
        continue
      }
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      parent.replaceChild(outer, node)
      outer.append(inner)
      inner.append(document.createTextNode(`${node.textContent}`))
    }
  }
  addEventListener('DOMContentLoaded', () => {
    wrap(document.body)
    new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes])
      setTimeout(() => {
        for (const node of added) if (node.isConnected) wrap(node)
      }, 300)
    }).observe(document.body, { childList: true, subtree: true })
  })
}

for (const path of ['/arquivo/2026/pt-br/contato', '/pt-br/contato.html'])
  test(`a document at an address that is not its own stays what it is: ${path}`, async ({ page }) => {
    const original = await page.request.get('/pt-br/contato')
    const body = await original.text()
    await page.route(`**${path}`, (route) => route.fulfill({ body, contentType: 'text/html' }))
    await page.goto(path)
    await hydrated(page)
    await page.waitForTimeout(500)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'contact.page.title'))
    await page.locator('[type=submit]').click()
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible()
    expect(new URL(page.url()).pathname).toBe(path)
    await page.locator('footer a[href="/pt-br/quem-somos"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('pt-br', 'about.hero.title'))
  })
