/** As specified: the services in the order of menus and grids, with the slug and the number of bullets of each. */
export const services = {
  web: { slug: 'plataforma-web', bullets: 6 },
  mobile: { slug: 'aplicativos-mobile', bullets: 6 },
  softwareMaintenance: { slug: 'manutencao-de-software', bullets: 7 },
  outsourcing: { slug: 'outsourcing', bullets: 7 },
  apis: { slug: 'apis', bullets: 7 },
  design: { slug: 'design', bullets: 8 },
  ai: { slug: 'inteligencia-artificial', bullets: 10 },
} as const

export type ServiceId = keyof typeof services
export const serviceIds = Object.keys(services) as ServiceId[]
export const alternativeFooter: ServiceId[] = ['web', 'mobile', 'design', 'softwareMaintenance']
