import type { LocaleId } from '../../locales/locales.ts'
import { define } from '../define.ts'
import { type AnsweringPage, answersSchema } from './answers.schema.ts'

/** The questions in display order, each with the page where it is asked most. */
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
        'Você paga só as horas trabalhadas. Quatro semanas de um pleno, {fullTimeHours} horas, custam {monthPrice}, com impostos. Um pleno tem ao menos 4 anos na tecnologia; um sênior, 8.',
      'en-us':
        'You pay only for hours worked. Four weeks of a mid-level engineer, {fullTimeHours} hours, cost {monthPrice}. Mid level means 4+ years in your stack; senior means 8+.',
      'es-es':
        'Pagas solo las horas trabajadas. Cuatro semanas de un perfil medio ({fullTimeHours} horas) cuestan {monthPrice}. Un perfil medio lleva al menos 4 años con la tecnología; un sénior, 8.',
    },
  },
  {
    id: 'search',
    page: 'hire',
    question: {
      'pt-br': 'E se ninguém servir?',
      'en-us': 'What if nobody fits?',
      'es-es': '¿Y si no encontráis a nadie?',
    },
    answer: {
      'pt-br':
        'O prazo vai do fim da conversa à oferta de uma entrevista. Se demorarmos mais, os {lateDays} primeiros dias de quem você escolher são grátis; se não encontrarmos ninguém, você não paga nada. Das {rolesLate} vagas fora do prazo, 4 levaram de 5 a 9 dias úteis e 1 ficou sem ninguém.',
      'en-us':
        'The {interviewDays} business days run from our call to the offer of an interview. If we take longer, your first {lateDays} days with whoever you choose are free; if we find nobody, you pay nothing. Of the {rolesLate} roles we missed, four took 5 to 9 business days, and one went unfilled.',
      'es-es':
        'Los {interviewDays} días laborables van del final de la llamada a la oferta de una entrevista. Si tardamos más, tus {lateDays} primeros días con quien elijas son gratis; si no encontramos a nadie, no pagas nada. De los {rolesLate} encargos en que fallamos, cuatro tardaron de 5 a 9 días laborables y uno quedó vacante.',
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
        'Você paga o escopo, {scopePrice}; depois, metade da etapa 1. Se assinar em até {scopeValidDays} dias, descontamos o escopo dessa metade. Uma etapa são {stageHours} horas de {fewestPeople} ou {mostPeople} pessoas, nenhuma em tempo integral.',
      'en-us':
        'You pay {scopePrice} for the scope, then half of stage 1, minus that {scopePrice} if you sign within {scopeValidDays} days. A stage is {stageHours} hours of {fewestPeople} or {mostPeople} people, none full time.',
      'es-es':
        'Pagas {scopePrice} por el alcance y, después, la mitad de la etapa 1, de la que restamos el alcance si firmas en {scopeValidDays} días. Una etapa son {stageHours} horas de {fewestPeople} o {mostPeople} personas, ninguna a jornada completa.',
    },
  },
  {
    id: 'first-month-of-projects',
    page: 'factory',
    question: {
      'pt-br': 'Como são as quatro primeiras semanas?',
      'en-us': 'What happens in the first four weeks?',
      'es-es': '¿Cómo son las cuatro primeras semanas?',
    },
    answer: {
      'pt-br':
        'Na terça da semana 2, oito usuários seus testam o protótipo; na da 4, você usa a etapa com dados fictícios. Na sexta, ela vai para a sua nuvem, com os seus dados.',
      'en-us':
        'In week 2, eight of your users try a prototype. In week 4, you try the stage on synthetic data; that Friday, it reaches your account, with your data.',
      'es-es':
        'El martes de la semana 2, ocho usuarios tuyos prueban el prototipo; en la 4, pruebas la etapa con datos ficticios. El viernes la entregamos en tu nube, con tus datos.',
    },
  },
  {
    id: 'price-of-pilot',
    page: 'aiLanding',
    question: {
      'pt-br': 'Quando eu pago pelo piloto?',
      'en-us': 'When do we pay for the pilot?',
      'es-es': '¿Cuándo se paga el piloto?',
    },
    answer: {
      'pt-br':
        'Você paga metade na semana 1, quando combinamos as metas, e metade no fim, só se as duas forem atingidas. Se o piloto parar antes, não há segunda metade. O código, os prompts, as perguntas de teste e os resultados são sempre seus, entregues no fim.',
      'en-us':
        'You pay half in week 1, once we agree on the targets, and half at the end, only if the pilot hits both. If it stops early, there’s no second half. Either way, you keep the code, prompts, test questions, and results.',
      'es-es':
        'Pagas la mitad la primera semana y la otra al final, solo si se alcanzan los dos objetivos. Si el piloto se para antes, no la pagas. El código, los prompts, las preguntas de prueba y los resultados son siempre tuyos; te los entregamos al acabar.',
    },
  },
  {
    id: 'estimate-and-scope',
    page: 'web',
    question: {
      'pt-br': 'A estimativa é paga?',
      'en-us': 'Do you charge for an estimate?',
      'es-es': '¿Se paga la estimación?',
    },
    answer: {
      'pt-br':
        'Não: a estimativa, uma faixa de preço e prazo, é gratuita. O orçamento vem com o escopo, que diz quantas etapas serão e o que cada uma traz. O escopo custa {scopePrice}, abatidos da etapa 1 se você assinar em até {scopeValidDays} dias.',
      'en-us':
        'No: the estimate, a range of price and time, comes first and is free. The scope then sets the number of stages and what each holds. It costs {scopePrice}, deducted if you sign within {scopeValidDays} days of receiving it.',
      'es-es':
        'No: es gratis y da una horquilla de precio y plazo. El presupuesto va en el documento de alcance, que fija cuántas etapas hay y qué lleva cada una. Cuesta {scopePrice}, que restamos de la etapa 1 si firmas en los {scopeValidDays} días siguientes a recibirlo.',
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
      'pt-br': 'Corrigimos o que a loja pedir e enviamos de novo. Por um mês, lemos o painel de falhas todo dia útil.',
      'en-us': 'We answer the reviewers and resubmit. For a month, we check the crash dashboard every business day.',
      'es-es':
        'Corregimos lo que pida la tienda y volvemos a enviarla. Tras publicarla, revisamos el panel de fallos cada día laborable durante un mes.',
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
        'São {careHoursPrice} por {careHours} horas de um pleno e {onCallPrice} pela sua cota do plantão. Horas não usadas valem no mês seguinte; cada hora a mais custa {hourPrice}. Se o código é nosso, o diagnóstico é grátis, e o plano começa depois da garantia; até lá, o plantão é opcional. Para sair, avise {noticeDays} dias antes; o desconto do diagnóstico não usado se perde.',
      'en-us':
        'You pay {careHoursPrice} for {careHours} mid-level hours and {onCallPrice} for shared on-call. Unused hours roll over for one month; extra ones cost {hourPrice}. If we wrote the code, the review is free, and the plan starts after the warranty; until then, on-call is optional. You can leave with {noticeDays} days’ notice, but you lose any review credit you haven’t used.',
      'es-es':
        'Pagas {careHoursPrice} por {careHours} horas de perfil medio y {onCallPrice} por una guardia compartida con otros clientes. Las horas que sobran valen el mes siguiente; cada hora de más cuesta {hourPrice}. Si el código es nuestro, no pagas auditoría y el plan empieza tras la garantía; hasta entonces, la guardia es opcional. Puedes dejarlo con {noticeDays} días de preaviso, y pierdes lo que quede por descontar de la auditoría.',
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
        'O plantão atende todos os dias, das 7h às 22h de Brasília; com plantão 24 horas, o plano custa {careAllDayPrice} por mês. Se o sistema cair, alguém começa a consertá-lo em até uma hora, ou o plantão do mês é grátis. Outras falhas ficam para o dia útil seguinte.',
      'en-us':
        'Someone is on call every day, 5 a.m. to 8 p.m. Eastern (2 a.m. to 5 p.m. Pacific), an hour later in daylight time. Around-the-clock on-call raises the plan to {careAllDayPrice} a month. We start on an outage within an hour, or that month’s on-call is free. Other failures wait for the next business day.',
      'es-es':
        'La guardia atiende todos los días de las 11:00 a las 2:00, hora de Madrid (en verano, 12:00 a 3:00). Si el sistema se cae en ese horario, lo atendemos en menos de una hora, o la guardia de ese mes es gratis. El resto del día, solo con el plan de 24 horas ({careAllDayPrice} al mes). Otros fallos esperan al siguiente día laborable.',
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
        'Você assina um contrato de serviços com a {legalName}, mês a mês, e o encerra com {noticeDays} dias de aviso.',
      'en-us':
        'You sign a services agreement in English with {legalName}, our Brazilian company. You can leave with {noticeDays} days’ notice.',
      'es-es':
        'Firmas un contrato de servicios con {legalName}, en español y sin permanencia: basta avisar con {noticeDays} días.',
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
        'Ligar dois sistemas custa a partir de {integrationPrice}; fechamos o preço antes de começar. Se um deles não tem API, lemos os arquivos ou o banco de dados, também a preço fechado.',
      'en-us':
        'Connecting two systems starts at {integrationPrice}; we fix the price before we begin. If one has no API, we quote a fixed price for reading its files or database.',
      'es-es':
        'Conectar dos sistemas cuesta desde {integrationPrice}; el precio se cierra antes de empezar. Si uno no tiene API, damos un precio cerrado para leer sus archivos o su base de datos.',
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
      'pt-br': 'Na rodada, nós as recrutamos em cerca de uma semana, e o preço inclui o pagamento delas.',
      'en-us': 'In the US, you do: invite customers or pay an agency.',
      'es-es': 'En España, las buscas tú: invitas a clientes tuyos o pagas a una agencia.',
    },
  },
  {
    id: 'data-and-models',
    page: 'ai',
    question: {
      'pt-br': 'Nossos dados treinam o modelo de alguém?',
      'en-us': 'Does our data train anyone’s model?',
      'es-es': '¿Mis datos entrenan el modelo de alguien?',
    },
    answer: {
      'pt-br':
        'Não: o contrato proíbe. Você aprova antes o fornecedor do modelo e a região dos dados. No piloto, os casos ficam em uma conta de nuvem nossa, apagada no fim; as cópias somem dos backups em até 30 dias. Em produção, ficam na sua.',
      'en-us':
        'No: the contract forbids it. Before we start, you approve the model’s provider and the data’s region. During the pilot, your cases are in a cloud account of ours, deleted at its end; backups are gone within 30 days. In production, they’re in your account.',
      'es-es':
        'No: el contrato lo prohíbe. Antes de empezar apruebas el proveedor del modelo y la región de los datos. En el piloto, tus casos están en una cuenta de nube nuestra, que borramos al acabar; sus copias desaparecen en 30 días. En producción, están en la tuya.',
    },
  },
])

export function answersOn(page: AnsweringPage, locale: LocaleId) {
  return answers
    .filter((answer) => answer.page === page)
    .map(({ id, question, answer }) => ({ id, question: question[locale], answer: answer[locale] }))
}
