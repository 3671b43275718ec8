/**
 * What the specification counts. All other tests take what they expect from the content.
 *
 * When the content grows (a sixth article, a nineteenth partner), nothing changes here: these numbers only keep what was asked for
 * from getting lost. When the specification asks for less, lower the number.
 */
export const atLeast = {
  articles: 5,
  partners: 18,
  videos: 3,
  products: 5,
  benefits: 5,
  services: 7,
  aiNewsItems: 1,
  /** Of a service page, by its slug: a number for each of its lists. */
  bullets: {
    'plataforma-web': [6],
    'aplicativos-mobile': [6],
    'manutencao-de-software': [7],
    outsourcing: [7],
    apis: [7],
    design: [8],
    'inteligencia-artificial': [5, 5],
  },
}

/** A page is designed for exactly so many: adding one means to change the page, and the number here. */
export const exactly = {
  homeCards: 3,
  businessCardLinks: 8,
  policySections: 9,
  states: 27,
  otherNews: 3,
  footerServices: 4,
  factoryServices: 4,
  founderAttributes: 3,
  growAttributes: 3,
  hireReasons: 4,
  aiFeatures: 3,
  sourceTiles: 4,
}
