import type { Benefit } from './benefits.schema.ts'
import { filled } from './placeholders.ts'

export const benefits: Benefit[] = filled([
  {
    id: 'automation',
    titulo: {
      'pt-br': 'Automação eficiente',
      'en-us': 'Efficient automation',
      'es-es': 'Automatización eficiente',
    },
    descricao: {
      'pt-br': 'O trabalho repetido anda sozinho de um sistema para o outro, e a equipe só entra quando aparece uma exceção.',
      'en-us': 'Requests read, records filled in and cases routed with no typing. Your team handles the exceptions.',
      'es-es': 'Lo repetitivo avanza sin que nadie vuelva a teclear un dato. Tu equipo se dedica a las excepciones.',
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
      'pt-br': 'A IA cruza vendas, estoque e atendimento e aponta o que mudou, para você decidir antes que o problema cresça.',
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
      'pt-br': 'A IA aprende o vocabulário, as regras e o tom da sua empresa. O cliente percebe que fala com a sua marca.',
      'en-us': 'It learns your company’s vocabulary, rules and tone, so customers can tell they’re talking to your brand.',
      'es-es': 'La IA aprende el vocabulario, las reglas y el tono de tu empresa. El cliente nota que habla con tu marca.',
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
      'es-es': 'Menos trabajo que rehacer y menos horas en tareas repetidas. El presupuesto rinde más, y puedes medir cuánto.',
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
])
