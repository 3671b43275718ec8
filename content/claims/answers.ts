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
        'Por hora trabalhada, impostos incluídos: {hourPrice} no nível pleno, a partir de {seniorHourPrice} no sênior; cerca de 160 horas por mês em tempo integral. Não há taxa de entrada nem de recrutamento; só de contratação direta, no primeiro ano.',
      'en-us':
        'For hours worked: {hourPrice} an hour at mid level, from {seniorHourPrice} for a senior; full time is about 160 a month. No setup or recruiting fee; a fee applies only if you hire the person away in the first year.',
      'es-es':
        'Por hora trabajada: {hourPrice} con perfil intermedio y desde {seniorHourPrice} con perfil sénior; a jornada completa, unas 160 al mes. Sin cuota de alta ni comisión de selección; solo la hay si contratas tú a la persona en el primer año.',
    },
  },
  {
    id: 'first-month-of-people',
    ...business,
    page: 'hire',
    question: {
      'pt-br': 'Como são os primeiros 30 dias?',
      'en-us': 'What do the first 30 days look like?',
      'es-es': '¿Cómo son los primeros 30 días?',
    },
    answer: {
      'pt-br':
        '1º dia útil: acessos e uma tarefa pequena. 5º: primeira entrega revista pelo seu time e uma ligação nossa aos dois lados. Até o 10º, você decide se a pessoa fica. No fim do mês, conversa sobre horas e ritmo.',
      'en-us':
        'Business day 1: access and a small task. Day 5: a first change, reviewed by your team, and a call from us to both sides. By day 10, you decide whether the person stays. At the end of the month, we talk about hours and pace.',
      'es-es':
        '1.er día laborable: accesos y una tarea pequeña. 5.º: primera entrega, revisada por tu equipo, y una llamada nuestra a las dos partes. Hasta el 10.º decides si la persona se queda. A fin de mes hablamos de horas y ritmo.',
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
        'Cada etapa de {stageWeeks} semanas tem preço fechado, a partir de {stagePrice}: cerca de {stageHours} horas de trabalho de {fewestPeople} ou {mostPeople} pessoas. A primeira versão leva em geral de {fewestStages} a {mostStages} etapas.',
      'en-us':
        'Each {stageWeeks}-week stage has a fixed price, from {stagePrice}: about {stageHours} hours of work by {fewestPeople} or {mostPeople} people. A first version usually takes {fewestStages} to {mostStages} stages.',
      'es-es':
        'Cada etapa de {stageWeeks} semanas tiene precio cerrado, desde {stagePrice}: unas {stageHours} horas de trabajo de {fewestPeople} o {mostPeople} personas. La primera versión lleva normalmente de {fewestStages} a {mostStages} etapas.',
    },
  },
  {
    id: 'first-month-of-projects',
    ...engineering,
    page: 'factory',
    question: {
      'pt-br': 'Como são os primeiros 30 dias?',
      'en-us': 'What do the first 30 days look like?',
      'es-es': '¿Cómo son los primeros 30 días?',
    },
    answer: {
      'pt-br':
        'Semana 1: acessos, ambientes e protótipo. Na terça da segunda semana, o protótipo; na da terceira, o que mudou depois de oito usuários; na da quarta, a função principal, com dados de teste. Dia 28: você usa o que ficou pronto e decide sobre a próxima etapa.',
      'en-us':
        'Week 1: access, environments, prototype. Second Tuesday: the prototype. Third: what eight users made us change in it. Fourth: the main feature, on test data. Day 28: you use what’s done and decide on the next stage.',
      'es-es':
        'Semana 1: accesos, entornos y prototipo. El segundo martes, el prototipo; el tercero, lo que cambió tras probarlo ocho usuarios; el cuarto, la función principal con datos de prueba. Día 28: usas lo entregado y decides sobre la siguiente etapa.',
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
        'Um contrato geral de seis páginas e, a cada etapa, uma folha com escopo, preço e datas. Você só se compromete com a etapa que assinou. Começamos em até {startDays} dias úteis.',
      'en-us':
        'A six-page master agreement, in English, and one sheet per stage with scope, price, and dates. You’re committed only to the stage you’ve signed. We start within {startDays} business days.',
      'es-es':
        'Un contrato marco de seis páginas, en español, y una hoja por etapa con alcance, precio y fechas. Solo te comprometes con la etapa que has firmado. Empezamos en {startDays} días laborables como máximo.',
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
        '{pilotPrice}, preço fechado: metade no início, metade no fim, e a segunda só se nenhuma das duas metas faltar.',
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
        'A sua equipe. São dois números, por escrito, no fim da primeira semana, depois da contagem: um do resultado, como minutos por caso ou erros em cem, e um do uso.',
      'en-us':
        'Your team. There are two numbers, in writing at the end of week one, after the count: one for the result, like minutes per case or mistakes per hundred, and one for use.',
      'es-es':
        'Tu equipo. Son dos números, por escrito, al final de la primera semana, después del recuento: uno del resultado, como minutos por caso o errores de cada cien, y otro del uso.',
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
        'A conversa e a faixa de preço, não. O escopo por escrito, que troca a faixa por um preço só por etapa, custa {scopePrice}, leva {scopeWeeks} semanas e é descontado por inteiro se o projeto começar em até {scopeValidDays} dias.',
      'en-us':
        'The call and the price range are free. A written scope, which turns the range into one fixed price per stage, costs {scopePrice} and takes {scopeWeeks} weeks; all of it comes off the price if the project starts within {scopeValidDays} days.',
      'es-es':
        'La llamada y la horquilla de precio, no. El alcance por escrito, que convierte la horquilla en un precio por etapa, cuesta {scopePrice}, lleva {scopeWeeks} semanas y se descuenta entero si el proyecto empieza antes de {scopeValidDays} días.',
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
        'A partir de {carePrice}, com {careHours} horas e o plantão. Horas não usadas valem no mês seguinte. A leitura inicial do código custa {codeReviewPrice}, descontados das três primeiras mensalidades.',
      'en-us':
        'From {carePrice}, with {careHours} hours and on-call coverage included. Unused hours roll over one month. The initial code review is {codeReviewPrice}, deducted from your first three months.',
      'es-es':
        'Desde {carePrice}, con {careHours} horas y la guardia incluida. Las horas que sobran valen el mes siguiente. La lectura inicial del código cuesta {codeReviewPrice}, que se descuentan de los tres primeros meses.',
    },
  },
  {
    id: 'care-hours',
    ...engineering,
    page: 'softwareMaintenance',
    question: {
      'pt-br': 'Em que horário alguém atende?',
      'en-us': 'When is someone on call, in our time?',
      'es-es': '¿A qué horas de aquí hay guardia?',
    },
    answer: {
      'pt-br':
        'Das 7h às 22h de Brasília, todos os dias, com alguém trabalhando na parada em até uma hora. O plantão de 24 horas soma 35% à mensalidade. O resto, no dia útil seguinte.',
      'en-us':
        'Every day, with someone on an outage within an hour: 5 a.m. to 8 p.m. Eastern, or 2 a.m. to 5 p.m. Pacific, in winter, and an hour later in summer. Round-the-clock coverage adds 35%. Anything else, the next business day.',
      'es-es':
        'Todos los días, de 11 a 2 de la madrugada en invierno y de 12 a 3 en verano, hora de Madrid: si se cae, alguien se pone a arreglarlo en menos de una hora. La mañana queda fuera; la guardia de 24 horas suma un 35 % a la cuota. Lo demás, al siguiente día laborable.',
    },
  },
  {
    id: 'leaving-care',
    ...business,
    page: 'softwareMaintenance',
    question: { 'pt-br': 'Tem fidelidade?', 'en-us': 'Is there a minimum term?', 'es-es': '¿Hay permanencia?' },
    answer: {
      'pt-br': 'Não. Você sai com {noticeDays} dias de aviso, e nesses dias passamos o sistema a quem for assumir.',
      'en-us': 'No. You can leave with {noticeDays} days’ notice, and we spend those days handing the system over.',
      'es-es': 'No. Puedes irte avisando con {noticeDays} días, que dedicamos a traspasar el sistema a quien lo asuma.',
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
        'Um contrato de serviços com a {legalName}, mês a mês, com {noticeDays} dias de aviso. Quem contrata a pessoa é a {company}, que responde pelos encargos.',
      'en-us':
        'A services agreement with {legalName}, in English, billed in dollars, month to month with {noticeDays} days’ notice. {company} employs the person; you don’t become anyone’s employer.',
      'es-es':
        'Un contrato de servicios con {legalName}, en español y en euros, mes a mes, con {noticeDays} días de preaviso. A la persona la contrata {company}, que se hace cargo de impuestos y cotizaciones.',
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
        'Se você encerrar nos primeiros {trialDays} dias úteis, não paga por eles. Depois, apresentamos outra pessoa no mesmo prazo da primeira.',
      'en-us':
        'End it within the first {trialDays} business days and you owe nothing for that time. Later, we present a replacement on the same clock as the first candidate.',
      'es-es':
        'Si lo dejas en los primeros {trialDays} días laborables, no los pagas. Después te presentamos a otra persona en el mismo plazo que la primera.',
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
        'Entre dois sistemas, a partir de {integrationPrice}, em {integrationWeeks} semanas, com preço fechado. As seguintes custam menos quando reaproveitam a especificação.',
      'en-us':
        'Between two systems, from {integrationPrice}, in {integrationWeeks} weeks, at a fixed price. The next ones cost less when they can reuse the specification.',
      'es-es':
        'Entre dos sistemas, desde {integrationPrice}, en {integrationWeeks} semanas, a precio cerrado. Las siguientes cuestan menos si aprovechan la especificación.',
    },
  },
  {
    id: 'first-month-of-integration',
    ...engineering,
    page: 'apis',
    question: {
      'pt-br': 'Como são os primeiros 30 dias?',
      'en-us': 'What do the first 30 days look like?',
      'es-es': '¿Cómo son los primeros 30 días?',
    },
    answer: {
      'pt-br':
        'Semana 1: inventário. Semana 2: especificação aprovada. Semanas 3 e 4: a primeira troca de dados funciona no ambiente de testes, uma direção por vez.',
      'en-us':
        'Week 1: the inventory. Week 2: the specification, approved. Weeks 3 and 4: the first exchange works in the test environment, one direction at a time.',
      'es-es':
        'Semana 1: inventario. Semana 2: especificación aprobada. Semanas 3 y 4: el primer intercambio funciona en el entorno de pruebas, un sentido cada vez.',
    },
  },
  {
    id: 'price-of-design',
    ...prices,
    page: 'design',
    question: { 'pt-br': 'Quanto custa?', 'en-us': 'What does it cost?', 'es-es': '¿Cuánto cuesta?' },
    answer: {
      'pt-br':
        'A primeira rodada, com protótipo e oito testes, leva {stageWeeks} semanas e custa a partir de {designPrice}, incluído o pagamento a quem testa. As telas finais são orçadas depois dela.',
      'en-us':
        'The first round, with a prototype and eight tests, takes {stageWeeks} weeks and starts at {designPrice}, including what we pay the testers. Final screens are quoted after it.',
      'es-es':
        'La primera ronda, con prototipo y ocho pruebas, lleva {stageWeeks} semanas y cuesta desde {designPrice}, incluido lo que se paga a quien prueba. Las pantallas finales se presupuestan después.',
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
        'Não: usamos contas empresariais com o treinamento desligado, o que consta do contrato. Retiramos os dados pessoais antes do envio; os que a tarefa exige são tratados segundo a LGPD.',
      'en-us':
        'No. We use business accounts with training turned off, and the contract says so. Personal data comes out of the cases before anything is sent; what the task requires is covered by a data processing agreement.',
      'es-es':
        'No: usamos cuentas de empresa con el entrenamiento desactivado, y así consta en el contrato. Antes de enviar nada quitamos los datos personales que la tarea no necesita; los demás se tratan según el RGPD.',
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
        'Você paga o modelo direto ao fornecedor, com limite de gasto. A estimativa por mil casos está na proposta; a manutenção é opcional.',
      'en-us':
        'In production you pay the model provider directly, with a spending cap. The proposal has an estimate per thousand cases; maintenance is optional.',
      'es-es':
        'Pagas el modelo directamente a su proveedor, con límite de gasto. La propuesta trae una estimación por cada mil casos; el mantenimiento es opcional.',
    },
  },
])
