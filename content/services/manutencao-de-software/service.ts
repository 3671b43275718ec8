import { service } from '../services.schema.ts'

export const manutencaoDeSoftware = service('manutencao-de-software', {
  id: 'softwareMaintenance',
  img: 'services/softwareMaintenance',
  title: {
    'pt-br': 'Manutenção contínua',
    'en-us': 'Continuous maintenance',
    'es-es': 'Mantenimiento continuo',
  },
  description: {
    'pt-br': 'Corrigimos falhas e atendemos quedas.',
    'en-us': 'We fix bugs and respond to outages.',
    'es-es': 'Corregimos fallos y atendemos caídas.',
  },
  price: {
    'pt-br': '{carePrice}/mês',
    'en-us': '{carePrice}/mo',
    'es-es': '{carePrice}/mes',
  },
  terms: {
    'pt-br':
      'São {careHours} horas e plantão. O diagnóstico do código custa {codeReviewPrice}, descontados das primeiras mensalidades.',
    'en-us':
      'A month covers {careHours} hours and on-call. We credit the code review ({codeReviewPrice}) to your first months.',
    'es-es':
      'Incluye {careHours} horas y guardia de 11 a 2 h (verano, de 12 a 3). Restamos la auditoría ({codeReviewPrice}) de las primeras cuotas.',
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
      'Fixes, updates, and on-call coverage for software you already run, even if someone else wrote it. Leave with {noticeDays} days’ notice.',
    'es-es':
      'Correcciones, actualizaciones y guardia 15 horas al día para un sistema que ya existe, aunque lo haya escrito otra empresa.',
  },
  subtitle: {
    'pt-br': 'Renovamos o que vence, corrigimos o que falha e, das 7h às 22h, atendemos se o sistema cair.',
    'en-us': 'We renew what expires and fix what fails. If your system goes down, someone responds, 15 hours a day.',
    'es-es': 'Renovamos lo que caduca, arreglamos lo que falla y atendemos las caídas.',
  },
  storyClaim: {
    'pt-br': 'Quilatto: 11 renovações de março a julho de 2026, todas no prazo',
    'en-us': 'Quilatto: 11 renewals from March to July 2026, all on time',
    'es-es': 'Quilatto: de marzo a julio de 2026, 11 renovaciones, todas a tiempo',
  },
  closing: {
    title: {
      'pt-br': 'Quem renova o certificado do seu sistema?',
      'en-us': 'Who renews your certificate?',
      'es-es': '¿Quién renueva el certificado de tu sistema?',
    },
    text: {
      'pt-br': 'Não soube responder na hora? Mande o endereço do sistema, e nós verificamos.',
      'en-us': 'If you had to think, send us your URL, and we’ll tell you when it expires.',
      'es-es': 'Si has tenido que pensarlo, envíanos la dirección web del sistema.',
    },
  },
})
