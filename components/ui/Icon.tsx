import sprite from './icons.svg'

/** The symbols of icons.svg. They are one file that browsers cache, so that no page contains their shapes. */
export const iconNames = [
  'alert',
  'arrowDown',
  'arrowLeft',
  'arrowRight',
  'arrowUpRight',
  'check',
  'chevronDown',
  'mail',
  'phone',
  'play',
  'addContact',
  'globe',
  'instagram',
  'youtube',
  'whatsapp',
  'facebook',
  'x',
  'linkedin',
  'web',
  'mobile',
  'softwareMaintenance',
  'outsourcing',
  'apis',
  'design',
  'ai',
  'automation',
  'decisions',
  'customization',
  'cost',
  'productivity',
] as const
export type IconName = (typeof iconNames)[number]

/** Decorative: text beside it or the control's name carries the meaning. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={`icon ${className}`}>
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
