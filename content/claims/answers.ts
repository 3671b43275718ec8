import { filled } from '../text/placeholders.ts'
import type { Answer } from './claims.schema.ts'

/** Each question belongs to the page where it is asked most; the order is the display order. */
export const answers: Answer[] = filled([
  {
    id: 'price-by-hour',
    page: 'hire',
    question: { 'pt-br': 'Quanto custa?', 'en-us': 'What does it cost?', 'es-es': '¿Cuánto cuesta?' },
    answer: {
      'pt-br':
        'Você paga só a hora trabalhada, com impostos: {hourPrice} no nível pleno e a partir de {seniorHourPrice} no sênior. Quatro semanas de um pleno em tempo integral, {fullTimeHours} horas, custam {monthPrice}.',
      'en-us':
        'You pay for hours worked, at the same rates in every role: {hourPrice} at mid level, from {seniorHourPrice} for a senior. Four weeks of a mid-level engineer, full time, are {fullTimeHours} hours and {monthPrice}.',
      'es-es':
        'La hora cuesta {hourPrice} con un perfil medio y desde {seniorHourPrice} con un sénior, sea cual sea la especialidad. Quien dirige a las personas en {company} no se cobra aparte. Cuatro semanas de un perfil medio a jornada completa, {fullTimeHours} horas, cuestan {monthPrice}.',
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
        'Depois do escopo, uma etapa de {stageWeeks} semanas custa a partir de {stagePrice}. São {leadHours} horas de um líder sênior e {otherHours} de plenos, que por hora custariam {stageHoursPrice}. Os outros {stageRiskPrice} pagam a garantia e o risco do prazo.',
      'en-us':
        'After the scope, a {stageWeeks}-week stage starts at {stagePrice}. It buys {leadHours} hours of a senior lead and {otherHours} of mid-level people, {stageHoursPrice} at our hourly rates. The other {stageRiskPrice} covers the warranty and the risk of running late.',
      'es-es':
        'Tras el alcance, una etapa de {stageWeeks} semanas cuesta desde {stagePrice}. Son {leadHours} horas de un jefe de proyecto sénior y {otherHours} de perfiles medios, que por horas costarían {stageHoursPrice}. Los otros {stageRiskPrice} pagan la garantía y el riesgo del plazo.',
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
        'Na semana 1, desenhamos o protótipo e já programamos o login, o banco de dados e a publicação. Na terça da 2, você abre o protótipo, e oito usuários que você convida o testam. Na 3, abre a primeira tela que funciona. Na 4, testa a função principal com dados fictícios. Entregamos na última sexta. Quando você aceita, ela passa a rodar com os seus.',
      'en-us':
        'In week 1 we draw the prototype and code sign-in, the database, and deployment. On the Tuesday of week 2, you open the prototype, and eight users you invite try it. In week 3 you open the first working screen. In week 4 you try the main feature on synthetic data. On the last Friday we hand it over, and we load yours the day you accept.',
      'es-es':
        'En la semana 1 dibujamos el prototipo y programamos el acceso, la base de datos y la publicación. El martes de la segunda semana abres el prototipo y lo prueban ocho usuarios que tú invitas. En la 3 abres la primera pantalla que funciona. En la 4 pruebas la función principal con datos ficticios. La entregamos el último viernes y, el día en que la aceptas, cargamos los tuyos.',
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
        'Você assina um contrato geral de seis páginas, que mandamos antes, e, a cada etapa, uma folha com escopo, preço e datas. Você só se compromete com a etapa que assinou. Começamos em até {startDays} dias úteis depois da assinatura.',
      'en-us':
        'You sign a six-page master agreement, in English, which we send beforehand, and one sheet per stage with scope, price, and dates. You’re committed only to the stage you’ve signed. We start within {startDays} business days of your signature.',
      'es-es':
        'Firmas un contrato marco de seis páginas, en español, que te enviamos antes, y una hoja por etapa con alcance, precio y fechas. Solo te comprometes con la etapa firmada. Empezamos en un máximo de {startDays} días laborables desde la firma.',
    },
  },
  {
    id: 'price-of-pilot',
    page: 'aiLanding',
    question: {
      'pt-br': 'Quanto custa o piloto?',
      'en-us': 'What does the pilot cost?',
      'es-es': '¿Cuánto cuesta el piloto?',
    },
    answer: {
      'pt-br':
        'O preço, {pilotPrice}, é fechado. Você paga metade no fim da primeira semana, com as metas combinadas; sem acordo, paramos ali, sem custo. A outra metade é paga no fim, só se as duas metas forem atingidas.',
      'en-us':
        'It costs {pilotPrice}, fixed. You pay half at the end of week 1, once the targets are agreed; if we can’t agree, we stop there and you owe nothing. The other half is due at the end, only if both targets are hit.',
      'es-es':
        'El piloto cuesta {pilotPrice}, a precio cerrado. Pagas la mitad al final de la primera semana, con los objetivos ya pactados; si no hay acuerdo, se para ahí y no debes nada. La otra mitad, al final, solo si se alcanzan los dos.',
    },
  },
  {
    id: 'measure',
    page: 'aiLanding',
    question: {
      'pt-br': 'Quem decide se as metas foram atingidas?',
      'en-us': 'Who decides whether the targets were hit?',
      'es-es': '¿Quién decide si se alcanzan los objetivos?',
    },
    answer: {
      'pt-br':
        'Decidem dois números, que o seu time confere. São escritos na primeira semana: um do resultado, como minutos por caso ou erros em cem, e um do uso.',
      'en-us':
        'Two numbers decide, and your team checks them. They’re written down in week 1: one for the result, like minutes per case or mistakes per hundred, and one for adoption.',
      'es-es':
        'Lo deciden dos cifras, que tu equipo comprueba. Se escriben la primera semana: una del resultado, como minutos por caso o errores de cada cien, y otra del uso.',
    },
  },
  {
    id: 'estimate-and-scope',
    page: 'web',
    question: {
      'pt-br': 'O orçamento é pago?',
      'en-us': 'Do you charge for a quote?',
      'es-es': '¿Cobráis por el presupuesto?',
    },
    answer: {
      'pt-br':
        'A conversa e a faixa de preço não custam nada. O escopo por escrito, com um preço por etapa, leva {scopeWeeks} semanas e custa {scopePrice}, descontados se você continuar.',
      'en-us':
        'The call and the price range are free. A written scope with one fixed price per stage takes {scopeWeeks} weeks and costs {scopePrice}, which comes off the price if you go ahead.',
      'es-es':
        'La llamada y la horquilla de precio no cuestan nada. El alcance por escrito, con un precio por etapa, lleva {scopeWeeks} semanas y cuesta {scopePrice}, que se descuentan si sigues.',
    },
  },
  {
    id: 'technology-of-apps',
    page: 'mobile',
    question: {
      'pt-br': 'Nativo ou multiplataforma?',
      'en-us': 'Native or cross-platform?',
      'es-es': '¿Nativa o multiplataforma?',
    },
    answer: {
      'pt-br':
        'React Native ou Flutter bastam quase sempre. Swift e Kotlin entram quando o aplicativo depende de câmera, Bluetooth ou localização o tempo todo.',
      'en-us':
        'React Native or Flutter is nearly always enough. Swift and Kotlin come in when the app leans on the camera, Bluetooth, or location all day.',
      'es-es':
        'React Native o Flutter bastan casi siempre. Swift y Kotlin entran cuando la aplicación depende todo el tiempo de la cámara, el Bluetooth o la ubicación.',
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
        'São {careHours} horas de pleno ({careHoursPrice}) e o plantão ({onCallPrice}), que os clientes da manutenção dividem. Horas não usadas valem no mês seguinte, e cada hora a mais custa {hourPrice}.',
      'en-us':
        'The {carePrice} covers {careHours} mid-level hours ({careHoursPrice}) and on-call ({onCallPrice}), which our maintenance clients share. Unused hours roll over one month, and each extra hour costs {hourPrice}.',
      'es-es':
        'Son {careHours} horas de perfil medio ({careHoursPrice}) y la guardia ({onCallPrice}), que comparten los clientes de mantenimiento. Las horas que sobran valen el mes siguiente y cada hora de más cuesta {hourPrice}.',
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
        'Das 7h às 22h de Brasília, todos os dias. Se o sistema cai, alguém começa a consertar em até uma hora. De madrugada só atendemos quem contrata as 24 horas, por mais {nightPrice} por mês. O que não derruba o sistema fica para o dia útil seguinte.',
      'en-us':
        'Every day, 5 a.m. to 8 p.m. Eastern (2 a.m. to 5 p.m. Pacific) in winter, an hour later in summer. In those hours, someone is on an outage within an hour. Round-the-clock coverage adds {nightPrice} a month. Anything short of an outage waits for the next business day.',
      'es-es':
        'Todos los días, en hora de Madrid, de las 11 de la mañana a las 2 de la madrugada en invierno y una hora más tarde en verano. En ese horario, si el sistema se cae, alguien se pone a arreglarlo en menos de una hora. Si también necesitas la madrugada y la mañana, la guardia de 24 horas cuesta {nightPrice} más al mes. Lo que no sea una caída espera al siguiente día laborable.',
    },
  },
  {
    id: 'leaving-care',
    page: 'softwareMaintenance',
    question: { 'pt-br': 'Tem fidelidade?', 'en-us': 'Is there a minimum term?', 'es-es': '¿Hay permanencia?' },
    answer: {
      'pt-br':
        'Não. Você sai com {noticeDays} dias de aviso, em que passamos o sistema a quem for assumir. O que falta descontar da leitura do código não é devolvido.',
      'en-us':
        'No. You can leave with {noticeDays} days’ notice, which we spend handing the system over. Code-review credit you haven’t used lapses.',
      'es-es':
        'No. Puedes irte avisando con {noticeDays} días, que dedicamos a traspasar el sistema. Lo que quede por descontar de la auditoría del código no se devuelve.',
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
        'Você assina um contrato de serviços com a {legalName}, mês a mês, com {noticeDays} dias de aviso depois dos primeiros {trialDays} dias úteis. A {company} contrata a pessoa e responde pelos encargos.',
      'en-us':
        'You sign a services agreement with {legalName}, in English, billed in dollars, month to month, with {noticeDays} days’ notice after the first {trialDays} business days. {company} employs the person, runs the background check you ask for, and supplies the laptop, or uses yours.',
      'es-es':
        'Firmas un contrato de servicios con {legalName}, en español y en euros, mes a mes, con {noticeDays} días de preaviso a partir de los primeros {trialDays} días laborables. {company} emplea a las personas, dirige su trabajo y paga sus impuestos y cotizaciones.',
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
        'A partir de {integrationPrice}, a preço fechado, entre dois sistemas que já existem, sem telas novas. Se um deles não tem API, lemos arquivos ou o banco de dados, e a proposta diz quanto isso custa. As integrações seguintes custam menos.',
      'en-us':
        'It starts at {integrationPrice}, fixed, between two systems you already have, with no new screens. If one has no API, we read files or the database, and the proposal says what that costs. The next integrations cost less.',
      'es-es':
        'Desde {integrationPrice}, a precio cerrado, entre dos sistemas que ya existen y sin pantallas nuevas. Si uno no tiene API, leemos archivos o la base de datos, y la propuesta dice cuánto cuesta. Las siguientes cuestan menos.',
    },
  },
  {
    id: 'price-of-design',
    page: 'design',
    question: { 'pt-br': 'Quanto custa?', 'en-us': 'What does it cost?', 'es-es': '¿Cuánto cuesta?' },
    answer: {
      'pt-br':
        'A primeira rodada custa a partir de {designPrice}, com o pagamento a quem testa. Quem já sabe o que construir não precisa dela: a primeira etapa de um projeto inclui o protótipo da função principal, testado com usuários seus.',
      'en-us':
        'The first round starts at {designPrice}, including what we pay the testers. If you already know what to build, skip it: a project’s first stage includes a prototype of the main feature, tried by users of yours.',
      'es-es':
        'La primera ronda cuesta desde {designPrice}, incluido lo que se paga a las personas que prueban. Si ya sabes qué hay que hacer, no te hace falta: la primera etapa de un proyecto incluye el prototipo de la función principal, probado con usuarios tuyos.',
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
      'pt-br':
        'Nós procuramos, com o perfil que você descreve, em cerca de uma semana. Clientes seus também servem, se você os convidar.',
      'en-us': 'We do, to the profile you describe, in about a week. Your own customers work too, if you invite them.',
      'es-es':
        'Las buscamos nosotros, con el perfil que describas, en una semana más o menos. También sirven clientes tuyos, si los invitas.',
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
        'Não, e isso está no contrato. A conta do modelo é nossa no piloto e sua em produção, sempre com o treinamento desligado. Antes do envio, retiramos os dados pessoais de que a tarefa não precisa; os outros são tratados segundo a LGPD.',
      'en-us':
        'No, and the contract says so. The model account is ours in the pilot and yours in production, with training turned off in both. Personal data the task doesn’t need comes out before anything is sent; a data processing agreement covers the rest.',
      'es-es':
        'No, y así consta en el contrato. La cuenta del modelo es nuestra en el piloto y tuya en producción, siempre con el entrenamiento desactivado. Antes de enviar nada quitamos los datos personales que la tarea no necesita; los demás se tratan según el RGPD.',
    },
  },
  {
    id: 'cost-of-use',
    page: 'ai',
    question: {
      'pt-br': 'Quanto custa usar depois?',
      'en-us': 'What does it cost to run?',
      'es-es': '¿Cuánto cuesta usarla después?',
    },
    answer: {
      'pt-br':
        'Em produção, você paga o modelo direto ao fornecedor, com limite de gasto. A proposta traz uma estimativa por mil casos.',
      'en-us':
        'In production you pay the model provider directly, with a spending cap. The proposal has an estimate per thousand cases.',
      'es-es':
        'En producción pagas el modelo directamente a su proveedor, con límite de gasto. La propuesta trae una estimación por cada mil casos.',
    },
  },
])
