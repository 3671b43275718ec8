import type { ServicePage } from './services.schema.ts'

export const designPage: ServicePage = {
  headTitle: {
    'pt-br': 'Design de UI/UX: telas testadas com usuários',
    'en-us': 'UI/UX design: screens tested with real users',
    'es-es': 'Diseño UI/UX: pantallas probadas con usuarios',
  },
  headDescription: {
    'pt-br':
      'Pesquisa, protótipo e oito testes por rodada antes de qualquer código. Veja o que o design da {company} entrega.',
    'en-us':
      'Research, a prototype, and eight user tests per round before any code. See what {company}’s design work delivers.',
    'es-es':
      'Investigación, prototipo y ocho pruebas por ronda antes de programar. Qué entrega el equipo de diseño de {company}.',
  },
  subtitle: {
    'pt-br': 'Você vê oito pessoas tentarem usar o seu produto antes de pagar pelo código dele.',
    'en-us': 'You watch eight people try to use your product before you pay for its code.',
    'es-es': 'Ves a ocho personas intentar usar tu producto antes de pagar el código.',
  },
  labels: [
    { 'pt-br': 'Quem conduz os testes', 'en-us': 'Who runs the tests', 'es-es': 'Quien dirige las pruebas' },
    { 'pt-br': 'Uma rodada', 'en-us': 'One round', 'es-es': 'Una ronda' },
  ],
  paragraphs: [
    {
      'pt-br':
        '“Eu fico calada. A pessoa procura o botão, olha para mim, e eu espero. Em geral, em dez minutos aparece alguma coisa que a equipe discutia havia semanas.” Quem conta é Lívia Nascentes, que conduz os testes na {company}.',
      'en-us':
        '“I keep quiet. They look for the button, they look at me, and I wait. Usually within ten minutes something comes up that the team has been arguing about for weeks.” That’s Lívia Nascentes, who runs usability tests at {company}.',
      'es-es':
        '«Yo me callo. La persona busca el botón, me mira, y yo espero. Casi siempre, en diez minutos sale algo que el equipo llevaba semanas discutiendo». Lo cuenta Lívia Nascentes, que dirige las pruebas en {company}.',
    },
    {
      'pt-br':
        'São oito testes, com gente que usa ou usaria o produto, gravados com permissão. Você assiste; ninguém comenta, cada um escreve. O que três pessoas não conseguem fazer volta para o protótipo na semana seguinte.',
      'en-us':
        'It’s eight tests, with people who use the product or might, recorded with permission. You watch; nobody comments, everybody writes. Whatever three people can’t do goes back into the prototype the next week.',
      'es-es':
        'Son ocho pruebas, con personas que usan o usarían el producto, grabadas con permiso. Tú las ves; nadie comenta, cada cual escribe. Lo que tres personas no consiguen hacer vuelve al prototipo a la semana siguiente.',
    },
  ],
  lists: [
    {
      title: { 'pt-br': 'Na primeira rodada', 'en-us': 'In the first round', 'es-es': 'En la primera ronda' },
      items: [
        {
          'pt-br': 'Entrevistas com usuários e um resumo de duas páginas',
          'en-us': 'User interviews and a two-page summary',
          'es-es': 'Entrevistas con usuarios y un resumen de dos páginas',
        },
        {
          'pt-br': 'Mapa da jornada, com os pontos em que as pessoas desistem',
          'en-us': 'A journey map marking where people give up',
          'es-es': 'Mapa del recorrido, con los puntos donde la gente abandona',
        },
        {
          'pt-br': 'Arquitetura de informação e fluxo das tarefas principais',
          'en-us': 'Information architecture and flows for the main tasks',
          'es-es': 'Arquitectura de la información y flujo de las tareas principales',
        },
        {
          'pt-br': 'Protótipo navegável para celular e computador',
          'en-us': 'A clickable prototype for phone and desktop',
          'es-es': 'Prototipo navegable para móvil y escritorio',
        },
        {
          'pt-br': 'Testes gravados e a lista do que mudou por causa deles',
          'en-us': 'The recorded tests, and the list of what changed because of them',
          'es-es': 'Pruebas grabadas y la lista de lo que cambió por ellas',
        },
      ],
    },
    {
      title: {
        'pt-br': 'Se você continuar, orçado à parte',
        'en-us': 'If you go on, quoted separately',
        'es-es': 'Si sigues, con presupuesto aparte',
      },
      items: [
        {
          'pt-br': 'Telas finais, também as de erro, de espera e sem dados',
          'en-us': 'Final screens, with error, loading, and empty states',
          'es-es': 'Pantallas finales, con estados de error, de espera y sin datos',
        },
        {
          'pt-br': 'Design system com componentes, cores e tipografia',
          'en-us': 'A design system with components, colors, and typography',
          'es-es': 'Sistema de diseño con componentes, colores y tipografía',
        },
        {
          'pt-br': 'Revisão de contraste, leitor de tela e navegação por teclado',
          'en-us': 'An accessibility review: contrast, screen readers, keyboard',
          'es-es': 'Revisión de contraste, lector de pantalla y teclado',
        },
      ],
    },
  ],
  closing: {
    title: { 'pt-br': 'Conte qual é a tela', 'en-us': 'Tell us which screen', 'es-es': 'Cuéntanos qué pantalla es' },
    text: {
      'pt-br': 'Aquela que o seu time discute há semanas. Respondemos o que testaríamos primeiro e com quem.',
      'en-us': 'The one your team keeps arguing about. We’ll tell you what we’d test first, and with whom.',
      'es-es': 'Esa que tu equipo lleva semanas discutiendo. Te decimos qué probaríamos primero y con quién.',
    },
  },
}
