import type { IconName } from './icons.ts'

/** Decorative: text beside it or the control's name carries the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  )
}
