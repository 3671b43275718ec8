const ceo = { first: 'Helena', last: 'Távora' }
const cto = { first: 'Otávio', last: 'Brandi' }
const proposals = { first: 'Davi', last: 'Queiroz' }

/**
 * The names of the company, its people, and its products, each written only here: texts use placeholders such as
 * `{company}` or `{ceo}`, which the build fills.
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
  /** Answers visitors together with the CEO. */
  proposals: `${proposals.first} ${proposals.last}`,
  proposalsFirstName: proposals.first,
  /** Answers for personal data. Invented: the owner names somebody, but not the CEO: the offices conflict. */
  dataOfficer: 'Iara Montalvane',
  /** In the European Union, under Article 27 of the GDPR. Invented: the owner appoints one. */
  euRepresentative: 'Lindero Representación S. L.',
  aiSeller: 'AI Seller',
  aiManager: 'AI Manager',
  aiNews: 'AI News',
  eduAmigo: 'EduAmigo',
  alugueTotal: 'Alugue Total',
  /** Where both founders worked in Silicon Valley. */
  formerEmployer: 'Fernhaul',
}
