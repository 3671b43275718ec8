/** As specified: the services in the order of menus and grids, with the slug of each. */
export const services = {
  web: { slug: 'plataforma-web' },
  mobile: { slug: 'aplicativos-mobile' },
  softwareMaintenance: { slug: 'manutencao-de-software' },
  outsourcing: { slug: 'outsourcing' },
  apis: { slug: 'apis' },
  design: { slug: 'design' },
  ai: { slug: 'inteligencia-artificial' },
} as const

export type ServiceId = keyof typeof services
export const serviceIds = Object.keys(services) as ServiceId[]
export const alternativeFooter: ServiceId[] = ['web', 'mobile', 'design', 'softwareMaintenance']
