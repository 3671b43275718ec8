export const menus = {
  standard: [
    { to: '/', label: 'layout.nav.home' },
    { to: '/quem-somos', label: 'layout.nav.about' },
    'services',
    { to: '/contato', label: 'layout.nav.contact' },
    'languages',
  ],
  alternative: [
    { to: '/', label: 'layout.nav.home' },
    { to: '/quem-somos', label: 'layout.nav.about' },
    { to: '/noticias', label: 'layout.nav.news' },
    { to: '/produtos-de-ia', label: 'layout.nav.aiProducts' },
  ],
} as const
