const evidenceLinks = [
  { to: '/casos', label: 'layout.nav.stories' },
  { to: '/respostas', label: 'layout.nav.answers' },
] as const

export const menus = {
  /** Also in both footers. */
  evidenceLinks,
  standard: [
    { to: '/', label: 'layout.nav.home' },
    { to: '/quem-somos', label: 'layout.nav.about' },
    'services',
    { to: '/contato', label: 'layout.nav.contact' },
    ...evidenceLinks,
    'languages',
  ],
  alternative: [
    { to: '/', label: 'layout.nav.home' },
    { to: '/quem-somos', label: 'layout.nav.about' },
    { to: '/noticias', label: 'layout.nav.news' },
    { to: '/produtos-de-ia', label: 'layout.nav.aiProducts' },
    ...evidenceLinks,
  ],
} as const
