const ceo = { first: 'Helena', last: 'Távora' }
const cto = { first: 'Otávio', last: 'Brandi' }

/**
 * Every name of our own, and its only home: a text says `{company}` or `{ceo}` (a message, Markdown and content alike), and the build
 * puts the name in its place.
 */
export const names = {
  company: 'Tecto',
  legalName: 'Tecto Tecnologia Ltda.',
  ceo: `${ceo.first} ${ceo.last}`,
  ceoFirstName: ceo.first,
  ceoLastName: ceo.last,
  cto: `${cto.first} ${cto.last}`,
  ctoFirstName: cto.first,
  ctoLastName: cto.last,
  aiSeller: 'AI Seller',
  aiManager: 'AI Manager',
  aiNews: 'AI News',
  eduAmigo: 'EduAmigo',
  alugueTotal: 'Alugue Total',
}

/** Names from above that texts also use in another sense, as "Norte" for the north: the check then leaves them alone. */
export const ordinaryWords: string[] = []
