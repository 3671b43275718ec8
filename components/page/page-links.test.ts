import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { followLinksBy, isPageHiding, watchLinks } from './page-links.ts'

// jsdom does not open links; this listener runs after the tested ones.
const openNothing = (event: Event) => event.preventDefault()

beforeAll(() => {
  watchLinks()
  addEventListener('click', openNothing)
})

// Test files may share a window.
afterAll(() => removeEventListener('click', openNothing))

afterEach(() => {
  dispatchEvent(new Event('pageshow'))
  document.body.replaceChildren()
})

test.each([
  ['another page', '<a href="/pt-br/contato"><b>Contato</b></a>', {}, true],
  ['another page in a new tab, by a key', '<a href="/pt-br/contato"><b>Contato</b></a>', { ctrlKey: true }, false],
  ['an anchor of this page', '<a href="#servicos"><b>Serviços</b></a>', {}, false],
  ['a new tab', '<a href="/pt-br/contato" target="_blank"><b>Contato</b></a>', {}, false],
  ['a file to keep', '<a href="/card.vcf" download><b>Contato</b></a>', {}, false],
  ['a new window, by a key', '<a href="/pt-br/contato"><b>Contato</b></a>', { shiftKey: true }, false],
  ['a telephone', '<a href="tel:+5511"><b>Ligar</b></a>', {}, false],
  ['nothing', '<button><b>Menu</b></button>', {}, false],
])('a click that leads to %s', (_, html, keys, isLeft) => {
  document.body.innerHTML = html
  document.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }))
  expect(isPageHiding()).toBe(isLeft)
})

test('a click that the application handles does not leave the page', () => {
  document.body.innerHTML = '<a href="/pt-br/contato">Contato</a>'
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true })
  document.querySelector('a')?.click()
  expect(isPageHiding()).toBe(false)
})

test('the application follows links to pages of the site, and no others', () => {
  const followed: string[] = []
  followLinksBy(({ href }) => followed.push(href))
  onTestFinished(() => followLinksBy(undefined))
  document.body.innerHTML = `<a href="/pt-br/contato?a=b#c"></a><a href="/card.vcf"></a><a href="https://other.example/pt-br"></a>
    <a href="/pt-br/contato" target="_blank"></a><a href="#servicos"></a>`
  for (const link of document.querySelectorAll('a')) link.click()
  expect(followed).toEqual([`${location.origin}/pt-br/contato?a=b#c`])
})
