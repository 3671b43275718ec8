import { useHydrated } from '@tanstack/react-router'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon.tsx'
import type { ScopeSection, ScopeText } from '../../content/sample-scope/scope-text.ts'

const gapPx = 48
/**
 * Text overflows into columns to the right; the style is inline, since classes that only scripts need would add to
 * every document.
 */
const pageColumns: CSSProperties = {
  position: 'relative',
  height: '100%',
  columns: '24rem 2',
  columnGap: gapPx,
  columnFill: 'auto',
  columnRule: '1px solid var(--mint-line)',
}

/** Draws the edges of the pages underneath. */
const stack = '6px 6px 0 -1px #fff, 6px 6px 0 0 var(--mint-line), 12px 12px 0 -1px #fff, 12px 12px 0 0 var(--mint-line)'

/** Only its space is prerendered, since its text would make the document too large. */
export function ScopeReader({ text: { title, note, pages, signed } }: { text: ScopeText }) {
  const isHydrated = useHydrated()
  return (
    <div
      style={isHydrated ? { boxShadow: stack } : undefined}
      className="needs-scripts card mr-3 flex h-120 flex-col gap-5 p-card sm:h-160"
    >
      {isHydrated && (
        <PageStack title={title}>
          <h3 className="text-heading-strong">{title}</h3>
          <p className="mt-3 text-muted">{note}</p>
          {pages.map((sections, page) => (
            <div key={sections[0]?.heading} style={page > 0 ? { breakBefore: 'column' } : undefined}>
              {sections.map((section) => (
                <SectionOfScope key={section.heading} {...section} />
              ))}
            </div>
          ))}
          <p style={{ marginTop: '1rem', fontWeight: 650 }}>{signed}</p>
        </PageStack>
      )}
    </div>
  )
}

/** No page ends within an item. */
const unbroken: CSSProperties = { breakInside: 'avoid' }

function SectionOfScope({ heading, text, items, rows }: ScopeSection) {
  return (
    <section>
      <h4 style={{ margin: '1rem 0 0.375rem', fontWeight: 650, breakAfter: 'avoid' }} className="text-link">
        {heading}
      </h4>
      {rows && <Stages rows={rows} />}
      {text && <p>{text}</p>}
      {items && (
        <ul className="flex list-disc flex-col gap-2 pl-5">
          {items.map((item) => (
            <li key={item} style={unbroken}>
              {item}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Stages({ rows: [head = [], ...rows] }: { rows: string[][] }) {
  const cellStyle: CSSProperties = {
    padding: '0.25rem 0.75rem 0.25rem 0',
    verticalAlign: 'top',
    overflowWrap: 'normal',
  }
  return (
    <table style={{ marginBottom: '0.5rem', textAlign: 'left', ...unbroken }}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col" style={cellStyle}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join()}>
            {row.map((cell, column) => (
              <td key={cell} style={{ ...cellStyle, whiteSpace: column === 2 ? 'nowrap' : undefined }}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface PageStackProps {
  title: string
  children: ReactNode
}

function PageStack({ title, children }: PageStackProps) {
  const intl = useIntl()
  const view = useRef<HTMLElement>(null)
  const [place, setPlace] = useState({ page: 0, pages: 1 })
  const measure = useCallback(() => {
    const paper = view.current?.firstElementChild
    const end = paper?.lastElementChild
    if (!view.current || !paper || !end) return
    const step = view.current.clientWidth + gapPx
    const endLeft = end.getBoundingClientRect().left - paper.getBoundingClientRect().left
    setPlace({ page: Math.round(view.current.scrollLeft / step), pages: Math.floor(endLeft / step) + 1 })
  }, [])
  useEffect(() => {
    if (!view.current) return
    const observer = new ResizeObserver(measure)
    observer.observe(view.current)
    return () => observer.disconnect()
  }, [measure])
  const turn = (by: number) => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    const step = (view.current?.clientWidth ?? 0) + gapPx
    view.current?.scrollTo({ left: (place.page + by) * step, behavior: isStill ? 'instant' : 'smooth' })
  }
  const button = (by: number, isEnd: boolean) => (
    <button
      type="button"
      className="btn-outline"
      style={{ width: '3.25rem', padding: 0, ...(isEnd && { opacity: 0.4, pointerEvents: 'none' }) }}
      disabled={isEnd}
      aria-label={intl.formatMessage({ id: by > 0 ? 'factory.scope.next' : 'factory.scope.previous' })}
      onClick={() => turn(by)}
    >
      <Icon name={by > 0 ? 'arrowRight' : 'arrowLeft'} />
    </button>
  )
  return (
    <>
      <div className="flex items-center justify-end gap-3">
        <span role="status" style={{ marginRight: 'auto' }} className="text-muted">
          {intl.formatMessage({ id: 'factory.scope.leaf' }, { page: place.page + 1, pages: place.pages })}
        </span>
        {button(-1, place.page === 0)}
        {button(1, place.page === place.pages - 1)}
      </div>
      <section
        ref={view}
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys scroll the focused element
        tabIndex={0}
        onScroll={measure}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
          if (!by) return
          event.preventDefault()
          turn(by)
        }}
        style={{ flex: 1, minHeight: 0, overflow: 'auto hidden', scrollSnapType: 'x mandatory' }}
        className="text-small focusable"
      >
        <div style={pageColumns}>
          {Array.from({ length: place.pages }, (_, page) => `calc(${page} * (100% + ${gapPx}px))`).map((left) => (
            <span key={left} style={{ position: 'absolute', left, width: 1, height: 1, scrollSnapAlign: 'start' }} />
          ))}
          {children}
        </div>
      </section>
    </>
  )
}
