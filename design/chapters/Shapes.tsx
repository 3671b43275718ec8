import { theme } from 'virtual:theme'
import { useEffect, useState } from 'react'
import { Specimen } from '../Specimen'

export function Shapes() {
  return (
    <>
      <div className="grid grid-cols-2 gap-6 sm:grid-cols-4">
        {Object.entries(theme.borderRadius).map(([name, radius]) => (
          <Specimen key={name} label={`radius ${name}: ${radius}`}>
            <div className="h-24 border-2 border-brand border-solid bg-mint" style={{ borderRadius: radius }} />
          </Specimen>
        ))}
      </div>
      <div className="grid gap-10 sm:grid-cols-2">
        {Object.entries(theme.boxShadow).map(([name, shadow]) => (
          <Specimen key={name} label={`shadow ${name}: ${shadow}`}>
            <div className="h-32 rounded-card bg-card" style={{ boxShadow: shadow }} />
          </Specimen>
        ))}
      </div>
    </>
  )
}

/** Lengths of renderer/styles/base.css and of the shortcuts, each as something that has it. */
const lengths = [
  { name: '--gutter (beside the content)', className: 'w-[var(--gutter)]' },
  { name: 'band (above and below what a band holds)', className: 'pl-band' },
  { name: 'stack (between head and content of a band)', className: 'pl-stack' },
  { name: 'column (between wide columns)', className: 'pl-column' },
  { name: 'panel (padding of a panel)', className: 'pl-panel' },
  { name: 'form (padding around a form)', className: 'pl-form' },
  { name: 'card (padding of a card)', className: 'pl-card' },
  { name: '--header-height', className: 'w-[var(--header-height)]' },
  { name: 'height of a button or field (button)', className: 'w-button' },
  { name: 'least height of a link in a menu (11)', className: 'w-11' },
]

export function Spaces() {
  return (
    <>
      <ul className="flex flex-col gap-3">
        {lengths.map(({ name, className }) => (
          <li key={name} className="grid items-center gap-x-6 sm:grid-cols-[18rem_1fr]">
            <span>{name}</span>
            <Length className={className} />
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1 justify-self-start">
        {Object.entries(theme.breakpoints).map(([name, width]) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid">
            <dt className="font-650">{name}</dt>
            <dd className="m-0 text-muted">from {width}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function Length({ className }: { className: string }) {
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const [px, setPx] = useState(0)
  useEffect(() => {
    if (!bar) return
    const observer = new ResizeObserver(() => setPx(bar.offsetWidth))
    observer.observe(bar)
    return () => observer.disconnect()
  }, [bar])
  return (
    <span className="flex items-center gap-3 tabular-nums">
      <span ref={setBar} className={`h-4 flex-shrink-0 bg-emerald ${className}`} />
      {px} px
    </span>
  )
}
