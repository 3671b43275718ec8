import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { scopeText } from '../../content/sample-scope/scope-text'
import { localeIds } from '../../locales/locales'
import { renderIn } from '../../tests/render-in'
import { ScopeReader } from './ScopeReader'

// jsdom lays nothing out: leaves are 952 px wide with 48 px between them, and the last words stand on the third.
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      #look: () => void
      constructor(look: () => void) {
        this.#look = look
      }
      observe() {
        this.#look()
      }
      disconnect() {}
    },
  )
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(952)
  vi.spyOn(HTMLParagraphElement.prototype, 'getBoundingClientRect').mockReturnValue({ left: 2476 } as DOMRect)
  Element.prototype.scrollTo = function (this: Element, options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollLeft = options.left ?? 0
    this.dispatchEvent(new Event('scroll'))
  } as typeof Element.prototype.scrollTo
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(Element.prototype, 'scrollTo')
})

describe.each(localeIds)('the sample scope in %s', (locale) => {
  const text = scopeText(locale)

  test('is there with all its words', () => {
    const { container } = renderIn(locale, <ScopeReader text={text} />)
    const parts = text.pages
      .flat()
      .flatMap(({ heading, text = '', items = [], rows = [] }) => [heading, text, ...items, ...rows.flat()])
    for (const part of [text.title, text.note, ...parts, text.signed]) expect(container.textContent).toContain(part)
  })

  test('is leafed through, and says where one is', async () => {
    const { user, t } = renderIn(locale, <ScopeReader text={text} />)
    const next = screen.getByRole<HTMLButtonElement>('button', { name: t('factory.scope.next') })
    const previous = screen.getByRole<HTMLButtonElement>('button', { name: t('factory.scope.previous') })
    const place = (leaf: number) =>
      expect(screen.getByRole('status').textContent).toBe(t('factory.scope.leaf', { leaf, leaves: 3 }))
    place(1)
    expect([previous.disabled, next.disabled]).toEqual([true, false])
    await user.click(next)
    await user.click(next)
    place(3)
    expect([previous.disabled, next.disabled]).toEqual([false, true])
    await user.click(previous)
    place(2)
    screen.getByRole('region').focus()
    await user.keyboard('{ArrowLeft}')
    place(1)
  })
})
