import { service } from '../services.schema.ts'

export const design = service('design', {
  id: 'design',
  img: 'services/design',
  title: {
    'pt-br': 'Design de UI/UX',
    'en-us': 'UI/UX design',
    'es-es': 'Diseño UI/UX',
  },
  description: {
    'pt-br': 'Testamos telas com usuários.',
    'en-us': 'We test screens with users.',
    'es-es': 'Probamos pantallas con usuarios.',
  },
  price: {
    'pt-br': '{designPrice}',
    'en-us': '{designPrice}',
    'es-es': '{designPrice}',
  },
  terms: {
    'pt-br': 'A primeira rodada inclui oito testes.',
    'en-us': 'A round includes eight tests.',
    'es-es': 'La primera ronda, con ocho pruebas, lleva {stageWeeks} semanas.',
  },
  headTitle: {
    'pt-br': 'Design de UI/UX: telas testadas com usuários',
    'en-us': 'UI/UX design: screens tested with real users',
    'es-es': 'Diseño UI/UX: pantallas probadas con usuarios',
  },
  headDescription: {
    'pt-br':
      'Pesquisa, protótipo e oito testes por rodada antes de qualquer código. Veja o que o design da {company} entrega.',
    'en-us': 'Each design round is research, a prototype, and eight user tests, before anyone writes code.',
    'es-es':
      'Investigación, prototipo y ocho pruebas por ronda antes de programar. Qué entrega el equipo de diseño de {company}.',
  },
  subtitle: {
    'pt-br':
      'Não sabe o que construir? Oito pessoas testam o protótipo antes de você pagar por código. Em um projeto, a etapa 1 já inclui esses testes, com usuários seus.',
    'en-us':
      'If you’re unsure what to build, eight people you bring us try a clickable prototype before you pay for any code.',
    'es-es':
      '¿No sabes qué construir? Ocho personas prueban el prototipo antes de que pagues por código. Si ya vas a desarrollar, no la necesitas: en la semana 2 de la etapa 1 prueban ocho usuarios tuyos.',
  },
  storyClaim: {
    'pt-br': 'O mesmo teste em uma etapa: na Sorrivita, ele fez dois botões trocarem de lugar',
    'en-us': 'Tested in a stage: eight Sorrivita patients got two buttons swapped',
    'es-es': 'Sorrivita: cinco de ocho pacientes buscaron antes «anular», y cambiamos los botones',
  },
  closing: {
    title: {
      'pt-br': 'Uma tela por onde começar',
      'en-us': 'One screen to start with',
      'es-es': 'Una pantalla por la que empezar',
    },
    text: {
      'pt-br': 'Que tela o seu time discute há semanas? A primeira rodada leva {stageWeeks} semanas.',
      'en-us': 'Which screen does your team keep arguing about? A round takes {stageWeeks} weeks.',
      'es-es': '¿Qué pantalla lleva semanas discutiendo tu equipo? Enséñanosla.',
    },
  },
})
