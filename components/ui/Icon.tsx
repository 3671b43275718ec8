/** An icon of the interface set. It decorates: its words stand beside it or in the control's name. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`${icons[name]} ${className}`} />
}

export const icons = {
  alert: 'i-lucide-circle-alert',
  arrowDown: 'i-lucide-arrow-down',
  arrowLeft: 'i-lucide-arrow-left',
  arrowRight: 'i-lucide-arrow-right',
  arrowUpRight: 'i-lucide-arrow-up-right',
  check: 'i-lucide-check',
  chevronDown: 'i-lucide-chevron-down',
  close: 'i-lucide-x',
  mail: 'i-lucide-mail',
  menu: 'i-lucide-menu',
  phone: 'i-lucide-phone',
  play: 'i-lucide-play',
  quote: 'i-lucide-quote',
  download: 'i-lucide-user-round-plus',
  globe: 'i-lucide-globe',
  instagram: 'i-simple-icons-instagram',
  youtube: 'i-simple-icons-youtube',
  whatsapp: 'i-simple-icons-whatsapp',
  facebook: 'i-simple-icons-facebook',
  x: 'i-simple-icons-x',
  linkedin: 'i-lucide-linkedin',
  web: 'i-lucide-app-window',
  mobile: 'i-lucide-smartphone',
  softwareMaintenance: 'i-lucide-wrench',
  outsourcing: 'i-lucide-users-round',
  apis: 'i-lucide-plug-zap',
  design: 'i-lucide-pen-tool',
  ai: 'i-lucide-sparkles',
  automation: 'i-lucide-workflow',
  decisions: 'i-lucide-compass',
  customization: 'i-lucide-sliders-horizontal',
  cost: 'i-lucide-piggy-bank',
  productivity: 'i-lucide-gauge',
} as const

export type IconName = keyof typeof icons
