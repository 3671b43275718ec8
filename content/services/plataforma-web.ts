import type { ServicePage } from './services.schema'

export const webPage: ServicePage = {
  headTitle: { 'pt-br': 'Plataformas web que substituem a planilha', 'en-us': 'Web platforms that replace the spreadsheet', 'es-es': 'Plataformas web que sustituyen a la hoja de cálculo' },
  headDescription: {
    'pt-br': 'Portais, painéis e sistemas sob medida, em etapas de {stageWeeks} semanas e preço fechado. Veja o que você recebe e como começa.',
    'en-us': 'Custom portals, dashboards, and systems in {stageWeeks}-week stages at a fixed price. See what you get and how a project starts.',
    'es-es': 'Portales, paneles y sistemas a medida, por etapas de {stageWeeks} semanas y a precio cerrado. Qué recibes y cómo se empieza.',
  },
  subtitle: {
    'pt-br': 'O processo que depende de uma planilha, e de quem a entende, vira um sistema que a área inteira usa.',
    'en-us': 'The process that lives in one spreadsheet, and in one person’s head, becomes a system the whole department can use.',
    'es-es': 'El proceso que depende de una hoja de cálculo, y de quien la entiende, pasa a un sistema que usa todo el departamento.',
  },
  labels: [
    { 'pt-br': 'A planilha', 'en-us': 'The spreadsheet', 'es-es': 'La hoja de cálculo' },
    { 'pt-br': 'A escuta', 'en-us': 'The listening', 'es-es': 'La escucha' },
    { 'pt-br': 'O método', 'en-us': 'The method', 'es-es': 'El método' },
  ],
  paragraphs: [
    {
      'pt-br':
        'Em março de 2025, a planilha de sinistros da Ipessegur tinha 41 colunas e um aviso em vermelho: “não ordenar sem falar com a Cida”. Numa segunda-feira, alguém ordenou uma coluna só. As respostas ficaram nas linhas erradas, 112 segurados receberam a resposta de outra pessoa, e a equipe passou nove dias ao telefone para desfazer.',
      'en-us':
        'In March 2025, the claims spreadsheet at Ipessegur, a Brazilian insurer, had 41 columns and a note in red: “Do not sort without asking Cida.” One Monday, somebody sorted a single column. Answers ended up in the wrong rows, 112 policyholders got someone else’s answer, and the team spent nine days on the phone undoing it.',
      'es-es':
        'En marzo de 2025, la hoja de siniestros de Ipessegur, una aseguradora brasileña, tenía 41 columnas y un aviso en rojo: «No ordenar sin hablar con Cida». Un lunes, alguien ordenó una sola columna. Las respuestas quedaron en filas equivocadas, 112 asegurados recibieron la respuesta de otra persona y el equipo pasó nueve días al teléfono para deshacerlo.',
    },
    {
      'pt-br': 'Passamos duas semanas com a Cida e três colegas, anotando cada passo e cada exceção. Saiu dali uma lista do que a primeira versão precisava ter e do que podia esperar; metade esperou. Na terça-feira da quarta semana, a equipe já abria sinistros de teste no navegador.',
      'en-us': 'We spent two weeks with Cida and three coworkers, writing down every step and every exception. Out of that came a list of what the first version had to do and what could wait. Half of it waited. By the fourth Tuesday, the team was opening test claims in a browser.',
      'es-es': 'Pasamos dos semanas con Cida y tres compañeros, anotando cada paso y cada excepción. De ahí salió una lista de lo que la primera versión debía tener y de lo que podía esperar; la mitad esperó. El cuarto martes, el equipo ya abría siniestros de prueba en el navegador.',
    },
    {
      'pt-br': 'Com outras empresas é parecido: o mapa do processo antes do código, a primeira versão pequena, uma demonstração por semana. O sistema fica na sua conta de nuvem; o código, no seu repositório. Cada perfil vê só o que usa, e toda mudança tem autor e hora.',
      'en-us': 'It goes much the same way elsewhere: map the process before writing code, keep the first version small, demo every week. The system runs in your cloud account, and the code sits in your repository. Each role sees only what it uses, and every change carries a name and a time.',
      'es-es': 'Con otras empresas es parecido: el mapa del proceso antes que el código, una primera versión pequeña y una demostración por semana. El sistema queda en tu cuenta en la nube y el código, en tu repositorio. Cada perfil ve solo lo que usa y todo cambio lleva autor y hora.',
    },
  ],
  lists: [
    {
      title: { 'pt-br': 'O que você recebe', 'en-us': 'What you get', 'es-es': 'Qué recibes' },
      items: [
        { 'pt-br': 'Mapa do processo, com as exceções que só uma pessoa conhece', 'en-us': 'A process map, including the exceptions only one person knows', 'es-es': 'Mapa del proceso, con las excepciones que solo conoce una persona' },
        { 'pt-br': 'Escopo da primeira versão por escrito, e a lista do que ficou para depois', 'en-us': 'A written scope for version one, and the list of what was left for later', 'es-es': 'Alcance de la primera versión por escrito y lista de lo que queda para después' },
        { 'pt-br': 'Protótipo navegável para aprovar antes da programação', 'en-us': 'A clickable prototype to approve before any code is written', 'es-es': 'Prototipo navegable para aprobar antes de programar' },
        { 'pt-br': 'Integração com o ERP, os pagamentos e a planilha antiga, enquanto ela existir', 'en-us': 'Integration with your ERP, your payments, and the old spreadsheet for as long as it lasts', 'es-es': 'Integración con el ERP, los pagos y la hoja antigua mientras exista' },
        { 'pt-br': 'Ambiente de homologação com dados fictícios e testes automatizados', 'en-us': 'A staging environment with made-up data, and automated tests', 'es-es': 'Entorno de preproducción con datos ficticios y pruebas automatizadas' },
        { 'pt-br': 'Código-fonte, documentação e duas sessões de treinamento gravadas', 'en-us': 'Source code, documentation, and two recorded training sessions', 'es-es': 'Código fuente, documentación y dos sesiones de formación grabadas' },
      ],
    },
  ],
  closing: {
    title: { 'pt-br': 'Qual planilha ninguém pode ordenar aí?', 'en-us': 'Which spreadsheet is nobody allowed to sort?', 'es-es': '¿Qué hoja no se puede ordenar en tu empresa?' },
    text: {
      'pt-br': 'Conte quem a mantém e o que acontece quando essa pessoa tira férias. Respondemos se vale um sistema.',
      'en-us': 'Tell us who keeps it and what happens when that person is out. We’ll say whether it’s worth a system.',
      'es-es': 'Cuéntanos quién la mantiene y qué pasa cuando se va de vacaciones. Te diremos si compensa un sistema.',
    },
  },
}
