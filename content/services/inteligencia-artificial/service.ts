import { service } from '../services.schema.ts'

export const inteligenciaArtificial = service('inteligencia-artificial', {
  id: 'ai',
  img: 'services/ai',
  title: {
    'pt-br': 'Inteligência artificial',
    'en-us': 'Artificial intelligence',
    'es-es': 'Inteligencia artificial',
  },
  description: {
    'pt-br': 'Testamos a IA com casos seus.',
    'en-us': 'We test AI on your own cases.',
    'es-es': 'Probamos la IA con tus casos.',
  },
  price: {
    'pt-br': '{pilotPrice}',
    'en-us': '{pilotPrice}',
    'es-es': '{pilotPrice}',
  },
  terms: {
    'pt-br': 'O piloto custa a metade se falhar em qualquer das duas metas.',
    'en-us': 'You pay half if the pilot misses either target.',
    'es-es': 'Si falla cualquiera de los dos objetivos, pagas la mitad.',
  },
  headTitle: {
    'pt-br': 'Inteligência artificial testada com seus casos',
    'en-us': 'Artificial intelligence tested on your cases',
    'es-es': 'Inteligencia artificial probada con tus casos',
  },
  headDescription: {
    'pt-br': 'Quando a IA vale a pena, como a testamos com casos seus e o que vem com o projeto.',
    'en-us': 'When AI is worth it, how we test it on your team’s solved cases, and what’s included.',
    'es-es':
      'Cuándo compensa la IA, cómo la probamos con casos que tu equipo ya ha resuelto y qué incluye el proyecto.',
  },
  subtitle: {
    'pt-br': 'O seu time passa o dia respondendo mensagens? Fazemos assistentes e automações.',
    'en-us': 'If your team spends the day answering messages, we build assistants and automations.',
    'es-es': '¿Tu equipo pasa el día leyendo y respondiendo mensajes? Hacemos asistentes y automatizaciones.',
  },
  closing: {
    title: {
      'pt-br': 'Escolha uma tarefa',
      'en-us': 'Pick a task',
      'es-es': 'Elige una tarea',
    },
    text: {
      'pt-br': 'Diga quem a faz e como a confere. O piloto leva {pilotWeeks} semanas.',
      'en-us': 'Tell us who does it and how you check it. The pilot takes {pilotWeeks} weeks.',
      'es-es': 'Dinos quién la hace y cómo se comprueba. El piloto lleva {pilotWeeks} semanas.',
    },
  },
})
