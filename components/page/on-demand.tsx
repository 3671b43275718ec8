import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { useNavigation } from './Navigation'

/** A part of a page whose code comes only when a visitor turns to it. Until then it stays as it was prerendered. */
interface OnDemand<Props> {
  /** To be awaited before a page is shown that was not prerendered. */
  load: () => Promise<void>
  Component: (props: Props) => ReactNode
}

/**
 * @param selector the element in which the part stands: its code is fetched when the visitor points at it, moves the focus there,
 * touches the page or uses the keyboard
 * @param demand 'seen' where the code is wanted as soon as the element comes near the view
 */
export function onDemand<Props extends object>(
  selector: string,
  importComponent: () => Promise<ComponentType<Props>>,
  demand: 'used' | 'seen' = 'used',
): OnDemand<Props> {
  let arrived: ComponentType<Props> | undefined
  let announce = (_: { default: ComponentType<Props> }) => {}
  const arrival = new Promise<{ default: ComponentType<Props> }>((resolve) => {
    announce = resolve
  })
  const load = async () => {
    arrived ??= await importComponent()
    announce({ default: arrived })
  }
  const Later = lazy(() => {
    const wait = demand === 'seen' ? whenNear : whenTurnedTo
    wait(selector, load)
    return arrival
  })
  return {
    load,
    Component: (props) => {
      const navigation = useNavigation()
      const [isPrerendered] = useState(() => navigation?.isOnFirstPage() ?? true)
      const [Part] = useState(() => arrived ?? Later)
      // Whoever comes back to the first page of a visit finds nothing prerendered to turn to.
      useEffect(() => {
        if (!isPrerendered) loadByAllMeans(load)
      }, [isPrerendered])
      return (
        <Suspense>
          <Part {...props} />
        </Suspense>
      )
    },
  }
}

const retryMs = 3000
/** How far from the view a part is when its code is asked for: it is there before the part is seen. */
const nearness = '600px'
const signs = ['focusin', 'pointerover', 'touchstart', 'keydown'] as const

function loadByAllMeans(load: () => Promise<void>): void {
  load().catch(() => setTimeout(loadByAllMeans, retryMs, load))
}

/** Where the code does not arrive, the next sign has it fetched again. */
function whenTurnedTo(selector: string, load: () => Promise<void>): void {
  const start = () => {
    for (const sign of signs) removeEventListener(sign, look, true)
    load().catch(() => setTimeout(whenTurnedTo, retryMs, selector, load))
  }
  const look = ({ type, target }: Event) => {
    const isThere = target instanceof Element && target.closest(selector)
    if (isThere || type === 'touchstart' || type === 'keydown') start()
  }
  if (isTurnedTo(selector)) start()
  else for (const sign of signs) addEventListener(sign, look, { capture: true, passive: true })
}

function whenNear(selector: string, load: () => Promise<void>): void {
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      load().catch(() => setTimeout(whenTurnedTo, retryMs, selector, load))
    },
    { rootMargin: nearness },
  )
  const element = document.querySelector(selector)
  if (element) observer.observe(element)
}

/** Whether the visitor was there before the code that looks for signs: the focus is there, or something has been written. */
function isTurnedTo(selector: string): boolean {
  const controls = [...document.querySelectorAll<HTMLInputElement>(`:is(${selector}) :is(input, textarea)`)]
  return (
    document.activeElement?.closest(selector) !== null ||
    controls.some(({ value, defaultValue }) => value !== defaultValue)
  )
}
