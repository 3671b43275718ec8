import type { Service } from './services.schema.ts'

export const design: Service = {
  id: 'design',
  slug: 'design',
  img: 'services/design',
  title: { 'pt-br': 'Design de UI/UX', 'en-us': 'UI/UX design', 'es-es': 'Diseño UI/UX' },
  description: {
    'pt-br': 'Telas testadas com usuários de verdade.',
    'en-us': 'Screens tested with real users.',
    'es-es': 'Pantallas probadas con usuarios de verdad.',
  },
  price: {
    'pt-br': 'A primeira rodada, com oito testes, leva {stageWeeks} semanas e custa {designPrice}.',
    'en-us': 'The first round, with eight tests, takes {stageWeeks} weeks and costs {designPrice}.',
    'es-es': 'Una ronda, con ocho pruebas, lleva {stageWeeks} semanas y cuesta {designPrice}.',
  },
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
    'pt-br':
      'Para empresas que ainda não sabem o que construir: oito pessoas usam o protótipo antes de você pagar por código. Se já vai construir, não compre a rodada: a primeira etapa inclui os oito testes.',
    'en-us':
      'For companies that don’t yet know what to build: from São Paulo, Brazil, we put a prototype in front of eight people before you pay for code. If you’re set to build, skip the round: the first stage includes the tests.',
    'es-es':
      'Para empresas que no saben qué pantalla arregla su problema. Desde Brasil, ponemos el prototipo delante de ocho personas antes de programar. Si ya vas a desarrollar, sáltate la ronda: la primera etapa incluye las pruebas.',
  },
  proof: {
    'pt-br': 'Sorrivita: oito pacientes testaram o protótipo, e dois botões trocaram de lugar',
    'en-us': 'Sorrivita: eight patients tried the prototype, and two buttons traded places',
    'es-es': 'Sorrivita: ocho pacientes probaron el prototipo y dos botones se intercambiaron',
  },
  labels: [
    { 'pt-br': 'Quem conduz os testes', 'en-us': 'Who runs the tests', 'es-es': 'Así son las pruebas' },
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
        'Os oito testes, com gente que usa ou usaria o produto, são gravados com permissão. Você assiste ao vivo, sem comentar. O que três não conseguem fazer muda no protótipo na semana seguinte.',
      'en-us':
        'The eight tests, with people who use the product or might, are recorded with permission. You watch live, without commenting. Whatever three of them can’t do changes in the prototype the next week.',
      'es-es':
        'Las ocho pruebas, con personas que usan o usarían el producto, se graban con permiso. Las ves en directo, sin comentar. Lo que tres no consiguen hacer cambia en el prototipo a la semana siguiente.',
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
          'pt-br': 'Mapa da jornada, com os pontos de desistência',
          'en-us': 'A map of where people give up',
          'es-es': 'Mapa del recorrido, con los puntos de abandono',
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
          'pt-br': 'Testes gravados e a lista do que mudou',
          'en-us': 'The recorded tests, and what changed',
          'es-es': 'Pruebas grabadas y lo que cambió',
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
          'pt-br': 'Revisão de contraste, leitor de tela e teclado',
          'en-us': 'An accessibility review: contrast, screen readers, keyboard',
          'es-es': 'Revisión de contraste, lector de pantalla y teclado',
        },
      ],
    },
  ],
  closing: {
    title: {
      'pt-br': 'Uma tela por onde começar',
      'en-us': 'One screen to start with',
      'es-es': 'Una pantalla por la que empezar',
    },
    text: {
      'pt-br': 'Conte qual o seu time discute há semanas. Respondemos o que testaríamos primeiro.',
      'en-us': 'Tell us which one your team keeps arguing about. We’ll say what we’d test first.',
      'es-es': 'Dinos cuál lleva semanas discutiendo tu equipo. Te decimos qué probaríamos primero.',
    },
  },
}
