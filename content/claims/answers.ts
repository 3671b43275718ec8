import { filled } from '../text/placeholders.ts'
import type { Answer } from './claims.schema.ts'
import { business, engineering, prices } from './company-facts.ts'

/** Each question belongs to the page where it is asked most; the order is the display order. */
export const answers: Answer[] = filled([
  {
    id: 'price-by-hour',
    ...prices,
    page: 'hire',
    question: { 'pt-br': 'Quanto custa?', 'en-us': 'What does it cost?', 'es-es': '¿Cuánto cuesta?' },
    answer: {
      'pt-br':
        'Por hora trabalhada, igual em todas as áreas, impostos incluídos: {hourPrice} no nível pleno, a partir de {seniorHourPrice} no sênior; cerca de 160 horas por mês em tempo integral. A única taxa é a de contratação direta no primeiro ano: o preço de 2 meses de trabalho da pessoa.',
      'en-us':
        'By the hour worked, the same for every role: {hourPrice} at mid level, from {seniorHourPrice} for a senior. Full time is about 160 hours a month. The only fee is 2 months of the person’s hours, if you hire them away in the first year.',
      'es-es':
        'Por hora trabajada, en cualquier especialidad: {hourPrice} con perfil intermedio y desde {seniorHourPrice} con perfil sénior; a jornada completa, unas 160 horas al mes. Solo pagas comisión si contratas tú a la persona en el primer año: 2 meses de sus horas.',
    },
  },
  {
    id: 'first-month-of-people',
    ...business,
    page: 'hire',
    question: {
      'pt-br': 'Como são os primeiros 30 dias?',
      'en-us': 'What do the first 30 days look like?',
      'es-es': '¿Cómo son los primeros 30 días?',
    },
    answer: {
      'pt-br':
        '1º dia útil: acessos e uma tarefa pequena. 5º: primeira entrega, revista pelo seu time. Até o 10º, você decide se a pessoa fica.',
      'en-us':
        'Business day 1: access and a small task. Day 5: a first change, reviewed by your team. By day 10, you decide whether the person stays.',
      'es-es':
        '1.er día laborable: accesos y una tarea pequeña. 5.º: primera entrega, revisada por tu equipo. Como tarde, el 10.º decides si la persona se queda.',
    },
  },
  {
    id: 'price-by-stage',
    ...prices,
    page: 'factory',
    question: {
      'pt-br': 'Quanto custa começar?',
      'en-us': 'What does it cost to start?',
      'es-es': '¿Cuánto cuesta empezar?',
    },
    answer: {
      'pt-br':
        'Cada etapa de {stageWeeks} semanas tem preço fechado, a partir de {stagePrice}: cerca de {stageHours} horas de {fewestPeople} ou {mostPeople} pessoas. A hora sai pouco acima da alocação porque inclui a garantia e o risco do prazo. A primeira versão leva em geral de {fewestStages} a {mostStages} etapas.',
      'en-us':
        'Each {stageWeeks}-week stage has a fixed price, from {stagePrice}: about {stageHours} hours by {fewestPeople} or {mostPeople} people. That’s a little above our hourly rate, because the warranty and the risk of running late are ours. A first version usually takes {fewestStages} to {mostStages} stages.',
      'es-es':
        'Cada etapa de {stageWeeks} semanas tiene precio cerrado, desde {stagePrice}: unas {stageHours} horas de {fewestPeople} o {mostPeople} personas. La hora sale algo más cara que en el refuerzo porque incluye la garantía y el riesgo del plazo. La primera versión lleva normalmente de {fewestStages} a {mostStages} etapas.',
    },
  },
  {
    id: 'first-month-of-projects',
    ...engineering,
    page: 'factory',
    question: {
      'pt-br': 'Como são os primeiros 30 dias?',
      'en-us': 'What do the first 30 days look like?',
      'es-es': '¿Cómo son los primeros 30 días?',
    },
    answer: {
      'pt-br':
        'Semana 1: acessos, ambientes, protótipo e convite a oito usuários. Semana 2: na terça, você abre o protótipo. Semana 3: o que mudou depois do teste com eles. Semana 4: a função principal, com dados de teste; no fim, você usa o que ficou pronto e decide sobre a próxima etapa.',
      'en-us':
        'Week 1: access, environments, prototype, eight users invited. Week 2: on Tuesday, you open the prototype. Week 3: what changed after they tried it. Week 4: the main feature, on test data; at the end, you use what’s done and decide on the next stage.',
      'es-es':
        'Semana 1: accesos, entornos, prototipo e invitación a ocho usuarios. Semana 2: el martes abres el prototipo. Semana 3: qué ha cambiado después de la prueba con ellos. Semana 4: la función principal, con datos de prueba; al acabar, usas lo entregado y decides sobre la siguiente etapa.',
    },
  },
  {
    id: 'contract-of-projects',
    ...business,
    page: 'factory',
    question: {
      'pt-br': 'Que contrato eu assino?',
      'en-us': 'What contract do I sign?',
      'es-es': '¿Qué contrato firmo?',
    },
    answer: {
      'pt-br':
        'Um contrato geral de seis páginas e, a cada etapa, uma folha com escopo, preço e datas. Você só se compromete com a etapa que assinou. Começamos em até {startDays} dias úteis depois da assinatura.',
      'en-us':
        'A six-page master agreement, in English, and one sheet per stage with scope, price, and dates. You’re committed only to the stage you’ve signed. We start within {startDays} business days of your signature.',
      'es-es':
        'Un contrato marco de seis páginas, en español, y una hoja por etapa con alcance, precio y fechas. Solo te comprometes con la etapa que has firmado. Empezamos, como máximo, {startDays} días laborables después de la firma.',
    },
  },
  {
    id: 'price-of-pilot',
    ...prices,
    page: 'aiLanding',
    question: {
      'pt-br': 'Quanto custa o piloto?',
      'en-us': 'What does the pilot cost?',
      'es-es': '¿Cuánto cuesta el piloto?',
    },
    answer: {
      'pt-br':
        '{pilotPrice}, preço fechado: metade no início e metade no fim. Você só paga a segunda metade se as duas metas forem atingidas.',
      'en-us':
        '{pilotPrice}, fixed. Half when we start, half at the end, and the second half only if both targets we agreed on are hit.',
      'es-es':
        '{pilotPrice}, precio cerrado: la mitad al empezar y la otra al final, solo si se alcanzan los dos objetivos.',
    },
  },
  {
    id: 'measure',
    ...engineering,
    page: 'aiLanding',
    question: {
      'pt-br': 'Quem decide se as metas foram atingidas?',
      'en-us': 'Who decides whether the targets were hit?',
      'es-es': '¿Quién decide si se alcanzan los objetivos?',
    },
    answer: {
      'pt-br':
        'A sua equipe. São dois números, por escrito, no fim da primeira semana: um do resultado, como minutos por caso ou erros em cem, e um do uso.',
      'en-us':
        'Your team. There are two numbers, in writing at the end of week 1: one for the result, like minutes per case or mistakes per hundred, and one for adoption.',
      'es-es':
        'Tu equipo. Son dos números, por escrito, al final de la primera semana: uno del resultado, como minutos por caso o errores de cada cien, y otro del uso.',
    },
  },
  {
    id: 'estimate-and-scope',
    ...business,
    page: 'web',
    question: {
      'pt-br': 'O orçamento é pago?',
      'en-us': 'Do you charge for a quote?',
      'es-es': '¿Cobráis por el presupuesto?',
    },
    answer: {
      'pt-br':
        'A conversa e a faixa de preço, não. O escopo por escrito, com um preço por etapa, custa {scopePrice}, leva {scopeWeeks} semanas e é descontado se o projeto começar em até {scopeValidDays} dias.',
      'en-us':
        'The call and the price range are free. A written scope with one fixed price per stage takes {scopeWeeks} weeks and costs {scopePrice}, which comes off the price if the project starts within {scopeValidDays} days.',
      'es-es':
        'Por la llamada y la horquilla de precio, no. El alcance por escrito, con un precio por etapa, cuesta {scopePrice}, lleva {scopeWeeks} semanas y se descuenta si el proyecto empieza en los {scopeValidDays} días siguientes.',
    },
  },
  {
    id: 'warranty',
    ...engineering,
    page: 'web',
    question: { 'pt-br': 'Qual é a garantia?', 'en-us': 'What’s the warranty?', 'es-es': '¿Qué garantía hay?' },
    answer: {
      'pt-br':
        'Por {warrantyDays} dias depois de cada etapa, o que não funcionar como está no escopo é consertado sem custo.',
      'en-us': 'For {warrantyDays} days after each stage, anything that doesn’t work as the scope says is fixed free.',
      'es-es':
        'Durante {warrantyDays} días después de cada etapa, lo que no funcione según el alcance se arregla sin coste.',
    },
  },
  {
    id: 'technology-of-apps',
    ...engineering,
    page: 'mobile',
    question: {
      'pt-br': 'Nativo ou multiplataforma?',
      'en-us': 'Native or cross-platform?',
      'es-es': '¿Nativa o multiplataforma?',
    },
    answer: {
      'pt-br':
        'React Native ou Flutter resolvem a maioria dos casos. Swift e Kotlin entram quando o aplicativo depende de câmera, Bluetooth ou localização o tempo todo.',
      'en-us':
        'React Native or Flutter covers most cases. Swift and Kotlin come in when the app leans on the camera, Bluetooth, or location all day.',
      'es-es':
        'React Native o Flutter bastan casi siempre. Swift y Kotlin entran cuando la aplicación depende todo el tiempo de la cámara, el Bluetooth o la ubicación.',
    },
  },
  {
    id: 'refusal-of-apps',
    ...engineering,
    page: 'mobile',
    question: {
      'pt-br': 'E se a loja recusar o aplicativo?',
      'en-us': 'What if a store rejects the app?',
      'es-es': '¿Y si la tienda rechaza la aplicación?',
    },
    answer: {
      'pt-br':
        'Às vezes recusa: respondemos às exigências e reenviamos. Depois da publicação, lemos o painel de falhas toda manhã, por um mês.',
      'en-us':
        'It happens: we answer the reviewers and resubmit. After release, somebody reads the crash dashboard every morning for a month.',
      'es-es':
        'A veces pasa: respondemos a los requisitos y la reenviamos. Una vez publicada, leemos el panel de fallos todas las mañanas durante un mes.',
    },
  },
  {
    id: 'price-of-care',
    ...prices,
    page: 'softwareMaintenance',
    question: {
      'pt-br': 'Quanto custa por mês?',
      'en-us': 'What does it cost a month?',
      'es-es': '¿Cuánto cuesta al mes?',
    },
    answer: {
      'pt-br':
        'A partir de {carePrice}, com {careHours} horas e o plantão. Horas não usadas valem no mês seguinte; cada hora a mais custa a partir de {careHourPrice}: a mensalidade, sem o adicional de 24 horas, dividida por {careHours}.',
      'en-us':
        'From {carePrice}, with {careHours} hours and on-call coverage included. Unused hours roll over one month. Each extra hour costs from {careHourPrice}: the monthly price, without round-the-clock coverage, divided by {careHours}.',
      'es-es':
        'Desde {carePrice}, con {careHours} horas y la guardia incluida. Las horas que sobran valen el mes siguiente; cada hora de más cuesta desde {careHourPrice}: la cuota, sin el suplemento de 24 horas, dividida entre {careHours}.',
    },
  },
  {
    id: 'care-hours',
    ...engineering,
    page: 'softwareMaintenance',
    question: {
      'pt-br': 'Em que horário alguém atende?',
      'en-us': 'When is someone on call, in our time?',
      'es-es': '¿Qué horario tiene la guardia en España?',
    },
    answer: {
      'pt-br':
        'Das 7h às 22h de Brasília, todos os dias. Se o sistema cai, alguém começa a consertar em até uma hora. O plantão de 24 horas soma 35% à mensalidade. O que não derruba o sistema fica para o dia útil seguinte.',
      'en-us':
        'Every day, 5 a.m. to 8 p.m. Eastern (2 a.m. to 5 p.m. Pacific) in winter, an hour later in summer. Someone is on an outage within an hour. Round-the-clock coverage adds 35%. Anything else waits for the next business day.',
      'es-es':
        'Todos los días, hora de Madrid: de las 11 de la mañana a las 2 de la madrugada en invierno y una hora más tarde en verano; antes no hay guardia. Si el sistema se cae, alguien se pone a arreglarlo en menos de una hora. La guardia de 24 horas suma un 35 % a la cuota. Lo que no sea una caída espera al siguiente día laborable.',
    },
  },
  {
    id: 'leaving-care',
    ...business,
    page: 'softwareMaintenance',
    question: { 'pt-br': 'Tem fidelidade?', 'en-us': 'Is there a minimum term?', 'es-es': '¿Hay permanencia?' },
    answer: {
      'pt-br':
        'Não. Você sai com {noticeDays} dias de aviso, e nesses dias passamos o sistema a quem for assumir. O que falta descontar da leitura do código não é devolvido; o relatório é seu.',
      'en-us':
        'No. You can leave with {noticeDays} days’ notice, and we spend those days handing the system over. Any code-review credit you haven’t used lapses; the report is yours.',
      'es-es':
        'No. Puedes irte avisando con {noticeDays} días, que dedicamos a traspasar el sistema a quien lo asuma. Lo que quede por descontar de la lectura del código no se devuelve; el informe es tuyo.',
    },
  },
  {
    id: 'contract-of-people',
    ...business,
    page: 'outsourcing',
    question: {
      'pt-br': 'Que contrato eu assino?',
      'en-us': 'What contract do I sign?',
      'es-es': '¿Qué contrato firmo?',
    },
    answer: {
      'pt-br':
        'Um contrato de serviços com a {legalName}, mês a mês, com {noticeDays} dias de aviso depois dos primeiros {trialDays} dias úteis. A {company} contrata a pessoa e responde pelos encargos.',
      'en-us':
        'A services agreement with {legalName}, in English, billed in dollars, month to month, with {noticeDays} days’ notice after the first {trialDays} business days. {company} employs the person.',
      'es-es':
        'Un contrato de servicios con {legalName}, en español y en euros, mes a mes, con {noticeDays} días de preaviso a partir de los primeros {trialDays} días laborables. A la persona la contrata {company}, que se hace cargo de impuestos y cotizaciones.',
    },
  },
  {
    id: 'replacement',
    ...business,
    page: 'outsourcing',
    question: {
      'pt-br': 'E se a pessoa não der certo?',
      'en-us': 'What if the person isn’t right?',
      'es-es': '¿Y si la persona no encaja?',
    },
    answer: {
      'pt-br':
        'Se você encerrar nos primeiros {trialDays} dias úteis, não há aviso e você não paga por eles. Depois, basta pedir: você entrevista outra pessoa em até {interviewDays} dias úteis. Se a entrevista atrasar, os primeiros {lateDays} dias de trabalho são por nossa conta.',
      'en-us':
        'End it in the first {trialDays} business days: no notice, and you don’t pay for them. Whenever you ask, you interview a replacement within {interviewDays} business days; if the interview is late, the first {lateDays} days of work are on us.',
      'es-es':
        'Si lo dejas en los primeros {trialDays} días laborables, no hace falta preaviso y no los pagas. Cuando lo pidas, entrevistas a otra en un máximo de {interviewDays} días laborables; si la entrevista se retrasa, los primeros {lateDays} días de trabajo corren de nuestra cuenta.',
    },
  },
  {
    id: 'price-of-integration',
    ...prices,
    page: 'apis',
    question: {
      'pt-br': 'Quanto custa a primeira integração?',
      'en-us': 'What does a first integration cost?',
      'es-es': '¿Cuánto cuesta la primera integración?',
    },
    answer: {
      'pt-br':
        'Entre dois sistemas que já existem, sem telas novas, a partir de {integrationPrice}, em {integrationWeeks} semanas, a preço fechado, com a especificação. As seguintes custam menos quando a reaproveitam.',
      'en-us':
        'Between two systems you already have, with no new screens, from {integrationPrice}, in {integrationWeeks} weeks, at a fixed price, specification included. The next ones cost less when they can reuse it.',
      'es-es':
        'Entre dos sistemas que ya existen, sin pantallas nuevas, desde {integrationPrice}, en {integrationWeeks} semanas, a precio cerrado, con la especificación. Las siguientes cuestan menos si la aprovechan.',
    },
  },
  {
    id: 'first-month-of-integration',
    ...engineering,
    page: 'apis',
    question: {
      'pt-br': 'Como são os primeiros 30 dias?',
      'en-us': 'What do the first 30 days look like?',
      'es-es': '¿Cómo son los primeros 30 días?',
    },
    answer: {
      'pt-br':
        'Semana 1: inventário. Semana 2: na terça, você abre a especificação. Semanas 3 e 4: a primeira troca de dados funciona no ambiente de testes, uma direção por vez.',
      'en-us':
        'Week 1: the inventory. Week 2: on Tuesday, you open the specification. Weeks 3 and 4: the first exchange works in the test environment, one direction at a time.',
      'es-es':
        'Semana 1: inventario. Semana 2: el martes abres la especificación. Semanas 3 y 4: el primer intercambio funciona en el entorno de pruebas, un sentido cada vez.',
    },
  },
  {
    id: 'price-of-design',
    ...prices,
    page: 'design',
    question: { 'pt-br': 'Quanto custa?', 'en-us': 'What does it cost?', 'es-es': '¿Cuánto cuesta?' },
    answer: {
      'pt-br':
        'A primeira rodada, das entrevistas aos oito testes, leva {stageWeeks} semanas e custa a partir de {designPrice}, incluído o pagamento a quem testa. Telas finais, design system e revisão são orçados depois. Quem já sabe o que construir tem um protótipo testado na primeira etapa do projeto.',
      'en-us':
        'The first round, from the interviews to the eight tests, takes {stageWeeks} weeks and starts at {designPrice}, including what we pay the testers. Final screens, design system, and review are quoted after it. If you know what to build, a project’s first stage includes a tested prototype.',
      'es-es':
        'La primera ronda, de las entrevistas a las ocho pruebas, lleva {stageWeeks} semanas y cuesta desde {designPrice}, incluido lo que se paga a quien prueba. Pantallas finales, sistema de diseño y revisión se presupuestan después. Si ya sabes qué hacer, la primera etapa del proyecto incluye un prototipo probado.',
    },
  },
  {
    id: 'testers',
    ...engineering,
    page: 'design',
    question: {
      'pt-br': 'Quem encontra as pessoas que testam?',
      'en-us': 'Who finds the testers?',
      'es-es': '¿Quién busca a las personas que prueban?',
    },
    answer: {
      'pt-br':
        'Nós, com o perfil que você descreve, em cerca de uma semana. Clientes seus também servem, se você os convidar.',
      'en-us': 'We do, to the profile you describe, in about a week. Your own customers work too, if you invite them.',
      'es-es':
        'Nosotros, con el perfil que describas, en una semana más o menos. También sirven clientes tuyos, si los invitas.',
    },
  },
  {
    id: 'data-and-models',
    ...engineering,
    page: 'ai',
    question: {
      'pt-br': 'Nossos dados treinam o modelo de alguém?',
      'en-us': 'Does our data train anyone’s model?',
      'es-es': '¿Nuestros datos entrenan el modelo de alguien?',
    },
    answer: {
      'pt-br':
        'Não. No piloto, a conta do modelo é nossa, com o treinamento desligado; em produção, é sua, configurada do mesmo jeito, e isso está no contrato. Antes do envio, retiramos os dados pessoais de que a tarefa não precisa; os outros são tratados segundo a LGPD.',
      'en-us':
        'No. The model account is ours in the pilot and yours in production, with training turned off in both; the contract says so. Personal data the task doesn’t need comes out before anything is sent; the rest is covered by a data processing agreement.',
      'es-es':
        'No. La cuenta del modelo es nuestra en el piloto y tuya en producción, siempre con el entrenamiento desactivado, y así consta en el contrato. Antes de enviar nada quitamos los datos personales que la tarea no necesita; los demás se tratan según el RGPD.',
    },
  },
  {
    id: 'cost-of-use',
    ...prices,
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
