import { type ReactNode, useEffect, useRef } from 'react'
import { useLocale } from '../components/page/PageProvider'
import { locales } from '../locales/locales'

interface SpecimenProps {
  /** Which variant or state it is. */
  label: string
  /** The component fills the width of a page by itself. */
  isWide?: boolean
  children: ReactNode
}

/** One variant of a component, as a page would show it. */
export function Specimen({ label, isWide = false, children }: SpecimenProps) {
  const locale = useLocale()
  return (
    <figure className="flex min-w-0 flex-col gap-3">
      <figcaption className={`text-muted text-small ${isWide ? 'content' : ''}`}>{label}</figcaption>
      {/* On a page, a hero leaves room for the header that floats on it. Here there is no header. */}
      <div lang={locales[locale].tag} className="min-w-0 [--header-height:0px]">
        {children}
      </div>
    </figure>
  )
}

export type State = 'rest' | 'hover' | 'focus' | 'active'

/** Shows what is inside as if it were hovered, focused or pressed. */
export function InState({ state, of, children }: { state: State; of: string; children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => {
    root.current?.querySelector(of)?.setAttribute('data-state', state)
  }, [of, state])
  return <div ref={root}>{children}</div>
}
