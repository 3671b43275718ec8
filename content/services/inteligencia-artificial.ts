import type { ServicePage } from './services.schema'

export const aiPage: ServicePage = {
  headTitle: { 'pt-br': 'Inteligência artificial testada com seus casos', 'en-us': 'Artificial intelligence tested on your cases', 'es-es': 'Inteligencia artificial probada con tus casos' },
  headDescription: {
    'pt-br': 'Quando a IA vale a pena, como a testamos com casos que a sua equipe já resolveu e o que vem com o projeto.',
    'en-us': 'When AI is worth it, how we test it on cases your team has already solved, and what comes with the project.',
    'es-es': 'Cuándo compensa la IA, cómo la probamos con casos que tu equipo ya ha resuelto y qué incluye el proyecto.',
  },
  subtitle: {
    'pt-br': 'Assistentes e automações que passam em uma prova feita com o seu trabalho antes de entrar na sua rotina.',
    'en-us': 'Assistants and automations that pass a test made from your own work before they touch it.',
    'es-es': 'Asistentes y automatizaciones que superan un examen hecho con tu propio trabajo antes de tocarlo.',
  },
  labels: [
    { 'pt-br': 'Quando não usar', 'en-us': 'When not to use it', 'es-es': 'Cuándo no usarla' },
    { 'pt-br': 'Os casos', 'en-us': 'The cases', 'es-es': 'Los casos' },
    { 'pt-br': 'O que passa no teste', 'en-us': 'What passes the test', 'es-es': 'Lo que supera la prueba' },
  ],
  paragraphs: [
    {
      'pt-br':
        'Primeiro tentamos convencer você a não usar IA. Se a tarefa tem regra fixa, um programa comum a faz mais barato e sem errar. Se ninguém sabe dizer qual é a resposta certa, não há como testar. Sobra um tipo de trabalho: texto que chega de muitas formas, resultado que se confere em segundos, volume toda semana.',
      'en-us':
        'First we try to talk you out of AI. If the task follows fixed rules, an ordinary program does it cheaper and never gets it wrong. If nobody can say what the right answer is, there’s nothing to test. That leaves one kind of work: text that arrives in many shapes, results you can check in seconds, and volume every week.',
      'es-es':
        'Primero intentamos quitarte la IA de la cabeza. Si la tarea sigue reglas fijas, un programa corriente la hace más barato y sin fallos. Si nadie sabe cuál es la respuesta correcta, no hay forma de probarla. Queda un tipo de trabajo: textos que llegan de muchas formas, resultados que se revisan en segundos y volumen cada semana.',
    },
    {
      'pt-br': 'Desse trabalho separamos de 150 a 300 casos que a sua equipe já resolveu, sem os dados pessoais. A IA responde a todos. Contamos acertos, erros e os casos em que ela devia ter dito “não sei”. Trocou o modelo, mudou a instrução? A coleção roda de novo, e a comparação cabe em uma página.',
      'en-us':
        'From that work we set aside 150 to 300 cases your team has already solved, with the personal data removed. AI answers them all. We count what it got right, what it got wrong, and when it should have said “I don’t know.” New model? New prompt? The whole set runs again, and the comparison fits on a page.',
      'es-es': 'De ese trabajo apartamos entre 150 y 300 casos que tu equipo ya ha resuelto, sin datos personales. La IA los contesta todos. Contamos aciertos, errores y las veces que debió decir «no lo sé». ¿Cambia el modelo o la instrucción? La colección se pasa otra vez y la comparación cabe en una página.',
    },
    {
      'pt-br': 'O que passa é ligado aos seus sistemas com limite de gasto, registro de cada resposta e um botão para desligar. O que não passa, paramos: os casos ficam com você e servem para o próximo teste.',
      'en-us': 'What passes gets connected to your systems with a spending cap, a log of every answer, and an off switch. What doesn’t, we stop. You keep the cases, and they’ll do for the next attempt.',
      'es-es': 'Lo que pasa se conecta a tus sistemas con límite de gasto, registro de cada respuesta y un botón de apagado. Lo que no, se para: los casos son tuyos y sirven para el siguiente intento.',
    },
  ],
  lists: [
    {
      title: { 'pt-br': 'O que a IA pode fazer na sua empresa', 'en-us': 'What AI can do for your company', 'es-es': 'Qué puede hacer la IA en tu empresa' },
      items: [
        { 'pt-br': 'Responder a clientes com o que está nos documentos da empresa', 'en-us': 'Answer customers from your company’s documents', 'es-es': 'Responder a clientes con lo que dicen los documentos de la empresa' },
        { 'pt-br': 'Separar e-mails, pedidos e chamados por assunto e urgência', 'en-us': 'Sort emails, orders, and tickets by topic and urgency', 'es-es': 'Clasificar correos, pedidos e incidencias por tema y urgencia' },
        { 'pt-br': 'Extrair dados de contratos e notas fiscais para conferência', 'en-us': 'Pull data from contracts and invoices for review', 'es-es': 'Extraer datos de contratos y facturas para su revisión' },
        { 'pt-br': 'Encontrar em minutos um texto em um arquivo de anos', 'en-us': 'Find one document in years of archives, in minutes', 'es-es': 'Encontrar en minutos un texto en un archivo de años' },
        { 'pt-br': 'Resumir reuniões, com o nome de quem aprovou o resumo', 'en-us': 'Summarize meetings, with the name of whoever approved the summary', 'es-es': 'Resumir reuniones, con el nombre de quien aprobó el resumen' },
      ],
    },
    {
      title: { 'pt-br': 'O que vem com o projeto', 'en-us': 'What comes with the project', 'es-es': 'Qué incluye el proyecto' },
      items: [
        { 'pt-br': 'A contagem de hoje: vezes por semana, minutos e erros da tarefa', 'en-us': 'Today’s count: times per week, minutes, and mistakes in the task', 'es-es': 'El recuento de hoy: veces por semana, minutos y errores de la tarea' },
        { 'pt-br': 'A coleção de casos, que fica com você', 'en-us': 'The collection of cases, which is yours to keep', 'es-es': 'La colección de casos, que se queda contigo' },
        { 'pt-br': 'Integração com CRM, ERP e canais de mensagem', 'en-us': 'Integration with your CRM, ERP, and messaging channels', 'es-es': 'Integración con CRM, ERP y canales de mensajería' },
        { 'pt-br': 'Registro de cada resposta e aprovação humana onde você definir', 'en-us': 'A log of every answer, and human approval wherever you require it', 'es-es': 'Registro de cada respuesta y aprobación humana donde tú decidas' },
        { 'pt-br': 'Painel de uso, acertos e custo por tarefa, com limite de gasto', 'en-us': 'A dashboard of usage, accuracy, and cost per task, with a spending cap', 'es-es': 'Panel de uso, aciertos y coste por tarea, con límite de gasto' },
      ],
    },
  ],
  closing: {
    title: { 'pt-br': 'Qual tarefa você testaria primeiro?', 'en-us': 'Which task would you test first?', 'es-es': '¿Qué tarea probarías primero?' },
    text: {
      'pt-br': 'Diga quem a faz, quantas vezes por semana e como se sabe que ficou certa. Se for caso para um programa comum, dizemos.',
      'en-us': 'Tell us who does it, how often, and how you know it came out right. If an ordinary program would do, we’ll say so.',
      'es-es': 'Dinos quién la hace, cuántas veces por semana y cómo se sabe que está bien. Si basta un programa corriente, te lo diremos.',
    },
  },
}
