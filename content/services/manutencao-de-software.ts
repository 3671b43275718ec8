import type { ServicePage } from './services.schema'

export const softwareMaintenancePage: ServicePage = {
  headTitle: { 'pt-br': 'Manutenção contínua: correções e plantão', 'en-us': 'Software maintenance with someone on call', 'es-es': 'Mantenimiento continuo, con guardia' },
  headDescription: {
    'pt-br': 'Correções, atualizações e plantão das 7h às 22h para um sistema que já existe, mesmo que outra empresa o tenha escrito.',
    'en-us': 'Fixes, updates, and on-call coverage for software you already run, even if someone else wrote it. Hours counted, no lock-in.',
    'es-es': 'Correcciones, actualizaciones y guardia todos los días para un sistema que ya existe, aunque lo haya escrito otra empresa.',
  },
  subtitle: {
    'pt-br': 'Alguém sabe o que vence, o que falha e o que vem a seguir no seu sistema, e atende quando ele para.',
    'en-us': 'Somebody knows what’s about to expire, what’s failing, and what comes next, and picks up when it goes down.',
    'es-es': 'Alguien sabe qué caduca, qué falla y qué viene después en tu sistema, y responde cuando se cae.',
  },
  labels: [
    { 'pt-br': 'A queda', 'en-us': 'The outage', 'es-es': 'La caída' },
    { 'pt-br': 'O conserto', 'en-us': 'The fix', 'es-es': 'El arreglo' },
    { 'pt-br': 'A lista', 'en-us': 'The list', 'es-es': 'La lista' },
  ],
  paragraphs: [
    {
      'pt-br':
        'Sexta-feira, 28 de novembro de 2025, 21h40: o certificado SSL/TLS da loja virtual da Quilatto venceu no meio da Black Friday. Quem o renovava tinha saído em agosto. O lembrete ia para uma caixa de e-mail que ninguém abria. Três horas e dez minutos fora do ar. (Nós chegamos depois: cuidamos das integrações da Quilatto desde março de 2026.)',
      'en-us':
        'Friday, November 28, 2025, 9:40 p.m. in São Paulo. It’s Black Friday, and the TLS certificate on Quilatto’s online store expires. The person who used to renew it left in August. The reminder goes to a mailbox nobody opens. The store is down for three hours and ten minutes. (We came later: we’ve looked after Quilatto’s integrations since March 2026.)',
      'es-es':
        'Viernes 28 de noviembre de 2025, 21:40 en São Paulo. Es Black Friday y caduca el certificado TLS de la tienda en línea de Quilatto. Quien lo renovaba se fue en agosto. El recordatorio llega a un buzón que nadie abre. Tres horas y diez minutos sin vender. (Nosotros llegamos después: cuidamos de las integraciones de Quilatto desde marzo de 2026.)',
    },
    {
      'pt-br': 'O conserto levou quatro minutos. Faltava uma lista: o que vence, quem renova, quem é avisado.',
      'en-us': 'The fix took four minutes. What was missing was a list: what expires, who renews it, who gets told.',
      'es-es': 'Arreglarlo llevó cuatro minutos. Lo que faltaba era una lista: qué caduca, quién lo renueva y a quién se avisa.',
    },
    {
      'pt-br':
        'Fazer essa lista é a primeira coisa que fazemos. Em dez dias úteis lemos o código e os servidores e entregamos os riscos em ordem. Depois há uma fila só, que você ordena, com horas contadas por mês. Das 7h às 22h, todos os dias, uma parada tem alguém trabalhando nela em até uma hora; o resto é respondido no dia útil seguinte. Cerca de metade dos sistemas que mantemos foi escrita por outra empresa.',
      'en-us':
        'Making that list is the first thing we do. In ten business days we read the code and the servers and hand you the risks in order. From then on there’s one queue, which you prioritize, and a set number of hours a month. From 7 a.m. to 10 p.m. São Paulo time, every day, an outage has someone working on it within an hour. Everything else gets an answer the next business day. About half the systems we maintain were written by somebody else.',
      'es-es':
        'Hacer esa lista es lo primero. En diez días laborables leemos el código y los servidores y te entregamos los riesgos por orden. Después hay una sola cola, que ordenas tú, con horas contadas al mes. De 7 a 22 h de São Paulo, todos los días, una caída tiene a alguien trabajando en ella en menos de una hora; lo demás se responde el siguiente día laborable. Más o menos la mitad de los sistemas que mantenemos los escribió otra empresa.',
    },
  ],
  lists: [
    {
      title: { 'pt-br': 'O que a manutenção cobre', 'en-us': 'What maintenance covers', 'es-es': 'Qué cubre el mantenimiento' },
      items: [
        { 'pt-br': 'Leitura inicial do código, com riscos em ordem de prioridade', 'en-us': 'An initial code review, with risks ranked by priority', 'es-es': 'Lectura inicial del código, con los riesgos por orden de prioridad' },
        { 'pt-br': 'Calendário de tudo o que vence: domínios, licenças, certificados SSL/TLS', 'en-us': 'A calendar of everything that expires: domains, licenses, TLS certificates', 'es-es': 'Calendario de todo lo que caduca: dominios, licencias, certificados TLS' },
        { 'pt-br': 'Correção de falhas, com registro da causa', 'en-us': 'Bug fixes, with the cause on record', 'es-es': 'Corrección de fallos, con registro de la causa' },
        { 'pt-br': 'Atualização de bibliotecas e servidores, testada antes em ambiente separado', 'en-us': 'Library and server updates, tested first in a separate environment', 'es-es': 'Actualización de bibliotecas y servidores, probada antes en un entorno aparte' },
        { 'pt-br': 'Monitoramento e plantão das 7h às 22h, inclusive no fim de semana', 'en-us': 'Monitoring and on-call coverage, weekends included', 'es-es': 'Supervisión y guardia de 7 a 22 h de São Paulo, fines de semana incluidos' },
        { 'pt-br': 'Backup diário, com teste de restauração todo mês', 'en-us': 'Daily backups, with a restore test every month', 'es-es': 'Copias de seguridad diarias, con prueba de restauración cada mes' },
        { 'pt-br': 'Relatório mensal de uma página: o que foi feito, o que custou, o que vem', 'en-us': 'A one-page monthly report: what was done, what it cost, what’s next', 'es-es': 'Informe mensual de una página: qué se hizo, qué costó y qué viene' },
      ],
    },
  ],
  closing: {
    title: { 'pt-br': 'Quem renova o certificado do seu sistema?', 'en-us': 'Who renews your certificate?', 'es-es': '¿Quién renueva el certificado de tu sistema?' },
    text: {
      'pt-br': 'Se a resposta demorou, mande o endereço do sistema e a linguagem em que foi escrito. O próximo passo é a leitura do código.',
      'en-us': 'If you had to think about it, send us your system’s URL and what it’s built in. The next step is a code review.',
      'es-es': 'Si has tenido que pensarlo, envíanos la dirección del sistema y el lenguaje. El siguiente paso es leer el código.',
    },
  },
}
