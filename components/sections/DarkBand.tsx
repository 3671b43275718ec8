import { type ReactNode, useId } from 'react'
import { Picture } from '../ui/Picture.tsx'

interface DarkBandProps {
  className?: string
  title: ReactNode
  children: ReactNode
}

/** The pavement at night, with one stone missing: what closes a page. */
export function DarkBand({ className = '', title, children }: DarkBandProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={`ground-night relative isolate overflow-hidden ${className}`}>
      <Picture
        name="call/home"
        alt=""
        sizes="100vw"
        className="absolute inset-x-0 bottom-0 -z-1 block h-[26rem] w-full object-cover object-[50%_100%] lg:h-auto"
      />
      <span aria-hidden="true" className="absolute inset-0 -z-1 call-shade" />
      <div className="content flex flex-col items-start gap-6 pt-band pb-[20rem] lg:min-h-[43.75vw] lg:pb-[14vw]">
        <h2 id={titleId} className="max-w-[12em] text-statement-strong">
          {title}
        </h2>
        {children}
      </div>
    </section>
  )
}
