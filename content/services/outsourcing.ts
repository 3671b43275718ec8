import type { ServicePage } from './services.schema'

export const outsourcingPage: ServicePage = {
  headTitle: {
    'pt-br': 'Outsourcing: profissionais para o seu time',
    'en-us': 'Technology outsourcing: people for your team',
    'es-es': 'Outsourcing: profesionales para tu equipo',
  },
  headDescription: {
    'pt-br': 'Buscamos entre mais de 1.000 profissionais de tecnologia qualificados e encontramos alguém adequado em até 3 dias úteis. Peça um orçamento.',
    'en-us': 'More than 1,000 qualified technology professionals in our pool, and a suitable one found within 3 business days. Request a quote.',
    'es-es': 'Más de 1000 profesionales cualificados en nuestra bolsa de talento. Encontramos un perfil adecuado en un máximo de 3 días hábiles. Pide presupuesto.',
  },
  subtitle: {
    'pt-br': 'Encontramos em até 3 dias úteis um profissional de tecnologia adequado ao seu projeto e ao seu time.',
    'en-us': 'Within 3 business days, we find a technology professional who suits your project and your team.',
    'es-es': 'En un máximo de 3 días hábiles encontramos un profesional de tecnología adecuado para tu proyecto y tu equipo.',
  },
  paragraphs: [
    {
      'pt-br':
        'Uma vaga aberta custa dinheiro mesmo sem salário a pagar. O projeto espera, o time cobre a ausência e a data combinada com o cliente começa a escorregar. Enquanto isso, a liderança lê currículos em vez de cuidar do produto. E a contratação apressada sai ainda mais cara: alguém refaz o trabalho, e a busca volta ao começo.',
      'en-us':
        'An open position costs money even while no one is drawing the salary. The project waits, the team covers the gap, and the date you gave your client starts to slip. Meanwhile, your managers are reading résumés instead of looking after the product. Hiring in a rush costs even more: someone has to redo the work, and the search starts over.',
      'es-es':
        'Una vacante cuesta dinero aunque nadie cobre ese sueldo. El proyecto espera, el equipo cubre la ausencia y la fecha acordada con el cliente empieza a retrasarse. Mientras tanto, los responsables leen currículos en lugar de cuidar el producto. Y contratar con prisa sale más caro todavía: alguien rehace el trabajo y la búsqueda vuelve a empezar.',
    },
    {
      'pt-br':
        'Você descreve o desafio, as tecnologias e o jeito do time. Procuramos em um banco de talentos com mais de 1.000 profissionais qualificados e encontramos alguém adequado em até 3 dias úteis. Antes de apresentar alguém, avaliamos a técnica e também a comunicação. Você entrevista e decide. O profissional entra na sua rotina, com as suas ferramentas e as suas prioridades.',
      'en-us':
        'You describe the challenge, the technologies, and how your team works. We search a pool of more than 1,000 qualified professionals and find a suitable one within 3 business days. Before introducing anyone, we assess both technical skill and communication. You interview and make the call. The person then joins your routine, using your tools and following your priorities.',
      'es-es':
        'Nos describes el reto, las tecnologías y la forma de trabajar de tu equipo. Buscamos en una bolsa de talento de más de 1000 profesionales cualificados y encontramos un perfil adecuado en un máximo de 3 días hábiles. Antes de presentarte a nadie, evaluamos su nivel técnico y su forma de comunicarse. Tú entrevistas y decides. La persona se suma a tu día a día, con tus herramientas y tus prioridades.',
    },
    {
      'pt-br':
        'Seu time ganha gente que produz com ele, e você não precisa abrir um processo seletivo a cada projeto. O contrato, o pagamento e a parte administrativa ficam com a {company}. Acompanhamos a adaptação de perto e conversamos com os dois lados. Se o projeto crescer, ampliamos a equipe. Se ele mudar de rumo, revemos os perfis com você.',
      'en-us':
        'You get people who deliver inside your team, without running a hiring process for every project. {company} takes care of the contract, the payments, and the paperwork. We follow the first weeks closely and talk to both sides. If the project grows, we add people. If it changes direction, we review the profiles with you.',
      'es-es':
        'Incorporas a personas que trabajan dentro de tu equipo, sin abrir un proceso de selección para cada proyecto. {company} se ocupa del contrato, de los pagos y de la gestión administrativa. Seguimos de cerca la adaptación y hablamos con ambas partes. Si el proyecto crece, ampliamos el equipo. Si cambia de rumbo, revisamos los perfiles contigo.',
    },
  ],
  lists: [
    {
      title: {
        'pt-br': 'O que está incluído',
        'en-us': 'What is included',
        'es-es': 'Qué incluye el servicio',
      },
      items: [
        {
          'pt-br': 'Conversa inicial para transformar a necessidade em um perfil',
          'en-us': 'A first conversation that turns your need into a profile',
          'es-es': 'Conversación inicial para convertir la necesidad en un perfil',
        },
        {
          'pt-br': 'Busca entre mais de 1.000 profissionais qualificados',
          'en-us': 'A search across more than 1,000 qualified professionals',
          'es-es': 'Búsqueda entre más de 1000 profesionales cualificados',
        },
        {
          'pt-br': 'Profissional adequado encontrado em até 3 dias úteis',
          'en-us': 'A suitable professional found within 3 business days',
          'es-es': 'Perfil adecuado, encontrado en un máximo de 3 días hábiles',
        },
        {
          'pt-br': 'Avaliação técnica e de comunicação antes da sua entrevista',
          'en-us': 'Technical and communication screening before your interview',
          'es-es': 'Evaluación técnica y de comunicación antes de tu entrevista',
        },
        {
          'pt-br': 'Contrato, pagamento e rotina administrativa por nossa conta',
          'en-us': 'Contract, payments, and paperwork handled by us',
          'es-es': 'Contrato, pagos y gestión administrativa a nuestro cargo',
        },
        {
          'pt-br': 'Acompanhamento da adaptação, ouvindo os dois lados',
          'en-us': 'Onboarding follow-up, with check-ins on both sides',
          'es-es': 'Seguimiento de la adaptación, hablando con ambas partes',
        },
        {
          'pt-br': 'Ajuste do tamanho da equipe conforme o projeto avança',
          'en-us': 'A team size that adjusts as the project moves forward',
          'es-es': 'Ajuste del tamaño del equipo según avanza el proyecto',
        },
      ],
    },
  ],
}
