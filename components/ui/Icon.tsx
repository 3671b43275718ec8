import type { IconName } from './icons.ts'

/** An icon of the interface set, in the colour of the text. It decorates: its words stand beside it or in the control's name. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${ICON_SPRITE}#${name}`} />
    </svg>
  )
}
