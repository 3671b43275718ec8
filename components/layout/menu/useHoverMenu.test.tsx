import { fireEvent, screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { renderIn } from '../../../tests/render-in.tsx'
import { PageLink } from '../../page/PageLink.tsx'
import { HoverMenu } from './HoverMenu.tsx'

// As specified.
const openDelayMs = 200
const skipDelayMs = 300
const closeDelayMs = 150

beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())

// A menu opens at once shortly after another was closed, so the previous test's menu must not count.
beforeEach(() => void vi.advanceTimersByTime(1000))

describe('by hovering', () => {
  test('a menu opens and closes after a delay, unless the pointer turns back in time', async () => {
    const { user, services } = renderMenus()
    await user.hover(services.trigger)
    vi.advanceTimersByTime(openDelayMs - 1)
    await user.unhover(services.trigger)
    vi.advanceTimersByTime(1000)
    expect(services.isOpen()).toBe(false)
    await user.hover(services.trigger)
    vi.advanceTimersByTime(openDelayMs - 1)
    expect(services.isOpen()).toBe(false)
    vi.advanceTimersByTime(1)
    expect(services.isOpen()).toBe(true)
    await user.unhover(services.trigger)
    vi.advanceTimersByTime(closeDelayMs - 1)
    await user.hover(services.link)
    vi.advanceTimersByTime(1000)
    await user.unhover(services.link)
    vi.advanceTimersByTime(closeDelayMs - 1)
    expect(services.isOpen()).toBe(true)
    vi.advanceTimersByTime(1)
    expect(services.isOpen()).toBe(false)
  })

  test.each([
    ['at once while the first is open', 0, 0],
    ['at once while little time has passed since the first was closed', closeDelayMs + skipDelayMs - 1, 0],
    ['after its delay later than that', closeDelayMs + skipDelayMs, openDelayMs],
  ])('a second menu opens %s', async (_, msBetween, delayMs) => {
    const { user, services, language } = await renderOpen()
    await user.unhover(services.trigger)
    vi.advanceTimersByTime(msBetween)
    await user.hover(language.trigger)
    vi.advanceTimersByTime(Math.max(0, delayMs - 1))
    expect(language.isOpen()).toBe(delayMs === 0)
    vi.advanceTimersByTime(1)
    expect(language.isOpen()).toBe(true)
  })

  test('a finger does not open a menu by hovering', () => {
    const { services } = renderMenus()
    fireEvent.pointerEnter(services.menu, { pointerType: 'touch' })
    vi.advanceTimersByTime(1000)
    expect(services.isOpen()).toBe(false)
  })
})

describe('by clicking', () => {
  test('alone within an open popover', async () => {
    const { user, services, language } = renderMenus()
    services.menu.parentElement?.setAttribute('style', 'position: fixed')
    services.menu.parentElement?.setAttribute('popover', 'auto')
    await user.hover(services.trigger)
    vi.advanceTimersByTime(1000)
    expect(services.isOpen()).toBe(false)
    await user.click(services.trigger)
    await user.click(language.link)
    vi.advanceTimersByTime(1000)
    expect(services.isOpen()).toBe(true)
  })

  test('a click during the hover delay opens a menu that stays open', async () => {
    const { user, services } = renderMenus()
    await user.hover(services.trigger)
    await user.click(services.trigger)
    vi.advanceTimersByTime(1000)
    expect(services.isOpen()).toBe(true)
  })

  test('a click right after hovering keeps the menu open; the next one, or one on a link or outside, closes it', async () => {
    const { user, services } = await renderOpen()
    await user.click(services.trigger)
    expect(services.isOpen()).toBe(true)
    for (const place of [services.trigger, services.link, document.body]) {
      await user.click(place)
      expect(services.isOpen()).toBe(false)
      await user.click(services.trigger)
      expect(services.isOpen()).toBe(true)
    }
  })
})

describe('by keyboard', () => {
  test('Escape, and no other key, closes an open menu and returns the focus to its trigger', async () => {
    const { user, services } = renderMenus()
    services.link.focus()
    await user.keyboard('{Escape}')
    expect(document.activeElement).toBe(services.link)
    await user.click(services.trigger)
    services.link.focus()
    await user.keyboard('a{ArrowDown}')
    expect(services.isOpen()).toBe(true)
    await user.keyboard('{Escape}')
    expect(services.isOpen()).toBe(false)
    expect(document.activeElement).toBe(services.trigger)
  })

  test('the menu closes when the focus leaves it, but not when the focus moves inside it', async () => {
    const { user, services, language } = renderMenus()
    await user.click(services.trigger)
    services.link.focus()
    services.secondLink.focus()
    expect(services.isOpen()).toBe(true)
    language.link.focus()
    expect(services.isOpen()).toBe(false)
  })
})

/** Renders two menus and opens the services menu by hovering. */
async function renderOpen() {
  const menus = renderMenus()
  await menus.user.hover(menus.services.trigger)
  vi.advanceTimersByTime(openDelayMs)
  expect(menus.services.isOpen()).toBe(true)
  return menus
}

function renderMenus() {
  const result = renderIn(
    'en-us',
    <>
      <HoverMenu label="Services">
        <PageLink to="/servicos/$slug" params={{ slug: 'apis' }}>
          APIs
        </PageLink>
        <PageLink to="/servicos/$slug" params={{ slug: 'design' }}>
          Design
        </PageLink>
      </HoverMenu>
      <HoverMenu label="Language">
        <PageLink to="/" locale="es-es">
          Español
        </PageLink>
      </HoverMenu>
    </>,
  )
  return { ...result, services: menuOf('Services'), language: menuOf('Language') }
}

function menuOf(label: string) {
  const trigger = screen.getByText(label)
  const menu = trigger.closest('details') as HTMLDetailsElement
  const [link, secondLink] = menu.querySelectorAll('a') as unknown as [HTMLElement, HTMLElement]
  return { menu, trigger, link, secondLink, isOpen: () => menu.open }
}
