import type { ServicePage } from './services.schema'

export const webPage: ServicePage = {
  headTitle: {
    'pt-br': 'Plataformas web feitas para a sua operação',
    'en-us': 'Web platforms built around your operations',
    'es-es': 'Plataformas web a la medida de tu proceso',
  },
  headDescription: {
    'pt-br': 'Tiramos o processo das planilhas e o levamos para uma plataforma web sob medida, que você testa durante o projeto. Peça um orçamento.',
    'en-us': 'We move your process out of spreadsheets and into a custom web platform, with working versions you test along the way. Request a quote.',
    'es-es': 'Sacamos tu proceso de las hojas de cálculo y lo llevamos a una plataforma web a medida que pruebas durante el proyecto. Pide presupuesto.',
  },
  subtitle: {
    'pt-br': 'O processo que hoje vive em planilhas e e-mails passa a rodar em um só sistema, com as regras da sua empresa.',
    'en-us': 'The process that lives in spreadsheets and inboxes moves into one system that follows your company’s own rules.',
    'es-es': 'El proceso que hoy vive entre hojas de cálculo y correos pasa a un solo sistema, con las reglas de tu empresa.',
  },
  paragraphs: [
    {
      'pt-br':
        'Quando o processo mora em planilhas, cada pessoa guarda a sua versão dos fatos. Alguém redigita o pedido, outra pessoa confere, e o erro só aparece na reclamação do cliente. A conta vem em horas de retrabalho e em decisões tomadas com dados da semana passada. Quanto mais a empresa cresce, de mais gente ela precisa só para manter esse arranjo de pé.',
      'en-us':
        'When a process lives in spreadsheets, everyone keeps a private version of the facts. Someone retypes the order, someone else checks it, and the mistake surfaces when a customer complains. You pay for that in hours of rework and in decisions based on last week’s data. As the company grows, so does the number of people needed just to hold the arrangement together.',
      'es-es':
        'Cuando un proceso vive en hojas de cálculo, cada persona maneja su propia versión de los hechos. Alguien vuelve a teclear el pedido, otra persona lo revisa y el error aparece cuando el cliente se queja. Eso se paga en horas de trabajo repetido y en decisiones tomadas con datos de la semana pasada. Y cuanto más crece la empresa, más gente hace falta para que todo siga en pie.',
    },
    {
      'pt-br':
        'Começamos pelo trabalho como ele é: conversamos com quem faz, desenhamos o fluxo e combinamos com você o que entra na primeira versão. Depois programamos em etapas curtas. Ao fim de cada uma, você abre a plataforma no navegador, testa e decide o que vem a seguir. O escopo fica escrito, e por isso o prazo e o custo estão sempre à vista.',
      'en-us':
        'We start with the work as it really happens. We talk to the people who do it, map the flow, and settle with you what belongs in the first version. Then we build in short stages. At the end of each one, you open the platform in your browser, try it out, and decide what comes next. The scope is in writing, so time and cost stay in plain sight.',
      'es-es':
        'Partimos del trabajo tal como es: hablamos con quienes lo hacen, dibujamos el flujo y acordamos contigo qué entra en la primera versión. Después programamos por etapas cortas. Al cerrar cada una, abres la plataforma en el navegador, la pruebas y decides qué viene después. El alcance está por escrito, así que el plazo y el coste quedan siempre a la vista.',
    },
    {
      'pt-br':
        'Você recebe uma plataforma em operação, na sua conta de nuvem, com o código no repositório da sua empresa. Ela conversa com os sistemas que você já tem e mostra a cada perfil só o que ele precisa ver. Seu time aprende a usar, e a documentação permite que qualquer equipe técnica continue o trabalho, inclusive a nossa.',
      'en-us':
        'You get a platform up and running in your own cloud account, with the code in your company’s repository. It talks to the systems you already have and shows each role only what that role needs. Your team learns how to use it, and the documentation lets any engineering team carry on the work, ours included.',
      'es-es':
        'Recibes una plataforma en funcionamiento, en tu propia cuenta en la nube, con el código en el repositorio de tu empresa. Se comunica con los sistemas que ya tienes y muestra a cada perfil solo lo que necesita ver. Tu equipo aprende a usarla, y la documentación permite que cualquier equipo técnico continúe el trabajo, incluido el nuestro.',
    },
  ],
  lists: [
    {
      title: {
        'pt-br': 'O que você recebe',
        'en-us': 'What you get',
        'es-es': 'Qué recibes',
      },
      items: [
        {
          'pt-br': 'Mapa do processo e escopo da primeira versão, por escrito',
          'en-us': 'A process map and a written scope for the first version',
          'es-es': 'Mapa del proceso y alcance de la primera versión, por escrito',
        },
        {
          'pt-br': 'Protótipo navegável para você aprovar antes da programação',
          'en-us': 'A clickable prototype you approve before coding begins',
          'es-es': 'Prototipo navegable que apruebas antes de programar',
        },
        {
          'pt-br': 'Painel administrativo com perfis e permissões por área',
          'en-us': 'An admin panel with roles and permissions for each department',
          'es-es': 'Panel de administración con perfiles y permisos por área',
        },
        {
          'pt-br': 'Integração com ERP, pagamentos e outros sistemas em uso',
          'en-us': 'Integration with your ERP, payments, and other systems in use',
          'es-es': 'Integración con el ERP, los pagos y otros sistemas en uso',
        },
        {
          'pt-br': 'Testes automatizados e ambiente de homologação para o seu time',
          'en-us': 'Automated tests and a staging environment for your team',
          'es-es': 'Pruebas automatizadas y un entorno de preproducción para tu equipo',
        },
        {
          'pt-br': 'Código-fonte, documentação e treinamento de quem vai operar',
          'en-us': 'Source code, documentation, and training for the people running it',
          'es-es': 'Código fuente, documentación y formación para quienes usarán la plataforma',
        },
      ],
    },
  ],
}
