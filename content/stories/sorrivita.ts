import { prices } from '../claims/prices.ts'
import { story } from './stories.schema.ts'

export const sorrivita = story('sorrivita', {
  client: 'sorrivita',
  date: '2026-07-21',
  started: '2025-10-27',
  delivered: '2026-02-13',
  consent: '2026-07-08',
  services: ['mobile', 'design'],
  people: 4,
  weeks: prices.sampleProject.weeks,
  hours: 1600,
  price: prices.sampleProject.price,
  technologies: ['React Native', 'Node.js', 'PostgreSQL'],
  img: 'stories/sorrivita',
  film: [
    {
      picture: 'films/sorrivita-before',
      caption: {
        'pt-br': 'Antes: 26 funções, e nenhuma para remarcar',
        'en-us': 'Before: 26 features, and none for rescheduling',
        'es-es': 'Antes: 26 funciones, y ninguna para cambiar la cita',
      },
    },
    {
      picture: 'films/sorrivita-week',
      caption: {
        'pt-br': 'Semana 2: o protótipo',
        'en-us': 'Week 2: the prototype',
        'es-es': 'Semana 2: el prototipo',
      },
    },
    {
      picture: 'films/sorrivita-now',
      caption: {
        'pt-br': 'Hoje: três horários livres, a qualquer hora',
        'en-us': 'Now: three open slots, at any hour',
        'es-es': 'Ahora: tres huecos libres, a cualquier hora',
      },
    },
  ],
  headTitle: {
    'pt-br': 'Sorrivita: remarcar com a recepção fechada',
    'en-us': 'Sorrivita: rescheduling after hours',
    'es-es': 'Sorrivita: cambiar la cita fuera de horario',
  },
  desc: {
    'pt-br':
      'Uma rede de clínicas baixou as faltas sem aviso de 21 para 12 a cada 100 consultas com um aplicativo para remarcar.',
    'en-us': 'A dental group cut no-shows from 21 to 12 per 100 appointments with an app built for rescheduling.',
    'es-es':
      'Una red de clínicas dentales bajó las ausencias sin aviso de 21 a 12 por cada 100 citas con una aplicación hecha para cambiar la cita.',
  },
  title: {
    'pt-br': 'Um aplicativo para remarcar e pouco mais',
    'en-us': 'A rescheduling app, and not much else',
    'es-es': 'Una aplicación para cambiar la cita y poco más',
  },
  summary: {
    'pt-br':
      'A Sorrivita, rede de 19 clínicas odontológicas no interior paulista, comprou quatro etapas, de 27 de outubro de 2025 a 13 de fevereiro de 2026, para refazer o aplicativo dos pacientes.',
    'en-us':
      'Sorrivita, a group of 19 dental clinics in São Paulo state, Brazil, bought four stages (October 27, 2025, to February 13, 2026) to rebuild its patient app.',
    'es-es':
      'Sorrivita, una red de 19 clínicas dentales del estado de São Paulo (Brasil), contrató cuatro etapas, del 27 de octubre de 2025 al 13 de febrero de 2026, para rehacer su aplicación.',
  },
  problem: [
    {
      'pt-br':
        'O aplicativo antigo tinha 26 funções, até jogos sobre escovação, mas mandava ligar para remarcar. A recepção fechava às 18h; seis em cada dez pedidos chegavam depois, por mensagem, e o paciente faltava.',
      'en-us':
        'The old app even had brushing games, but rescheduling took a phone call. The front desk closed at 6 p.m. Six in ten requests came later, as messages read the next morning.',
      'es-es':
        'La aplicación antigua tenía 26 funciones, juegos de cepillado incluidos; para cambiar la cita, mandaba llamar. La recepción cerraba a las 18 h; seis de cada diez peticiones llegaban después, por mensajes que se leían al día siguiente.',
    },
  ],
  built: [
    {
      'pt-br':
        'Oito pacientes testaram o protótipo. Cinco foram direto ao botão “cancelar”, e pusemos o “remarcar” no lugar dele.',
      'en-us':
        'Eight patients tried the prototype, which showed their appointment and three open slots. Five looked for “cancel” first, so “reschedule” traded places with it.',
      'es-es':
        'Ocho pacientes probaron el prototipo, que mostraba la cita y tres huecos libres. Cinco buscaron antes «anular», y cambiamos los botones de sitio.',
    },
    {
      'pt-br':
        'O aplicativo novo tem cinco funções para pacientes: três antigas, remarcar e a lista de espera. A sexta, um painel, é da coordenadora. A meta era no máximo 15 faltas a cada 100 consultas.',
      'en-us':
        'The new app has five features for patients: three old ones, rescheduling, and a waiting list that offers each freed slot to one person at a time. The sixth, a dashboard, is the coordinator’s. The target was at most 15 no-shows per 100.',
      'es-es':
        'La aplicación nueva tiene cinco funciones para pacientes: tres de las antiguas, cambiar la cita y una lista de espera que ofrece cada hueco a una sola persona. La sexta, un panel, es de la coordinadora. El objetivo era no pasar de 15 ausencias por cada 100 citas.',
    },
  ],
  figure: {
    what: {
      'pt-br': 'Faltas a cada 100 consultas',
      'en-us': 'No-shows per 100 appointments',
      'es-es': 'Ausencias sin aviso por cada 100 citas',
    },
    before: {
      'pt-br': '21',
      'en-us': '21',
      'es-es': '21',
    },
    after: {
      'pt-br': '12',
      'en-us': '12',
      'es-es': '12',
    },
    measured: {
      'pt-br':
        'O sistema das clínicas registrou 3.864 faltas em 18.412 consultas, de abril a junho de 2025, e 2.292 em 19.087, um ano depois, quando sete em cada dez remarcações vinham do aplicativo.',
      'en-us':
        'The clinics’ system recorded 3,864 no-shows in 18,412 appointments from April to June 2025, and 2,292 in 19,087 a year later. By then, seven in ten changes came through the app.',
      'es-es':
        'Según el sistema de las clínicas, de abril a junio de 2025 hubo 3864 ausencias en 18.412 citas; un año después, 2292 en 19.087. Siete de cada diez cambios se hacían ya en la aplicación.',
    },
  },
  quote: {
    text: {
      'pt-br': 'Às oito da manhã a fila de mensagens está vazia. Antes, a gente só acabava às dez.',
      'en-us': 'At eight in the morning the message queue is empty. It used to take us until ten.',
      'es-es': 'A las ocho de la mañana la cola de mensajes está vacía. Antes no acabábamos hasta las diez.',
    },
    name: 'Rita Cordovil',
    role: {
      'pt-br': 'coordenadora de atendimento',
      'en-us': 'patient services coordinator',
      'es-es': 'coordinadora de atención al paciente',
    },
  },
})
