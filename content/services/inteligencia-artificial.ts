import type { Service } from './services.schema.ts'

export const ai: Service = {
  id: 'ai',
  slug: 'inteligencia-artificial',
  img: 'services/ai',
  title: { 'pt-br': 'Inteligência artificial', 'en-us': 'Artificial intelligence', 'es-es': 'Inteligencia artificial' },
  description: {
    'pt-br': 'Testada com casos seus.',
    'en-us': 'Tested on your own cases.',
    'es-es': 'Probada con tus casos.',
  },
  price: {
    'pt-br': 'O piloto de {pilotWeeks} semanas custa {pilotPrice}, ou a metade, se não atingir as duas metas.',
    'en-us': 'The {pilotWeeks}-week pilot costs {pilotPrice}, or half if we miss either target.',
    'es-es': 'El piloto de {pilotWeeks} semanas cuesta {pilotPrice}, o la mitad si no alcanza los dos objetivos.',
  },
  headTitle: {
    'pt-br': 'Inteligência artificial testada com seus casos',
    'en-us': 'Artificial intelligence tested on your cases',
    'es-es': 'Inteligencia artificial probada con tus casos',
  },
  headDescription: {
    'pt-br': 'Quando a IA vale a pena, como testamos com casos que o seu time já resolveu e o que vem com o projeto.',
    'en-us':
      'When AI is worth it, how we test it on cases your team has already solved, and what comes with the project.',
    'es-es':
      'Cuándo compensa la IA, cómo la probamos con casos que tu equipo ya ha resuelto y qué incluye el proyecto.',
  },
  subtitle: {
    'pt-br':
      'Para equipes que leem, classificam ou respondem textos o dia inteiro. Fazemos assistentes e automações e os testamos com casos seus.',
    'en-us':
      'For teams that read, sort, or answer text all day. We build assistants and automations in São Paulo, Brazil, and test them on your own cases.',
    'es-es':
      'Para equipos que leen, clasifican o responden textos todo el día. Desde Brasil, hacemos asistentes y automatizaciones, y los examinamos con tus casos.',
  },
  labels: [
    { 'pt-br': 'Quando não usar', 'en-us': 'When not to use it', 'es-es': 'Cuándo no usarla' },
    { 'pt-br': 'A prova', 'en-us': 'The test', 'es-es': 'El examen' },
  ],
  paragraphs: [
    {
      'pt-br':
        'Primeiro tentamos convencer você a não usar IA. Se a tarefa tem regra fixa, um programa comum custa menos e responde sempre igual. Se ninguém sabe dizer qual é a resposta certa, não há como testar. Recusamos decidir crédito, cobertura de seguro, diagnóstico e seleção de pessoas. A IA compensa quando o texto chega de muitas formas e o resultado se confere em segundos.',
      'en-us':
        'First we try to talk you out of AI. If the task follows fixed rules, an ordinary program costs less and gives the same answer every time. If nobody can say what the right answer is, there’s nothing to test. We turn down credit, coverage, diagnosis, and hiring decisions. AI pays off on messy text, plenty of it every week, with answers someone can check in seconds.',
      'es-es':
        'Primero intentamos quitarte la IA de la cabeza. Si la tarea sigue reglas fijas, un programa corriente cuesta menos y responde siempre igual. Si nadie sabe cuál es la respuesta correcta, no hay forma de probarla. Rechazamos decidir créditos, coberturas de seguro, diagnósticos y selección de personal. La IA compensa con textos que llegan de muchas formas, muchos cada semana, y resultados que se comprueban en segundos.',
    },
    {
      'pt-br':
        'A prova tem de 150 a 300 casos que o seu time já resolveu: um terço para corrigir, o resto só para medir. Contamos os acertos, os erros e cada “não encontrei”. Quando muda o modelo ou a instrução, repetimos a prova inteira.',
      'en-us':
        'The test has 150 to 300 cases your team has already solved, a third for fixing mistakes and the rest only for measuring. We count what’s right, what’s wrong, and every “I couldn’t find it.” With a new model or prompt, we run the whole test again.',
      'es-es':
        'El examen tiene entre 150 y 300 casos que tu equipo ya ha resuelto: un tercio para corregir y el resto, solo para medir. Contamos aciertos, errores y cada «no lo encuentro». Si cambia el modelo o la instrucción, repetimos el examen entero.',
    },
  ],
  lists: [
    {
      title: {
        'pt-br': 'O que a IA pode fazer na sua empresa',
        'en-us': 'What AI can do for your company',
        'es-es': 'Qué puede hacer la IA en tu empresa',
      },
      items: [
        {
          'pt-br': 'Responder a clientes com os seus documentos',
          'en-us': 'Answer customers from your documents',
          'es-es': 'Responder a clientes con tus documentos',
        },
        {
          'pt-br': 'Separar centenas de pedidos e chamados por assunto e urgência',
          'en-us': 'Sort hundreds of orders and tickets by topic and urgency',
          'es-es': 'Clasificar cientos de pedidos e incidencias por tema y urgencia',
        },
        {
          'pt-br': 'Extrair dados de contratos e notas fiscais',
          'en-us': 'Pull data from contracts and invoices',
          'es-es': 'Extraer datos de contratos y facturas',
        },
        {
          'pt-br': 'Achar em minutos um documento de dez anos atrás',
          'en-us': 'Find a ten-year-old document in minutes',
          'es-es': 'Encontrar en minutos un documento de hace diez años',
        },
        {
          'pt-br': 'Resumir reuniões e dizer quem aprovou o quê',
          'en-us': 'Summarize meetings, and name who approved what',
          'es-es': 'Resumir reuniones y decir quién aprobó cada cosa',
        },
      ],
    },
    {
      title: {
        'pt-br': 'Do piloto à produção',
        'en-us': 'From pilot to production',
        'es-es': 'Del piloto a producción',
      },
      items: [
        {
          'pt-br': 'A medição de partida: quantas vezes por semana, quantos minutos, quantos erros',
          'en-us': 'A baseline: how often, how long, how many mistakes',
          'es-es': 'El punto de partida: veces por semana, minutos y errores',
        },
        {
          'pt-br': 'A coleção de casos, que fica com você',
          'en-us': 'The collection of cases, yours to keep',
          'es-es': 'La colección de casos, que es tuya',
        },
        {
          'pt-br': 'Integração com CRM, ERP e canais de mensagem',
          'en-us': 'Integration with your CRM, ERP, and messaging channels',
          'es-es': 'Integración con CRM, ERP y canales de mensajería',
        },
        {
          'pt-br': 'Registro de cada resposta e aprovação humana onde você definir',
          'en-us': 'A log of every answer, and human approval where you require it',
          'es-es': 'Registro de cada respuesta y aprobación humana donde decidas',
        },
        {
          'pt-br': 'Painel de uso, acertos e custo, com limite de gasto',
          'en-us': 'A dashboard of usage, accuracy, and cost, with a spending cap',
          'es-es': 'Panel de uso, aciertos y coste, con límite de gasto',
        },
      ],
    },
  ],
  closing: {
    title: { 'pt-br': 'Escolha uma tarefa', 'en-us': 'Pick a task', 'es-es': 'Elige una tarea' },
    text: {
      'pt-br': 'Diga quem a faz e como se sabe que ficou certa. Respondemos se um piloto compensa.',
      'en-us': 'Tell us who does it and how you know it came out right. We’ll say whether a pilot is worth it.',
      'es-es': 'Dinos quién la hace y cómo se sabe que está bien. Te decimos si compensa un piloto.',
    },
  },
}
