import type { Service } from './services.schema.ts'

export const web: Service = {
  id: 'web',
  slug: 'plataforma-web',
  img: 'services/web',
  title: {
    'pt-br': 'Desenvolvimento de plataformas web',
    'en-us': 'Web platform development',
    'es-es': 'Desarrollo de plataformas web',
  },
  description: {
    'pt-br': 'Portais e sistemas no lugar da planilha.',
    'en-us': 'Portals and systems that replace the spreadsheet.',
    'es-es': 'Portales y sistemas que sustituyen a la hoja de cálculo.',
  },
  price: {
    'pt-br':
      'A primeira versão custa, em geral, de {firstVersionFrom} a {firstVersionTo}: de {fewestStages} a {mostStages} etapas de {stageWeeks} semanas.',
    'en-us':
      'A first version usually costs {firstVersionFrom} to {firstVersionTo}: {fewestStages} to {mostStages} stages of {stageWeeks} weeks.',
    'es-es':
      'La primera versión suele costar de {firstVersionFrom} a {firstVersionTo}: de {fewestStages} a {mostStages} etapas de {stageWeeks} semanas.',
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
      'Custom portals, dashboards, and systems in {stageWeeks}-week stages at a fixed price. See what you get and how a project starts.',
    'es-es':
      'Portales, paneles y sistemas a medida, por etapas de {stageWeeks} semanas y a precio cerrado. Qué recibes y cómo se empieza.',
  },
  subtitle: {
    'pt-br':
      'Para empresas em que só uma pessoa entende o processo: transformamos a planilha dela em um sistema que o setor inteiro usa.',
    'en-us':
      'For companies where only one person understands the process. From São Paulo, Brazil, we turn that spreadsheet into a system the whole department can use.',
    'es-es':
      'Para empresas en las que solo una persona entiende el proceso. Desde Brasil, convertimos su hoja de cálculo en un sistema que usa todo el departamento.',
  },
  labels: [
    { 'pt-br': 'O aviso em vermelho', 'en-us': 'A note in red', 'es-es': 'El aviso en rojo' },
    { 'pt-br': 'Duas semanas com a Cida', 'en-us': 'Two weeks with Cida', 'es-es': 'Dos semanas con Cida' },
  ],
  paragraphs: [
    {
      'pt-br':
        'Em março de 2025, a planilha de sinistros da Ipessegur tinha um aviso em vermelho: “não ordenar sem falar com a Cida”. Numa segunda-feira, alguém ordenou, e foram nove dias ao telefone para desfazer.',
      'en-us':
        'In March 2025, the claims spreadsheet at Ipessegur, a Brazilian insurer, had a note in red: “Do not sort without asking Cida.” One Monday, somebody did. Undoing it took nine days on the phone.',
      'es-es':
        'En marzo de 2025, la hoja de siniestros de Ipessegur, una aseguradora brasileña, tenía un aviso en rojo: «No ordenar sin hablar con Cida». Un lunes, alguien la ordenó, y hubo que pasar nueve días al teléfono para deshacerlo.',
    },
    {
      'pt-br':
        'As duas semanas foram o escopo, uma delas na seguradora: com ela e três colegas, anotamos cada passo e cada exceção. Na quarta terça-feira da primeira etapa, o time já abria sinistros de teste no navegador.',
      'en-us':
        'Those two weeks were the scope. With her and three coworkers, we wrote down every step and every exception. On the first stage’s fourth Tuesday, the team was opening test claims in a browser.',
      'es-es':
        'El alcance nos llevó dos semanas con Cida y sus tres compañeras: anotamos cada paso y cada excepción. El cuarto martes de la primera etapa, el equipo ya abría siniestros de prueba en el navegador.',
    },
  ],
  lists: [
    {
      title: { 'pt-br': 'O que você recebe', 'en-us': 'What you get', 'es-es': 'Qué recibes' },
      items: [
        {
          'pt-br': 'Mapa do processo, com as exceções que só uma pessoa conhece',
          'en-us': 'A process map, including the exceptions only one person knows',
          'es-es': 'Mapa del proceso, con las excepciones que solo conoce una persona',
        },
        {
          'pt-br': 'Plano da primeira versão e lista do que ficou para depois',
          'en-us': 'A plan for version one, and the list of what was left for later',
          'es-es': 'Plan de la primera versión y lista de lo que queda para después',
        },
        {
          'pt-br': 'Protótipo navegável, aprovado antes da função principal',
          'en-us': 'A clickable prototype, approved before we code the main feature',
          'es-es': 'Prototipo navegable, aprobado antes de programar la función principal',
        },
        {
          'pt-br': 'Importação da planilha antiga; a ligação com o ERP ocupa parte de uma etapa',
          'en-us': 'The old spreadsheet imported; a link to your ERP takes part of a stage',
          'es-es': 'Importación de la hoja antigua; conectar el ERP ocupa parte de una etapa',
        },
        {
          'pt-br': 'Acesso por perfil; toda mudança tem autor e hora',
          'en-us': 'Access by role, and a name and a time on every change',
          'es-es': 'Acceso por perfil; todo cambio lleva autor y hora',
        },
        {
          'pt-br': 'Código-fonte, documentação e duas sessões de treinamento gravadas',
          'en-us': 'Source code, documentation, and two recorded training sessions',
          'es-es': 'Código fuente, documentación y dos sesiones de formación grabadas',
        },
      ],
    },
  ],
  closing: {
    title: { 'pt-br': 'Mostre a planilha', 'en-us': 'Show us the spreadsheet', 'es-es': 'Enséñanos la hoja' },
    text: {
      'pt-br': 'Conte o que acontece nas férias de quem cuida dela. Dizemos se vale um sistema.',
      'en-us': 'Tell us what happens when the person who keeps it is out. We’ll say whether it’s worth a system.',
      'es-es': 'Cuéntanos qué pasa en las vacaciones de quien la lleva. Te diremos si compensa un sistema.',
    },
  },
}
