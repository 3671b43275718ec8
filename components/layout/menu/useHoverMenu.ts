import {
  type FocusEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
} from 'react'

/** How long the pointer must hover over a menu to open it. */
export const openDelayMs = 200
/** A menu opens without that delay when another one was closed this short a time before. */
export const skipDelayMs = 300
/** How long a menu stays open after the pointer has left it. */
export const closeDelayMs = 150

/** When a menu was last closed: one time for all menus, since `skipDelayMs` counts from one menu to another. */
let lastClosedAt = Number.NEGATIVE_INFINITY

/** Opens and closes a `<details>` as a dropdown: by hovering, clicking, keyboard, and by leaving it in any way. */
export function useHoverMenu(ref: RefObject<HTMLDetailsElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  // A click right after hovering means 'open', not 'close again'.
  const openedByHover = useRef(false)

  function schedule(delayMs: number, action: () => void) {
    clearTimeout(timer.current)
    timer.current = setTimeout(action, delayMs)
  }

  const close = useCallback(() => {
    clearTimeout(timer.current)
    openedByHover.current = false
    if (!ref.current?.open) return
    ref.current.open = false
    lastClosedAt = performance.now()
  }, [ref])

  useEffect(() => {
    const menu = ref.current
    const closeWhenOutside = (event: Event) => {
      if (!menu?.contains(event.target as Node)) close()
    }
    // On the document, since a menu that opened by hovering has no focus, and Escape must close it all the same (WCAG 1.4.13).
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu?.open) return
      close()
      if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeWhenOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('pointerdown', closeWhenOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [ref, close])

  return {
    menu: {
      onPointerEnter(event: PointerEvent) {
        if (event.pointerType !== 'mouse') return
        const isAnotherJustClosed = performance.now() - lastClosedAt < skipDelayMs || isAnotherOpen(ref.current)
        schedule(isAnotherJustClosed ? 0 : openDelayMs, () => {
          const menu = ref.current
          if (!menu || menu.open) return
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
      onClick(event: MouseEvent) {
        if ((event.target as Element).closest('a')) close()
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
