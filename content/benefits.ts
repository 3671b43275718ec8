import type { Benefit } from './benefits.schema'

export const benefits: Benefit[] = [
  {
    id: 'automation',
    titulo: {
      'pt-br': 'Automação eficiente',
      'en-us': 'Efficient automation',
      'es-es': 'Automatización eficiente',
    },
    descricao: {
      'pt-br': 'Pedidos lidos, cadastros preenchidos e casos encaminhados sem digitação. A equipe cuida das exceções.',
      'en-us': 'Requests read, records filled in and cases routed with no typing. Your team handles the exceptions.',
      'es-es': 'Solicitudes leídas, fichas rellenadas y casos derivados sin teclear nada. Tu equipo atiende las excepciones.',
    },
  },
  {
    id: 'decisions',
    titulo: {
      'pt-br': 'Decisões inteligentes',
      'en-us': 'Smart decisions',
      'es-es': 'Decisiones inteligentes',
    },
    descricao: {
      'pt-br': 'A IA cruza vendas, estoque e atendimento e mostra o que mudou. Você decide vendo de onde veio cada número.',
      'en-us': 'AI compares sales, inventory and support and shows what changed. You decide knowing where each number came from.',
      'es-es': 'La IA cruza ventas, existencias y atención al cliente y muestra qué ha cambiado. Decides sabiendo de dónde sale cada cifra.',
    },
  },
  {
    id: 'customization',
    titulo: {
      'pt-br': 'Personalização avançada',
      'en-us': 'Advanced customization',
      'es-es': 'Personalización avanzada',
    },
    descricao: {
      'pt-br': 'Ela aprende o vocabulário, as regras e o tom da sua empresa. O cliente percebe que fala com a sua marca.',
      'en-us': 'It learns your company’s vocabulary, rules and tone, so customers can tell they’re talking to your brand.',
      'es-es': 'Aprende el vocabulario, las reglas y el tono de tu empresa. El cliente nota que habla con tu marca.',
    },
  },
  {
    id: 'cost',
    titulo: {
      'pt-br': 'Redução de custos',
      'en-us': 'Cost reduction',
      'es-es': 'Reducción de costes',
    },
    descricao: {
      'pt-br': 'Menos retrabalho e menos horas em tarefas repetidas. O orçamento da operação rende mais, e você mede quanto.',
      'en-us': 'Less rework and fewer hours on repeated tasks. Your operating budget goes further, and you can measure how much.',
      'es-es': 'Menos errores que rehacer y menos horas en tareas repetidas. El presupuesto rinde más, y puedes medir cuánto.',
    },
  },
  {
    id: 'productivity',
    titulo: {
      'pt-br': 'Aumento de produtividade',
      'en-us': 'Productivity boost',
      'es-es': 'Más productividad',
    },
    descricao: {
      'pt-br': 'Rascunhos, resumos e buscas saem em instantes. As pessoas ficam com a parte que pede conversa e critério.',
      'en-us': 'Drafts, summaries and searches come back in moments. People keep the part that takes conversation and judgment.',
      'es-es': 'Borradores, resúmenes y búsquedas salen en un momento. Las personas se quedan con lo que pide diálogo y criterio.',
    },
  },
]
