import type { Service } from './services.schema.ts'

export const softwareMaintenance: Service = {
  id: 'softwareMaintenance',
  slug: 'manutencao-de-software',
  img: 'services/softwareMaintenance',
  title: { 'pt-br': 'Manutenção contínua', 'en-us': 'Continuous maintenance', 'es-es': 'Mantenimiento continuo' },
  description: {
    'pt-br': 'Correções e plantão para um sistema em produção.',
    'en-us': 'Fixes and on-call support for a system you already run.',
    'es-es': 'Correcciones y guardia para un sistema en marcha.',
  },
  price: {
    'pt-br':
      'São {carePrice} por mês, com {careHours} horas e plantão. Antes vem a leitura do código: {codeReviewPrice}, abatidos das três primeiras mensalidades.',
    'en-us':
      '{carePrice} a month, with {careHours} hours and on-call coverage. First we review the code for {codeReviewPrice}, credited over your first three months.',
    'es-es':
      '{carePrice} al mes con guardia de 11 de la mañana a 2 de la madrugada (de 2 a 11 no responde nadie); {careAllDayPrice}, las 24 horas. Antes auditamos el código por {codeReviewPrice}, descontados de las tres primeras cuotas.',
  },
  headTitle: {
    'pt-br': 'Manutenção contínua: correções e plantão',
    'en-us': 'Software maintenance with someone on call',
    'es-es': 'Mantenimiento de software con servicio de guardia',
  },
  headDescription: {
    'pt-br':
      'Correções, atualizações e plantão das 7h às 22h para um sistema que já existe, escrito por nós ou por outra empresa.',
    'en-us':
      'Fixes, updates, and on-call coverage for software you already run, even if someone else wrote it. No minimum term.',
    'es-es':
      'Correcciones, actualizaciones y guardia 15 horas al día para un sistema que ya existe, aunque lo haya escrito otra empresa.',
  },
  subtitle: {
    'pt-br':
      'Para empresas com um sistema em produção e ninguém de plantão. Renovamos o que vence, corrigimos o que falha e, se o sistema cair, alguém atende, das 7h às 22h, todos os dias.',
    'en-us':
      'For companies with a live system and nobody on call. From São Paulo, Brazil, we renew what expires, fix what fails, and answer the phone when it goes down, 15 hours a day, every day.',
    'es-es':
      'Para empresas con un sistema en marcha y nadie de guardia. Desde Brasil, renovamos lo que caduca, arreglamos lo que falla y respondemos si el sistema se cae.',
  },
  proof: {
    'pt-br': 'Quilatto: 14 vencimentos de março a julho de 2026, todos renovados antes da data',
    'en-us': 'Quilatto: 14 renewals from March to July 2026, all of them in time',
    'es-es': 'Quilatto: 14 vencimientos de marzo a julio de 2026, todos renovados a tiempo',
  },
  labels: [
    { 'pt-br': 'Uma Black Friday', 'en-us': 'One Black Friday', 'es-es': 'Un Black Friday' },
    { 'pt-br': 'O que faltava', 'en-us': 'What was missing', 'es-es': 'Lo que faltaba' },
  ],
  paragraphs: [
    {
      'pt-br':
        'Sexta-feira, 28 de novembro de 2025, 19h40: o certificado SSL/TLS da loja virtual da Quilatto vence. Quem renovava tinha saído em agosto; o lembrete ia para uma caixa de e-mail que ninguém abria. A loja ficou três horas e dez minutos fora do ar.',
      'en-us':
        'Friday, November 28, 2025, 7:40 p.m. in São Paulo: the TLS certificate on Quilatto’s online store expires. The person who used to renew it left in August; the reminder goes to a mailbox nobody opens. The store is down for three hours and ten minutes.',
      'es-es':
        'Viernes 28 de noviembre de 2025, 19:40 en São Paulo: caduca el certificado TLS de la tienda en línea de Quilatto. Quien lo renovaba se fue en agosto; el recordatorio llega a un buzón que nadie abre. La tienda pasó tres horas y diez minutos sin vender.',
    },
    {
      'pt-br':
        'O conserto levou quatro minutos. Faltava uma lista: o que vence, quem renova, quem é avisado. Desde março de 2026 quem cuida dela somos nós. Com você começamos igual: em 10 dias úteis lemos o código e os servidores.',
      'en-us':
        'The fix took four minutes. What was missing was a list: what expires, who renews it, who gets told. Since March 2026 that list has been ours. We start yours the same way: in 10 business days we read the code and the servers.',
      'es-es':
        'Arreglarlo llevó cuatro minutos. Faltaba una lista: qué caduca, quién lo renueva y a quién se avisa. Desde marzo de 2026 la llevamos nosotros. Contigo empezamos igual: en 10 días laborables leemos el código y los servidores.',
    },
  ],
  lists: [
    {
      title: {
        'pt-br': 'O que a manutenção cobre',
        'en-us': 'What maintenance covers',
        'es-es': 'Qué cubre el mantenimiento',
      },
      items: [
        {
          'pt-br': 'Lista de riscos, na ordem em que os corrigimos',
          'en-us': 'A list of risks, worst first',
          'es-es': 'Lista de riesgos, en el orden en que los corregimos',
        },
        {
          'pt-br': 'Calendário de tudo o que vence: domínios, licenças, certificados SSL/TLS',
          'en-us': 'A calendar of everything that expires: domains, licenses, TLS certificates',
          'es-es': 'Calendario de todo lo que caduca: dominios, licencias, certificados TLS',
        },
        {
          'pt-br': 'Correção de falhas, com registro da causa',
          'en-us': 'Bug fixes, with the cause on record',
          'es-es': 'Corrección de fallos, con registro de la causa',
        },
        {
          'pt-br': 'Atualização de bibliotecas e servidores, testada antes',
          'en-us': 'Library and server updates, tested first',
          'es-es': 'Actualización de bibliotecas y servidores, probada antes',
        },
        {
          'pt-br': 'Monitoramento e plantão, inclusive no fim de semana',
          'en-us': 'Monitoring and on-call coverage, weekends included',
          'es-es': 'Supervisión y guardia, fines de semana incluidos',
        },
        {
          'pt-br': 'Backup diário, com teste de restauração todo mês',
          'en-us': 'Daily backups, with a restore test every month',
          'es-es': 'Copias de seguridad diarias, con prueba de restauración cada mes',
        },
        {
          'pt-br': 'Relatório mensal de uma página',
          'en-us': 'A one-page monthly report',
          'es-es': 'Informe mensual de una página',
        },
      ],
    },
  ],
  closing: {
    title: {
      'pt-br': 'Quem renova o certificado do seu sistema?',
      'en-us': 'Who renews your certificate?',
      'es-es': '¿Quién renueva el certificado de tu sistema?',
    },
    text: {
      'pt-br': 'Se a resposta demorou, mande o endereço do sistema e a linguagem em que foi escrito.',
      'en-us': 'If you had to think about it, send us your system’s URL and what it’s built in.',
      'es-es': 'Si has tenido que pensarlo, envíanos la dirección del sistema y el lenguaje.',
    },
  },
}
