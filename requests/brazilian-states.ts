/** What the lead forms may offer besides, in the language of the team that reads it. */
export const outsideBrazil = 'Fora do Brasil'

/** The federative units of Brazil that the lead forms offer. */
export const states = {
  Acre: null,
  Alagoas: null,
  Amapá: null,
  Amazonas: null,
  Bahia: null,
  Ceará: null,
  'Distrito Federal': null,
  'Espírito Santo': null,
  Goiás: null,
  Maranhão: null,
  'Mato Grosso': null,
  'Mato Grosso do Sul': null,
  'Minas Gerais': null,
  Pará: null,
  Paraíba: null,
  Paraná: null,
  Pernambuco: null,
  Piauí: null,
  'Rio de Janeiro': null,
  'Rio Grande do Norte': null,
  'Rio Grande do Sul': null,
  Rondônia: null,
  Roraima: null,
  'Santa Catarina': null,
  'São Paulo': null,
  Sergipe: null,
  Tocantins: null,
} as const
