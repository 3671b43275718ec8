import { service } from '../services.schema.ts'

export const plataformaWeb = service('plataforma-web', {
  id: 'web',
  img: 'services/web',
  title: {
    'pt-br': 'Desenvolvimento de plataformas web',
    'en-us': 'Web platform development',
    'es-es': 'Desarrollo de plataformas web',
  },
  description: {
    'pt-br': 'Trocamos a planilha por um sistema.',
    'en-us': 'We replace spreadsheets with systems.',
    'es-es': 'Sustituimos la hoja de cálculo por un sistema.',
  },
  price: {
    'pt-br': '{firstVersionFrom}',
    'en-us': '{firstVersionFrom}',
    'es-es': '{firstVersionFrom}',
  },
  terms: {
    'pt-br': 'São {fewestStages} etapas. Com {mostStages}, {firstVersionTo}.',
    'en-us': 'Projects cost from {firstVersionFrom} ({fewestStages} stages) to {firstVersionTo} ({mostStages} stages).',
    'es-es': 'De {firstVersionFrom} ({fewestStages} etapas) a {firstVersionTo} ({mostStages} etapas).',
  },
  headTitle: {
    'pt-br': 'Plataformas web que substituem a planilha',
    'en-us': 'Web platforms that replace the spreadsheet',
    'es-es': 'Plataformas web que sustituyen a la hoja de cálculo',
  },
  headDescription: {
    'pt-br':
      'Portais, painéis e sistemas sob medida, em etapas de {stageWeeks} semanas, a preço fechado. Veja o que você recebe e como começa.',
    'en-us':
      'Custom portals, dashboards, and systems in {stageWeeks}-week stages, at a fixed price: what you get, and how a project starts.',
    'es-es':
      'Portales, paneles y sistemas a medida, por etapas de {stageWeeks} semanas y a precio cerrado. Qué recibes y cómo se empieza.',
  },
  subtitle: {
    'pt-br': 'A planilha que só uma pessoa entende vira um sistema que o setor inteiro usa.',
    'en-us': 'A spreadsheet only one person understands becomes a system the whole department can use.',
    'es-es': 'La hoja que solo entiende una persona pasa a ser un sistema para todo el departamento.',
  },
  closing: {
    picture: 'call/4',
    title: {
      'pt-br': 'Mostre a planilha',
      'en-us': 'Show us the spreadsheet',
      'es-es': 'Enséñanos la hoja',
    },
    text: {
      'pt-br': 'Conte o que acontece nas férias de quem cuida dela. Cada etapa leva {stageWeeks} semanas.',
      'en-us': 'What happens when its keeper is out? Each stage takes {stageWeeks} weeks.',
      'es-es': '¿Qué pasa cuando quien la lleva está de vacaciones? Cada etapa dura {stageWeeks} semanas.',
    },
  },
})
