import type { ServicePage } from './services.schema'

export const softwareMaintenancePage: ServicePage = {
  headTitle: {
    'pt-br': 'Manutenção contínua: seu sistema em dia',
    'en-us': 'Continuous maintenance: software kept current',
    'es-es': 'Mantenimiento continuo: tu sistema al día',
  },
  headDescription: {
    'pt-br': 'Corrigimos falhas, atualizamos e melhoramos o sistema da sua empresa, mesmo que o código tenha nascido em outro lugar. Peça um orçamento.',
    'en-us': 'We fix, update, and improve the software your company runs on, even if someone else wrote the code. Request a quote.',
    'es-es': 'Corregimos, actualizamos y mejoramos el sistema de tu empresa, aunque el código lo haya escrito otro equipo. Pide presupuesto.',
  },
  subtitle: {
    'pt-br': 'Um time que conhece o código cuida de correções, atualizações e melhorias do seu sistema, em uma rotina definida.',
    'en-us': 'Fixes, updates, and improvements on a steady schedule, from a team that knows your code.',
    'es-es': 'Un equipo que conoce el código corrige, actualiza y mejora tu sistema de forma regular.',
  },
  paragraphs: [
    {
      'pt-br':
        'Software esquecido quebra sem aviso. Uma biblioteca perde suporte, um parceiro muda a integração, e a pessoa que conhecia o código já saiu da empresa. A falha costuma aparecer no pior dia, como o do fechamento ou o da campanha. Adiar a manutenção parece economia até a primeira parada, quando o conserto urgente toma o lugar de tudo o que estava planejado.',
      'en-us':
        'Neglected software breaks without warning. A library loses support, a partner changes an integration, and the person who knew the code has already left. The failure tends to land on the worst possible day, like month-end close or the launch of a campaign. Putting maintenance off looks like a saving until the first outage, when the emergency pushes aside everything you had planned.',
      'es-es':
        'El software olvidado se rompe sin avisar. Una biblioteca deja de tener soporte, un proveedor cambia su integración y la persona que conocía el código ya no está en la empresa. El fallo suele llegar el peor día, como el del cierre de mes o el del lanzamiento de una campaña. Aplazar el mantenimiento parece un ahorro hasta la primera caída, cuando la urgencia desplaza todo lo que estaba previsto.',
    },
    {
      'pt-br':
        'Antes de assumir, lemos o código, avaliamos os riscos e contamos o que encontramos. Dali em diante existe uma fila única, ordenada com você, em que as correções urgentes passam na frente e as melhorias têm sua vez. Monitoramos o sistema em operação, testamos cada mudança em um ambiente separado e registramos o que foi feito. Também assumimos código que nasceu em outra empresa.',
      'en-us':
        'Before taking over, we read the code, assess the risks, and tell you what we found. From then on, there is a single queue, prioritized with you, where urgent fixes go first and improvements get their turn. We monitor the live system, test every change in a separate environment, and keep a record of what was done. Code written by another company is welcome too.',
      'es-es':
        'Antes de asumir el sistema, leemos el código, valoramos los riesgos y te contamos lo que hemos visto. A partir de ahí hay una sola cola, ordenada contigo, en la que lo urgente pasa primero y las mejoras tienen su turno. Vigilamos el sistema en producción, probamos cada cambio en un entorno aparte y dejamos constancia de lo hecho. También asumimos código escrito por otra empresa.',
    },
    {
      'pt-br':
        'Você passa a saber quem cuida do sistema, o que está na fila e quanto do esforço vai para correções e quanto vai para melhorias. As atualizações de segurança entram na rotina, o conhecimento fica documentado e o seu time interno volta a se dedicar ao produto. Quando a empresa precisar de uma função nova, ela entra em uma base atualizada, sem meses de arrumação antes.',
      'en-us':
        'You know who looks after the system, what is in the queue, and how much effort goes to fixes versus improvements. Security updates become routine, knowledge gets written down, and your in-house team goes back to working on the product. When the business needs a new feature, it goes into an up-to-date codebase, with no months of cleanup first.',
      'es-es':
        'Sabes quién cuida del sistema, qué hay en la cola y cuánto esfuerzo se dedica a corregir y cuánto a mejorar. Las actualizaciones de seguridad se vuelven rutina, el conocimiento queda documentado y tu equipo interno vuelve a dedicarse al producto. Cuando la empresa necesite una función nueva, se añadirá a un código al día, sin meses de limpieza previa.',
    },
  ],
  lists: [
    {
      title: {
        'pt-br': 'O que a manutenção cobre',
        'en-us': 'What maintenance covers',
        'es-es': 'Qué cubre el mantenimiento',
      },
      items: [
        {
          'pt-br': 'Diagnóstico inicial do código, com riscos em ordem de prioridade',
          'en-us': 'An initial code review, with risks ranked by priority',
          'es-es': 'Diagnóstico inicial del código, con los riesgos por orden de prioridad',
        },
        {
          'pt-br': 'Correção de falhas, com registro da causa e da solução',
          'en-us': 'Bug fixes, with the cause and the solution on record',
          'es-es': 'Corrección de fallos, con registro de la causa y la solución',
        },
        {
          'pt-br': 'Atualização de bibliotecas, servidores e certificados digitais',
          'en-us': 'Updates to libraries, servers, and digital certificates',
          'es-es': 'Actualización de bibliotecas, servidores y certificados digitales',
        },
        {
          'pt-br': 'Monitoramento de disponibilidade, com alertas para quem resolve',
          'en-us': 'Uptime monitoring, with alerts that reach whoever can act',
          'es-es': 'Supervisión de la disponibilidad, con alertas a quien puede resolver el problema',
        },
        {
          'pt-br': 'Cópias de segurança, com testes periódicos de restauração',
          'en-us': 'Backups, with regular restore tests',
          'es-es': 'Copias de seguridad, con pruebas periódicas de restauración',
        },
        {
          'pt-br': 'Melhorias de desempenho e funções novas, planejadas com você',
          'en-us': 'Performance work and new features, planned with you',
          'es-es': 'Mejoras de rendimiento y funciones nuevas, planificadas contigo',
        },
        {
          'pt-br': 'Relatório do que foi feito e do que vem a seguir',
          'en-us': 'A report of what was done and what comes next',
          'es-es': 'Informe de lo que se ha hecho y de lo que viene',
        },
      ],
    },
  ],
}
