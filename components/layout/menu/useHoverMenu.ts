import { useRouter } from '@tanstack/react-router'
import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react'
import { isPopover } from './Menu.tsx'

const openDelayMs = 200
/** A menu opens without delay if another one was closed within this time. */
const skipDelayMs = 300
const closeDelayMs = 150

/** Shared by all menus, since `skipDelayMs` counts from one menu to another. */
let lastClosedAt = Number.NEGATIVE_INFINITY

/**
 * Turns a `<details>` into a dropdown that opens on hover, click and by keyboard, and closes when it is left. In a popover
 * it opens and closes only on click.
 */
export function useHoverMenu(ref: RefObject<HTMLDetailsElement | null>) {
  const router = useRouter()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A click right after hovering means "open", not "close again".
  const openedByHover = useRef(false)

  function schedule(delayMs: number, action: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delayMs)
  }

  const close = useCallback(() => {
    clearTimeout(timer.current)
    openedByHover.current = false
    if (!ref.current?.open || isPopover(ref.current)) return
    ref.current.open = false
    lastClosedAt = performance.now()
  }, [ref])

  useEffect(() => {
    const menu = ref.current
    const closeWhenOutside = (event: Event) => {
      if (!menu?.contains(event.target as Node)) close()
    }
    // On the document, because a menu opened by hovering has no focus but must close on Escape (WCAG 1.4.13).
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu?.open || isPopover(menu)) return
      close()
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeWhenOutside)
    document.addEventListener('keydown', closeOnEscape)
    const stopFollowing = router.subscribe('onBeforeNavigate', close)
    return () => {
      clearTimeout(timer.current)
      stopFollowing()
      document.removeEventListener('pointerdown', closeWhenOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [ref, close, router])

  return {
    menu: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return
        const isAnotherJustClosed = performance.now() - lastClosedAt < skipDelayMs || isAnotherOpen(ref.current)
        schedule(isAnotherJustClosed ? 0 : openDelayMs, () => {
          const menu = ref.current
          if (!menu || menu.open || isPopover(menu)) return
          openedByHover.current = true
          menu.open = true
        })
      },
      onPointerLeave(event: PointerEvent) {
        if (event.pointerType === 'mouse') schedule(closeDelayMs, close)
      },
      onBlur(event: FocusEvent) {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) close()
      },
    },
    trigger: {
      onClick(event: MouseEvent) {
        clearTimeout(timer.current)
        if (openedByHover.current) event.preventDefault()
        openedByHover.current = false
      },
    },
  }
}

function isAnotherOpen(menu: HTMLDetailsElement | null): boolean {
  return [...document.querySelectorAll('details[name="main-menu"][open]')].some((other) => other !== menu)
}
