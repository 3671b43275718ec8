import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigation } from './Navigation.tsx'

/** A prerendered component whose code is loaded and hydrated only when a visitor interacts with it. */
interface LazyHydration<Props> {
  /** Awaited before client-side navigation to a page, which has no prerendered markup to show. */
  load: () => Promise<void>
  Component: (props: Props) => ReactNode
}

/**
 * @param selector the element around the component: the code is loaded when the visitor points at it, focuses it,
 * touches the page or uses the keyboard
 * @param demand 'seen' to load the code as soon as the element comes near the viewport
 */
export function lazyHydration<Props extends object>(
  selector: string,
  importComponent: () => Promise<ComponentType<Props>>,
  demand: 'used' | 'seen' = 'used',
): LazyHydration<Props> {
  let arrived: ComponentType<Props> | undefined
  let announce = (_: { default: ComponentType<Props> }) => {}
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    announce = resolve
  })
  const load = async () => {
    arrived ??= await importComponent()
    announce({ default: arrived })
  }
  const LazyComponent = lazy(() => {
    const wait = demand === 'seen' ? onNearViewport : onInteraction
    wait(selector, load)
    return arrival
  })
  return {
    load,
    Component: (props) => {
      const navigation = useNavigation()
      const [isPrerendered] = useState(() => navigation?.isOnFirstPage() ?? true)
      const [Loaded] = useState(() => arrived ?? LazyComponent)
      // When visitors return to the first page, there is no prerendered markup to show while loading.
      useEffect(() => {
        if (!isPrerendered) loadWithRetry(load)
      }, [isPrerendered])
      return (
        <Suspense>
          <Loaded {...props} />
        </Suspense>
      )
    },
  }
}

const retryMs = 3000
/** Loads the code before the element is visible. */
const rootMargin = '600px'
const interactionEvents = ['focusin', 'pointerover', 'touchstart', 'keydown'] as const

function loadWithRetry(load: () => Promise<void>): void {
  load().catch(() => setTimeout(loadWithRetry, retryMs, load))
}

/** If loading fails, the next interaction tries again. */
function onInteraction(selector: string, load: () => Promise<void>): void {
  const start = () => {
    for (const event of interactionEvents) removeEventListener(event, onInteraction, true)
    load().catch(() => setTimeout(onInteraction, retryMs, selector, load))
  }
  const onInteraction = ({ type, target }: Event) => {
    const isThere = target instanceof Element && target.closest(selector)
    if (isThere || type === 'touchstart' || type === 'keydown') start()
  }
  if (hasInteraction(selector)) start()
  else for (const event of interactionEvents) addEventListener(event, onInteraction, { capture: true, passive: true })
}

function onNearViewport(selector: string, load: () => Promise<void>): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      load().catch(() => setTimeout(onInteraction, retryMs, selector, load))
    },
    { rootMargin: rootMargin },
  )
  const element = document.querySelector(selector)
  if (element) observer.observe(element)
}

/** Detects interaction that happened before these listeners were added. */
function hasInteraction(selector: string): boolean {
  const controls = [...document.querySelectorAll<HTMLInputElement>(`:is(${selector}) :is(input, textarea)`)]
  return (
    document.activeElement?.closest(selector) !== null ||
    controls.some(({ value, defaultValue }) => value !== defaultValue)
  )
}
