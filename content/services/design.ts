import type { ServicePage } from './services.schema'

export const designPage: ServicePage = {
  headTitle: {
    'pt-br': 'Design de UI/UX: telas testadas com usuários',
    'en-us': 'UI/UX design: screens tested with real users',
    'es-es': 'Diseño UI/UX: pantallas probadas con usuarios',
  },
  headDescription: {
    'pt-br': 'Pesquisamos, prototipamos e testamos as telas do seu produto com usuários antes de programar. Peça um orçamento de design de UI/UX.',
    'en-us': 'We research, prototype, and test your product’s screens with users before anyone writes code. Request a UI/UX design quote.',
    'es-es': 'Investigamos, creamos prototipos y probamos las pantallas de tu producto con usuarios antes de programar. Pide presupuesto.',
  },
  subtitle: {
    'pt-br': 'Desenhamos telas que as pessoas entendem sem manual e testamos os caminhos principais antes de programar.',
    'en-us': 'We design screens people understand without a manual, and test the main paths before any code is written.',
    'es-es': 'Diseñamos pantallas que se entienden sin manual y probamos los recorridos principales antes de programar.',
  },
  paragraphs: [
    {
      'pt-br':
        'Uma tela confusa cobra seu preço todo dia. O cliente desiste no meio do cadastro, o funcionário inventa um atalho, e o suporte explica o mesmo botão mais uma vez. Descobrir isso depois do lançamento significa pagar duas vezes: pelo código que existe e pelo que vai substituí-lo. Enquanto ninguém mexe, o concorrente está a um toque de distância.',
      'en-us':
        'A confusing screen costs you every day. Customers give up halfway through sign-up, employees invent workarounds, and support explains the same button one more time. Finding out after launch means paying twice: once for the code you have and again for the code that replaces it. Until someone fixes it, your competitor is one tap away.',
      'es-es':
        'Una pantalla confusa pasa factura a diario. El cliente abandona a mitad del registro, el empleado inventa un atajo y el soporte explica el mismo botón una vez más. Descubrirlo después del lanzamiento supone pagar dos veces: por el código que existe y por el que va a sustituirlo. Mientras nadie lo arregla, tu competencia está a un toque de distancia.',
    },
    {
      'pt-br':
        'Ouvimos quem vai usar o produto e observamos onde as pessoas param. Com isso, rascunhamos os caminhos principais, montamos um protótipo navegável e testamos com usuários. O que confunde volta para a prancheta. Só então definimos cores, tipografia e componentes, junto com quem vai programar, para que o desenho caiba no prazo e na tecnologia.',
      'en-us':
        'We listen to the people who will use the product and watch where they stop. From there we sketch the main paths, build a clickable prototype, and test it with users. Whatever confuses them goes back to the drawing board. Only then do we settle color, type, and components, working with the developers so the design fits both the schedule and the technology.',
      'es-es':
        'Escuchamos a quienes van a usar el producto y observamos dónde se detienen. Con eso esbozamos los recorridos principales, montamos un prototipo navegable y lo probamos con usuarios. Lo que confunde se replantea. Solo entonces definimos colores, tipografía y componentes, junto con quien va a programar, para que el diseño encaje en el plazo y en la tecnología.',
    },
    {
      'pt-br':
        'Você recebe um protótipo que pode mostrar a sócios e clientes, além de um sistema de design que mantém as próximas telas coerentes. Cada componente chega documentado, com estados de erro e de espera, pronto para virar código. Seu time passa a discutir algo que todos podem ver e usar, e as decisões ficam registradas com o motivo.',
      'en-us':
        'You get a prototype you can show to partners and customers, plus a design system that keeps future screens consistent. Every component comes documented, with its error and loading states, ready to become code. Your team discusses something everyone can see and use, and each decision is on record along with the reason behind it.',
      'es-es':
        'Recibes un prototipo que puedes enseñar a socios y clientes, además de un sistema de diseño que mantiene la coherencia de las próximas pantallas. Cada componente llega documentado, con sus estados de error y de espera, listo para convertirse en código. Tu equipo debate sobre algo que todos pueden ver y usar, y las decisiones quedan registradas con su motivo.',
    },
  ],
  lists: [
    {
      title: {
        'pt-br': 'O que sai do trabalho de design',
        'en-us': 'What the design work delivers',
        'es-es': 'Qué sale del trabajo de diseño',
      },
      items: [
        {
          'pt-br': 'Entrevistas com usuários e resumo do que aprendemos',
          'en-us': 'User interviews and a summary of what we learned',
          'es-es': 'Entrevistas con usuarios y resumen de lo aprendido',
        },
        {
          'pt-br': 'Mapa da jornada, com os pontos em que as pessoas desistem',
          'en-us': 'A journey map marking the points where people give up',
          'es-es': 'Mapa del recorrido, con los puntos donde la gente abandona',
        },
        {
          'pt-br': 'Arquitetura de informação e fluxos das tarefas principais',
          'en-us': 'Information architecture and flows for the main tasks',
          'es-es': 'Arquitectura de la información y flujos de las tareas principales',
        },
        {
          'pt-br': 'Protótipo navegável para celular e computador',
          'en-us': 'A clickable prototype for phone and desktop',
          'es-es': 'Prototipo navegable para móvil y escritorio',
        },
        {
          'pt-br': 'Testes de usabilidade, com relatório dos problemas encontrados',
          'en-us': 'Usability tests, with a report of the problems found',
          'es-es': 'Pruebas de usabilidad, con informe de los problemas detectados',
        },
        {
          'pt-br': 'Interface final, com estados de erro, de espera e de tela vazia',
          'en-us': 'Final interface, including error, loading, and empty states',
          'es-es': 'Interfaz final, con estados de error, de espera y sin datos',
        },
        {
          'pt-br': 'Sistema de design com componentes, cores e tipografia',
          'en-us': 'A design system with components, colors, and typography',
          'es-es': 'Sistema de diseño con componentes, colores y tipografía',
        },
        {
          'pt-br': 'Revisão de contraste, leitor de tela e navegação por teclado',
          'en-us': 'A review of contrast, screen readers, and keyboard navigation',
          'es-es': 'Revisión de contraste, lector de pantalla y navegación por teclado',
        },
      ],
    },
  ],
}
