import type { ServicePage } from './services.schema'

export const aiPage: ServicePage = {
  headTitle: {
    'pt-br': 'Inteligência artificial com os seus dados',
    'en-us': 'Artificial intelligence on your own data',
    'es-es': 'Inteligencia artificial con tus propios datos',
  },
  headDescription: {
    'pt-br': 'Assistentes e automações de IA testados em piloto com seus dados e ligados aos sistemas que você já usa. Peça um orçamento.',
    'en-us': 'AI assistants and automations piloted on your own data and connected to the systems you already use. Request a quote.',
    'es-es': 'Asistentes y automatizaciones de IA probados con tus datos y conectados a los sistemas que ya usas. Pide presupuesto.',
  },
  subtitle: {
    'pt-br': 'Assistentes e automações que usam os dados da sua empresa e respeitam os limites que você define.',
    'en-us': 'Assistants and automations that work with your company’s data and stay within the limits you set.',
    'es-es': 'Asistentes y automatizaciones que usan los datos de tu empresa y respetan los límites que tú marcas.',
  },
  paragraphs: [
    {
      'pt-br':
        'Boa parte do dia de um time qualificado vai para tarefas que se repetem, como classificar pedidos ou procurar uma cláusula em um contrato antigo. Sem um caminho oficial, cada pessoa usa a ferramenta de IA que encontrou e cola nela dados que não deveriam sair da empresa. O tempo continua se perdendo, agora com um risco a mais.',
      'en-us':
        'Skilled people spend much of their day on tasks that repeat, like sorting requests or hunting for a clause in an old contract. With no official route, everyone picks an AI tool of their own and pastes in data that should never leave the company. The hours still slip away, and now there is a new risk on top.',
      'es-es':
        'Buena parte del día de un equipo cualificado se va en tareas que se repiten, como clasificar solicitudes o buscar una cláusula en un contrato antiguo. Sin un camino oficial, cada persona usa la herramienta de IA que ha encontrado y pega en ella datos que no deberían salir de la empresa. Las horas se siguen perdiendo, ahora con un riesgo añadido.',
    },
    {
      'pt-br':
        'Escolhemos com você uma tarefa com volume e resultado fácil de conferir. Montamos um piloto com seus dados, comparamos as respostas com o trabalho humano e mostramos onde a IA acerta e onde erra. Só vai para a operação o que passa nessa prova. Definimos também quando uma pessoa precisa aprovar e quais dados o modelo nunca vê, em conformidade com a LGPD.',
      'en-us':
        'Together we choose a task with real volume and results that are easy to check. We run a pilot on your data, compare the answers with human work, and show you where AI gets it right and where it doesn’t. Only what passes that test goes live. We also define when a person must sign off and which data the model never sees, in compliance with the LGPD, Brazil’s data protection law.',
      'es-es':
        'Elegimos contigo una tarea frecuente y con un resultado fácil de comprobar. Montamos un piloto con tus datos, comparamos las respuestas con el trabajo humano y te mostramos dónde acierta la IA y dónde falla. Solo entra en funcionamiento lo que supera esa prueba. También definimos cuándo debe aprobar una persona y qué datos no ve nunca el modelo, conforme a la LGPD, la ley brasileña de protección de datos.',
    },
    {
      'pt-br':
        'A IA chega ligada aos sistemas que você já usa, com registro de cada resposta e da fonte consultada. Seu time sabe como corrigir um erro, o custo de uso aparece em um painel, e o modelo pode ser trocado quando surgir outro melhor. A primeira tarefa em operação serve de base para a próxima, que começa com menos dúvidas.',
      'en-us':
        'You get a solution connected to the systems you already use, with a record of every answer and the source behind it. Your team knows how to correct a mistake, running costs show up on a dashboard, and the model can be swapped when a better one comes along. The first task in operation lays the groundwork for the next, which starts with fewer unknowns.',
      'es-es':
        'Recibes una solución conectada a los sistemas que ya usas, con registro de cada respuesta y de la fuente consultada. Tu equipo sabe cómo corregir un error, el coste de uso se ve en un panel y el modelo se puede cambiar cuando aparezca otro mejor. La primera tarea en marcha sirve de base para la siguiente, que empieza con menos dudas.',
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
          'pt-br': 'Responder a clientes com base nos documentos da empresa',
          'en-us': 'Answer customers based on your company’s documents',
          'es-es': 'Responder a clientes a partir de los documentos de la empresa',
        },
        {
          'pt-br': 'Separar e-mails, pedidos e chamados por assunto e urgência',
          'en-us': 'Sort emails, orders, and tickets by topic and urgency',
          'es-es': 'Clasificar correos, pedidos e incidencias por tema y urgencia',
        },
        {
          'pt-br': 'Extrair dados de contratos e notas fiscais para conferência',
          'en-us': 'Pull data from contracts and invoices for review',
          'es-es': 'Extraer datos de contratos y facturas para su revisión',
        },
        {
          'pt-br': 'Prever a demanda a partir do histórico de vendas',
          'en-us': 'Forecast demand from your sales history',
          'es-es': 'Prever la demanda a partir del historial de ventas',
        },
        {
          'pt-br': 'Resumir reuniões e relatórios para quem decide',
          'en-us': 'Summarize meetings and reports for decision makers',
          'es-es': 'Resumir reuniones e informes para quien decide',
        },
      ],
    },
    {
      title: {
        'pt-br': 'O que vem com o projeto',
        'en-us': 'What comes with the project',
        'es-es': 'Qué incluye el proyecto',
      },
      items: [
        {
          'pt-br': 'Estudo do caso de uso, com custo e critério de sucesso',
          'en-us': 'A use-case study with its cost and success criteria',
          'es-es': 'Estudio del caso de uso, con coste y criterio de éxito',
        },
        {
          'pt-br': 'Piloto com seus dados, comparado ao trabalho humano',
          'en-us': 'A pilot on your data, compared with human work',
          'es-es': 'Piloto con tus datos, comparado con el trabajo humano',
        },
        {
          'pt-br': 'Integração com CRM, ERP e canais de mensagem',
          'en-us': 'Integration with your CRM, ERP, and messaging channels',
          'es-es': 'Integración con CRM, ERP y canales de mensajería',
        },
        {
          'pt-br': 'Registro das respostas e aprovação humana onde você definir',
          'en-us': 'A record of answers, and human approval wherever you require it',
          'es-es': 'Registro de las respuestas y aprobación humana donde tú decidas',
        },
        {
          'pt-br': 'Painel de uso, qualidade e custo por tarefa',
          'en-us': 'A dashboard of usage, quality, and cost per task',
          'es-es': 'Panel de uso, calidad y coste por tarea',
        },
      ],
    },
  ],
}
