import { story } from './stories.schema.ts'

export const maresiaJornal = story('maresia-jornal', {
  client: 'maresia-jornal',
  date: '2026-09-01',
  started: '2025-08-04',
  delivered: '2025-11-07',
  consent: '2026-08-20',
  services: ['ai'],
  people: 3,
  weeks: 14,
  hours: 1100,
  price: {
    'pt-br': 248000,
    'en-us': 48000,
    'es-es': 44000,
  },
  technologies: ['Python', 'PostgreSQL', 'pgvector', 'React'],
  img: 'stories/maresia-jornal',
  film: [
    {
      picture: 'films/maresia-jornal-before',
      caption: {
        'pt-br': 'Antes: pastas, e nenhuma busca',
        'en-us': 'Before: folders, and no search',
        'es-es': 'Antes: carpetas y ningún buscador',
      },
    },
    {
      picture: 'films/maresia-jornal-week',
      caption: {
        'pt-br': 'Semana 4: 158 acertos em 180',
        'en-us': 'Week 4: 158 of 180 found',
        'es-es': 'Semana 4: 158 aciertos de 180',
      },
    },
    {
      picture: 'films/maresia-jornal-now',
      caption: {
        'pt-br': 'Hoje: o trecho marcado, em 3 minutos',
        'en-us': 'Now: the passage marked, in 3 minutes',
        'es-es': 'Ahora: el pasaje marcado, en 3 minutos',
      },
    },
  ],
  headTitle: {
    'pt-br': 'Maresia Jornal: 38 anos de arquivo em 3 minutos',
    'en-us': 'Maresia Jornal: most old stories found in 3 minutes',
    'es-es': 'Maresia Jornal: 3 minutos por reportaje encontrado',
  },
  desc: {
    'pt-br':
      'Em um jornal do litoral, achar uma reportagem passou de 25 para 3 minutos, ou 5 com as buscas que voltaram ao arquivista.',
    'en-us':
      'At a Brazilian newspaper, finding an old story took 25 minutes; now it takes 3, or 5 with the searches that go back to the archivist.',
    'es-es':
      'En un diario brasileño, el archivero encontraba un reportaje en 25 minutos; el asistente, en 3. Con las búsquedas que pasan al archivero, la media es 5.',
  },
  title: {
    'pt-br': 'O arquivo que só Olavo conhecia',
    'en-us': 'The archive only one man knew his way around',
    'es-es': 'El archivo que solo un hombre sabía recorrer',
  },
  summary: {
    'pt-br':
      'O Maresia Jornal, diário de Santos com 23 repórteres, comprou um piloto de IA e duas etapas, de 4 de agosto a 7 de novembro de 2025, para pesquisar o próprio arquivo.',
    'en-us':
      'Maresia Jornal, a daily in Santos, Brazil, with 23 reporters, bought an AI pilot and two stages (August 4 to November 7, 2025) to search its archive.',
    'es-es':
      'Maresia Jornal, un diario de Santos (Brasil) con 23 periodistas, contrató un piloto de IA y dos etapas, del 4 de agosto al 7 de noviembre de 2025, para buscar en su archivo.',
  },
  problem: [
    {
      'pt-br':
        'O arquivo tem 212 mil páginas digitalizadas, de 38 anos. Toda reportagem antiga passava por Olavo Pestrelli, o arquivista, que se aposenta em 2028. Só com as horas poupadas, pela conta da nossa página de IA, o projeto leva mais de {archiveYears} anos para se pagar; o jornal o comprou para o arquivo não se aposentar com Olavo.',
      'en-us':
        'The archive holds 38 years in 212,000 scanned pages. Anyone who needed an old story asked Olavo Pestrelli, the archivist, who retires in 2028.',
      'es-es':
        'El archivo tiene 212.000 páginas digitalizadas, de 38 años. Quien necesitaba un reportaje se lo pedía a Olavo Pestrelli, el archivero, que se jubila en 2028. Las horas ahorradas, contadas como en nuestra calculadora de IA y con costes de Brasil, tardan más de {archiveYears} años en pagar el proyecto; el diario lo contrató para que el archivo no se jubilara con Olavo.',
    },
  ],
  built: [
    {
      'pt-br':
        'O piloto usou 270 pedidos antigos anotados por Olavo: 90 para corrigir erros, como tomar um prefeito por nome de rua, e 180 só para medir. A primeira meta era acertar 150. A versão inicial acertou 61; a da semana 4 acertou 158, errou 7 e, em 15, disse “não encontrei”. A segunda meta era de uso: na semana 6, ao menos 12 dos 23 repórteres deveriam abrir o assistente por conta própria. Abriram 17.',
      'en-us':
        'The pilot used 270 old requests Olavo had written down. We used 90 to fix mistakes, such as reading a mayor’s name as a street. The other 180 were for measuring; the target was 150. The first version found 61. The week 4 version found 158, said “I couldn’t find it” for 15, and got 7 wrong. The second target was for at least 12 reporters to open it on their own in week 6. Seventeen did.',
      'es-es':
        'El piloto usó 270 peticiones antiguas, apuntadas por Olavo. Noventa sirvieron para corregir errores, como tomar a un alcalde por una calle; las otras 180, solo para medir. El objetivo era acertar 150. La primera versión acertó 61; la de la semana 4, 158: respondió «no lo encuentro» a 15 y falló 7. El otro objetivo era que, en la semana 6, 12 de los 23 periodistas usaran el asistente por iniciativa propia; lo hicieron 17.',
    },
    {
      'pt-br': 'As duas etapas levaram o assistente ao sistema da redação.',
      'en-us':
        'Two stages built the assistant into the newsroom’s system. By our calculator, at Brazilian costs, the hours saved take more than {archiveYears} years to pay for the project. The paper bought it so the archive wouldn’t retire with Olavo.',
      'es-es': 'En dos etapas integramos el asistente en el sistema de la redacción.',
    },
  ],
  figure: {
    what: {
      'pt-br': 'Minutos por reportagem achada',
      'en-us': 'Minutes per story found',
      'es-es': 'Minutos por reportaje encontrado',
    },
    before: {
      'pt-br': '25',
      'en-us': '25',
      'es-es': '25',
    },
    after: {
      'pt-br': '3',
      'en-us': '3',
      'es-es': '3',
    },
    measured: {
      'pt-br':
        'Cronometramos, da pergunta à resposta, a semana de pedidos anterior ao piloto, no fim de julho de 2025, e outra em agosto de 2026. Antes, Olavo achou 63 de 70 reportagens, em 25 minutos cada; depois, o assistente achou 60 de 65, em 3. Com os outros 5, que voltaram para Olavo, a média é 5 minutos.',
      'en-us':
        'We timed every request, waiting included, for one week before the pilot and one after. In late July 2025, Olavo found 63 of 70 stories, averaging 25 minutes; in August 2026, the assistant found 60 of 65, averaging 3. Olavo found the other five; with them, the average is 5.',
      'es-es':
        'Cronometramos, con la espera, las peticiones de una semana anterior al piloto y de otra posterior. A finales de julio de 2025, Olavo encontró 63 de 70, en 25 minutos cada una; en agosto de 2026, el asistente encontró 60 de 65, en 3. Con las 5 que pasaron a Olavo, la media es de 5 minutos.',
    },
  },
  quote: {
    text: {
      'pt-br': 'Uns cinco pedidos por semana ainda vêm para mim. Eram setenta.',
      'en-us': 'About five requests a week still come to me. It used to be seventy.',
      'es-es': 'Me siguen llegando unas cinco peticiones por semana. Eran setenta.',
    },
    name: 'Olavo Pestrelli',
    role: {
      'pt-br': 'arquivista',
      'en-us': 'archivist',
      'es-es': 'archivero',
    },
  },
})
