import type { LocaleId } from '../../locales/locales.ts'
import { define } from '../define.ts'
import { type AnsweringPage, answersSchema } from './answers.schema.ts'

/** Each question belongs to the page where it is asked most; the order is the display order. */
const answers = define('content/claims/answers.ts', answersSchema, [
  {
    id: 'price-by-hour',
    page: 'hire',
    question: {
      'pt-br': 'Quanto custa?',
      'en-us': 'What does it cost?',
      'es-es': '¿Cuánto cuesta?',
    },
    answer: {
      'pt-br':
        'Você paga só a hora trabalhada, com impostos e o nosso responsável incluídos. Quatro semanas de um pleno, {fullTimeHours} horas, custam {monthPrice}.',
      'en-us':
        'You pay only for hours worked; our manager is included. Four weeks of a mid-level engineer, {fullTimeHours} hours, are {monthPrice}.',
      'es-es':
        'Pagas solo las horas trabajadas; el responsable va incluido. Cuatro semanas de un perfil medio a jornada completa, {fullTimeHours} horas, cuestan {monthPrice}.',
    },
  },
  {
    id: 'price-by-stage',
    page: 'factory',
    question: {
      'pt-br': 'Quanto custa começar?',
      'en-us': 'What does it cost to start?',
      'es-es': '¿Cuánto cuesta empezar?',
    },
    answer: {
      'pt-br':
        '{scopePrice}, pelo escopo. Depois, cada etapa de {stageWeeks} semanas custa {stagePrice}: são {leadHours} horas de um líder sênior e {otherHours} de plenos, que por hora custariam {stageHoursPrice}. Os outros {stageRiskPrice} pagam o preço fechado e a garantia.',
      'en-us':
        '{scopePrice}, for the scope. After that, each {stageWeeks}-week stage costs {stagePrice}. It buys {leadHours} hours of a senior lead and {otherHours} of mid-level people, {stageHoursPrice} at our hourly rates. The other {stageRiskPrice} pays for the fixed price and the warranty.',
      'es-es':
        '{scopePrice}, por el alcance. Después, cada etapa de {stageWeeks} semanas cuesta {stagePrice}: son {leadHours} horas de un jefe de proyecto sénior y {otherHours} de perfiles medios, que por horas costarían {stageHoursPrice}. Los otros {stageRiskPrice} pagan el precio cerrado y la garantía.',
    },
  },
  {
    id: 'first-month-of-projects',
    page: 'factory',
    question: {
      'pt-br': 'Como são os primeiros 30 dias?',
      'en-us': 'What do the first 30 days look like?',
      'es-es': '¿Cómo son los primeros 30 días?',
    },
    answer: {
      'pt-br':
        'Na semana 1, desenhamos o protótipo; na terça da 2, você o testa, com oito usuários que convida. Na 3, você abre a primeira tela que funciona. Na 4, testa a etapa inteira, com dados fictícios. Na última sexta entregamos, e carregamos os seus dados em teste, na sua conta, antes de você aceitar.',
      'en-us':
        'In week 1 we draw the prototype; on the Tuesday of week 2, you and eight users you invite try it. In week 3 you open the first working screen. In week 4 you try the whole stage, on synthetic data. On the last Friday we hand it over, and run a trial load of your real data, in your account, before you accept.',
      'es-es':
        'En la semana 1 dibujamos el prototipo; el martes de la 2, lo pruebas con ocho usuarios que tú invitas. En la 3 abres la primera pantalla que funciona. En la 4 pruebas la etapa entera, con datos ficticios. El último viernes la entregamos y, antes de que la aceptes, cargamos tus datos como ensayo, en tu cuenta.',
    },
  },
  {
    id: 'contract-of-projects',
    page: 'factory',
    question: {
      'pt-br': 'Que contrato eu assino?',
      'en-us': 'What contract do I sign?',
      'es-es': '¿Qué contrato firmo?',
    },
    answer: {
      'pt-br':
        'Um contrato geral de seis páginas e, a cada etapa, uma folha com escopo, preço e datas. Começamos em até {startDays} dias úteis da assinatura.',
      'en-us':
        'A six-page master services agreement, and a statement of work for each stage with its scope, price, and dates. We start within {startDays} business days of signing.',
      'es-es':
        'Un contrato marco de seis páginas, en español, y una hoja por etapa con alcance, precio y fechas. Empezamos como mucho {startDays} días laborables después de la firma.',
    },
  },
  {
    id: 'price-of-pilot',
    page: 'aiLanding',
    question: {
      'pt-br': 'Quando se paga o piloto?',
      'en-us': 'When do we pay for the pilot?',
      'es-es': '¿Cuándo se paga el piloto?',
    },
    answer: {
      'pt-br':
        'Metade na primeira semana, se houver acordo sobre as metas; sem acordo, nada. A outra metade, no fim, só se as duas forem atingidas.',
      'en-us':
        'Half in week 1, if we agree on the targets; if we can’t, nothing. The other half is due at the end, only if both are hit.',
      'es-es':
        'La mitad, la primera semana, si pactamos los objetivos; si no, nada. La otra mitad, al final y solo si se alcanzan los dos.',
    },
  },
  {
    id: 'estimate-and-scope',
    page: 'web',
    question: {
      'pt-br': 'O orçamento é pago?',
      'en-us': 'Do you charge for a quote?',
      'es-es': '¿Se paga la estimación?',
    },
    answer: {
      'pt-br':
        'Não. O orçamento, uma faixa de preço e de prazo, é gratuito. Pago é o escopo, um documento com um preço por etapa: {scopePrice}, descontados se você assinar a primeira etapa em até {scopeValidDays} dias.',
      'en-us':
        'No. The quote, a price range and a timeline, is free. The written scope, with one price per stage, costs {scopePrice}, deducted if you sign the first stage within {scopeValidDays} days.',
      'es-es':
        'No. La estimación, una horquilla de precio y de plazo, es gratis. El alcance, un documento con un precio por etapa, cuesta {scopePrice}, que se descuentan si firmas la primera etapa en {scopeValidDays} días.',
    },
  },
  {
    id: 'refusal-of-apps',
    page: 'mobile',
    question: {
      'pt-br': 'E se a loja recusar o aplicativo?',
      'en-us': 'What if a store rejects the app?',
      'es-es': '¿Y si la tienda rechaza la aplicación?',
    },
    answer: {
      'pt-br':
        'Respondemos às exigências e reenviamos. Depois da publicação, lemos o painel de falhas toda manhã, por um mês.',
      'en-us':
        'We answer the reviewers and resubmit. After release, somebody reads the crash dashboard every morning for a month.',
      'es-es':
        'Respondemos a los requisitos y la reenviamos. Una vez publicada, leemos el panel de fallos todas las mañanas durante un mes.',
    },
  },
  {
    id: 'price-of-care',
    page: 'softwareMaintenance',
    question: {
      'pt-br': 'Quanto custa por mês?',
      'en-us': 'What does it cost a month?',
      'es-es': '¿Cuánto cuesta al mes?',
    },
    answer: {
      'pt-br':
        'São {careHoursPrice} por {careHours} horas de pleno e {onCallPrice} pela sua parte no plantão; em um ano, {careYearPrice}. Horas não usadas valem no mês seguinte, e cada hora a mais custa {hourPrice}. Código escrito por nós não paga leitura. Você sai quando quiser, com {noticeDays} dias de aviso.',
      'en-us':
        'It’s {careHoursPrice} for {careHours} mid-level hours and {onCallPrice} for your share of on-call; {careYearPrice} a year. Unused hours roll over one month, and each extra hour costs {hourPrice}. Code we wrote needs no paid review. You can leave with {noticeDays} days’ notice.',
      'es-es':
        'Son {careHoursPrice} por {careHours} horas de perfil medio y {onCallPrice} por tu parte de la guardia; al año, {careYearPrice}. Las horas que sobran valen el mes siguiente y cada hora de más cuesta {hourPrice}. El código escrito por nosotros no paga auditoría. No hay permanencia: basta avisar con {noticeDays} días.',
    },
  },
  {
    id: 'care-hours',
    page: 'softwareMaintenance',
    question: {
      'pt-br': 'Em que horário alguém atende?',
      'en-us': 'When is someone on call, in our time?',
      'es-es': '¿Qué horario tiene la guardia en España?',
    },
    answer: {
      'pt-br':
        'Das 7h às 22h de Brasília, ou 24 horas por dia, por {careAllDayPrice} por mês ao todo. Se o sistema cai, alguém começa a consertar em até uma hora; se demorarmos mais, o plantão do mês não é cobrado. O resto fica para o dia útil seguinte.',
      'en-us':
        'Every day, 5 a.m. to 8 p.m. Eastern (2 a.m. to 5 p.m. Pacific) in winter, an hour later in summer; or around the clock, for {careAllDayPrice} a month in all. Someone is on an outage within an hour, or that month’s on-call is free. Anything else waits for the next business day.',
      'es-es':
        'Todos los días, de las 11 de la mañana a las 2 de la madrugada, hora de Madrid (de 12 a 3 en verano), o las 24 horas, por {careAllDayPrice} al mes en total. Si el sistema se cae, alguien se pone a arreglarlo en menos de una hora; si no, la guardia de ese mes es gratis. Lo demás espera al siguiente día laborable.',
    },
  },
  {
    id: 'contract-of-people',
    page: 'outsourcing',
    question: {
      'pt-br': 'Que contrato eu assino?',
      'en-us': 'What contract do I sign?',
      'es-es': '¿Qué contrato firmo?',
    },
    answer: {
      'pt-br':
        'Um contrato de serviços com a {legalName}, mês a mês, com {noticeDays} dias de aviso depois dos primeiros {trialDays} dias úteis. A {company} responde pelos encargos.',
      'en-us':
        'A services agreement with {legalName}, in English, month to month, with {noticeDays} days’ notice after the first {trialDays} business days. {company} runs the background check you ask for and supplies the laptop, or uses yours.',
      'es-es':
        'Un contrato de servicios con {legalName}, en español, mes a mes, con {noticeDays} días de preaviso a partir de los primeros {trialDays} días laborables. {company} paga impuestos y cotizaciones.',
    },
  },
  {
    id: 'price-of-integration',
    page: 'apis',
    question: {
      'pt-br': 'Quanto custa a primeira integração?',
      'en-us': 'What does a first integration cost?',
      'es-es': '¿Cuánto cuesta la primera integración?',
    },
    answer: {
      'pt-br':
        'A partir de {integrationPrice}, a preço fechado, entre dois sistemas que já existem, sem telas novas. Se um deles não tem API, a proposta diz quanto custa ler os arquivos ou o banco de dados.',
      'en-us':
        'From {integrationPrice}, fixed, between two systems you already have, with no new screens. If one has no API, the proposal says what reading its files or database costs.',
      'es-es':
        'Desde {integrationPrice}, a precio cerrado, entre dos sistemas que ya existen y sin pantallas nuevas. Si uno no tiene API, la propuesta dice cuánto cuesta leer sus archivos o su base de datos.',
    },
  },
  {
    id: 'testers',
    page: 'design',
    question: {
      'pt-br': 'Quem encontra as pessoas que testam?',
      'en-us': 'Who finds the testers?',
      'es-es': '¿Quién busca a las personas que prueban?',
    },
    answer: {
      'pt-br': 'Nós, em cerca de uma semana, e o preço inclui o que elas recebem. Podem ser clientes seus.',
      'en-us': 'In the US, you do: invite your own customers, or hire and pay an agency.',
      'es-es': 'En España, tú: invitas a clientes tuyos o contratas y pagas una agencia.',
    },
  },
  {
    id: 'data-and-models',
    page: 'ai',
    question: {
      'pt-br': 'Nossos dados treinam o modelo de alguém?',
      'en-us': 'Does our data train anyone’s model?',
      'es-es': '¿Nuestros datos entrenan el modelo de alguien?',
    },
    answer: {
      'pt-br':
        'Não, e isso está no contrato. A conta do modelo é nossa no piloto e sua em produção, sempre com o treinamento desligado. Antes do envio, retiramos os dados pessoais de que a tarefa não precisa; ao fim do piloto, apagamos a nossa cópia.',
      'en-us':
        'No, and the contract says so. The model account is ours in the pilot and yours in production, with training turned off in both. Personal data the task doesn’t need comes out before anything is sent; our copy is deleted when the pilot ends.',
      'es-es':
        'No, y así consta en el contrato. La cuenta del modelo es nuestra en el piloto y tuya en producción, siempre con el entrenamiento desactivado. Antes de enviar nada quitamos los datos personales que la tarea no necesita; al acabar el piloto borramos nuestra copia.',
    },
  },
])

export function answersOn(page: AnsweringPage, locale: LocaleId) {
  return answers
    .filter((answer) => answer.page === page)
    .map(({ id, question, answer }) => ({ id, question: question[locale], answer: answer[locale] }))
}
