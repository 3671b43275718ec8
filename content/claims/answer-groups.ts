import { define } from '../define.ts'
import { answerGroupsSchema } from './answers.schema.ts'

/**
 * Statements about law, taxes, insurance, terms of payment, languages, how long a price holds, its index, registration,
 * staff, and the representative in the European Union are invented: the owner confirms them with counsel before the site
 * goes public.
 */
export const answerGroups = define('content/claims/answer-groups.ts', answerGroupsSchema, [
  {
    id: 'projeto',
    title: {
      'pt-br': 'Como anda um projeto',
      'en-us': 'How a project runs',
      'es-es': 'Cómo funciona un proyecto',
    },
    answers: [
      {
        id: 'stages',
        question: {
          'pt-br': 'Como é o trabalho em uma etapa?',
          'en-us': 'How does a stage work?',
          'es-es': '¿Cómo se trabaja en una etapa?',
        },
        answer: {
          'pt-br':
            'São {stageWeeks} semanas a preço fechado: {stageHours} horas de {fewestPeople} ou {mostPeople} pessoas da equipe fixa, em tempo parcial, {leadHours} delas de um líder sênior, com nome na proposta; se ele for trocado, o nível é o mesmo, e a semana de transição é por nossa conta. A etapa seguinte começa na segunda, por nossa conta e risco: você só a compra depois de aceitar a anterior; se parar, não deve nada por ela.',
          'en-us':
            'A stage is {stageWeeks} weeks at a fixed price: {stageHours} hours from {fewestPeople} or {mostPeople} of our staff, part time, {leadHours} of them from a senior lead who speaks English and is named in the proposal. A replacement lead is as senior, with a week’s handover at our cost. The next stage starts the Monday after delivery, at our risk: you buy it only when you accept this one.',
          'es-es':
            'Son {stageWeeks} semanas y {stageHours} horas de tres o cuatro personas de plantilla, a jornada parcial. El jefe de proyecto habla español y figura en la propuesta; si cambia, lo sustituye otro de su nivel, con una semana de traspaso a nuestro cargo. La siguiente etapa empieza el lunes tras la entrega, a nuestro riesgo: la contratas solo cuando aceptas la anterior.',
        },
      },
      {
        id: 'calendar',
        question: {
          'pt-br': 'Quanto tempo leva até a entrega?',
          'en-us': 'How long is it from the call to delivery?',
          'es-es': '¿Cuánto se tarda?',
        },
        answer: {
          'pt-br':
            'De {fewestWeeks} a {mostWeeks} semanas: 1 até o orçamento, {scopeWeeks} de escopo, 2 até o início e de {fewestStages} a {mostStages} etapas de {stageWeeks}, mais o tempo em que você decide. Do seu lado, basta uma pessoa que decida, 4 horas por semana. A garantia dura {warrantyDays} dias desde o último aceite.',
          'en-us':
            'It takes {fewestWeeks} to {mostWeeks} weeks: 1 to the quote, {scopeWeeks} for the scope, 2 before we start, and {fewestStages} to {mostStages} stages of {stageWeeks}, plus your time to decide. From you, we need one person who decides, 4 hours a week. The {warrantyDays}-day warranty runs from the last acceptance.',
          'es-es':
            'De {fewestWeeks} a {mostWeeks} semanas: 1 hasta la estimación, {scopeWeeks} de alcance, 2 hasta empezar y de {fewestStages} a {mostStages} etapas, más lo que tardes en decidir. Tú pones a una persona que decida, 4 horas a la semana.',
        },
      },
      {
        id: 'total-cost',
        question: {
          'pt-br': 'Quanto custa o projeto inteiro?',
          'en-us': 'What does a whole project cost?',
          'es-es': '¿Cuánto cuesta el proyecto entero?',
        },
        answer: {
          'pt-br':
            'O escopo custa {scopePrice}, descontados se você assinar em até {scopeValidDays} dias, e inclui uma semana na sua empresa; outras visitas são à parte. Cada etapa custa {stagePrice}; se erramos a estimativa, pagamos a diferença. O preço vale para as etapas que começam em até 12 meses do escopo; depois, sobe no máximo o IPCA. A nuvem você paga ao fornecedor.',
          'en-us':
            'The scope costs {scopePrice}, deducted if you sign within {scopeValidDays} days; each stage costs {stagePrice}. If our estimate was wrong, we cover the difference. Prices hold for stages that start within 12 months of the scope; later ones rise by no more than US CPI. You pay the cloud provider directly.',
          'es-es':
            'El documento de alcance cuesta {scopePrice}, que se descuentan si firmas en {scopeValidDays} días, y cada etapa, {stagePrice}. Si estimamos mal, terminamos a nuestro cargo. El precio vale para las etapas que empiecen en los 12 meses siguientes al alcance; después sube, como mucho, el IPC.',
        },
      },
      {
        id: 'larger-budget',
        question: {
          'pt-br': 'O que cabe em {budget} no primeiro ano?',
          'en-us': 'What does {budget} buy in the first year?',
          'es-es': '¿Qué cabe en {budget}?',
        },
        answer: {
          'pt-br':
            '{budgetStages} etapas, em {budgetWeeks} semanas. Com duas equipes, o máximo, são {budgetWeeksOfTwo}: da segunda etapa em diante, você contrata duas por vez. Com {budgetCareMonths} meses de manutenção, o ano custa {budgetYearPrice}, mais a nuvem; para caber em {budget}, tire uma etapa. Um teste de carga custa {stagePrice} a mais.',
          'en-us':
            'It buys {budgetStages} stages in {budgetWeeks} weeks. With two teams (never three) from stage 2 on, it takes {budgetWeeksOfTwo}, and you buy two stages at a time. With {budgetCareMonths} months of maintenance, the first year costs {budgetYearPrice}, plus the cloud; drop a stage to stay under {budget}. A load test is another {stagePrice}.',
          'es-es':
            'Caben {budgetStages} etapas: {budgetWeeks} semanas, o {budgetWeeksOfTwo} con dos equipos, si desde la segunda las contratas de dos en dos. Con el mantenimiento de los {budgetCareMonths} meses restantes, el primer año cuesta {budgetYearPrice}, más la nube; con una etapa menos, no pasa de {budget}. La prueba de carga son otros {stagePrice}.',
        },
      },
      {
        id: 'delay',
        question: {
          'pt-br': 'E se vocês atrasarem?',
          'en-us': 'What if you run late?',
          'es-es': '¿Y si os retrasáis?',
        },
        answer: {
          'pt-br':
            'Se um preço fechado atrasa por culpa nossa, cada semana, ou fração, tira {lateFee} dele, até {lateFeeMost}; os dias de conserto contam. A ata de cada terça diz quem esperava por quem. Depois da quarta semana, você pode parar: em 15 dias, devolvemos o que pagou pela etapa, e os dois lados apagam o código dela; as aceitas são suas. Se parar por outro motivo, paga as horas feitas, no máximo o preço da etapa.',
          'en-us':
            'If it’s our fault, every week or part of one takes {lateFee} off a fixed price, up to {lateFeeMost}; days of a fix count. Each Tuesday’s minutes say who was waiting for whom. After the fourth late week, you can stop: we refund that stage within 15 days, and both sides delete its code; accepted stages stay yours. If you stop for another reason, you pay the hours worked, at most the stage’s price.',
          'es-es':
            'Por cada semana (o fracción) de retraso por nuestra culpa, arreglos incluidos, un precio cerrado baja un {lateFee}, hasta un {lateFeeMost}. El acta de cada martes dice quién esperaba a quién. Tras la cuarta semana puedes parar: en 15 días te devolvemos lo pagado por la etapa, y ambos borramos su código. Si paras por otro motivo, pagas las horas hechas, como mucho el precio de la etapa.',
        },
      },
      {
        id: 'acceptance',
        question: {
          'pt-br': 'Quem decide que a etapa está pronta?',
          'en-us': 'Who decides that a stage is done?',
          'es-es': '¿Quién acepta la etapa?',
        },
        answer: {
          'pt-br':
            'Você, pela lista do escopo e com os seus dados. Em 5 dias úteis, aceita ou diz o que falta; consertamos em 5, e você tem mais 5, só para essa lista. Se faltar algo depois do segundo conserto, pode parar, e devolvemos o que pagou pela etapa. Sem resposta, avisamos; 5 dias úteis depois, vale como aceite. Se discordarmos, decide um perito escolhido pelos dois ou, sem acordo em 10 dias, pelo foro.',
          'en-us':
            'You do, against the scope’s list, with your data loaded. You have 5 business days to accept or list what’s missing; we fix it within 5, and you get 5 more, for that list alone. If anything’s still missing after a second fix, you can stop, and we refund the stage within 15 days. If you don’t answer, we remind you; 5 business days later it counts as accepted. If we disagree, an expert decides.',
          'es-es':
            'Tú, con la lista del alcance y tus datos cargados. Tienes 5 días laborables (de tu calendario) para aceptarla o decir qué falta; lo arreglamos en otros 5 y tienes 5 más para esa lista. Si tras el segundo arreglo falta algo, puedes parar, y te devolvemos lo pagado por ella. Si no respondes, te avisamos; 5 días laborables después cuenta como aceptada.',
        },
      },
      {
        id: 'payment',
        question: {
          'pt-br': 'Quando se paga?',
          'en-us': 'When do we pay?',
          'es-es': '¿Cuándo se paga?',
        },
        answer: {
          'pt-br':
            'Etapa, integração e design: metade na contratação, metade no aceite. Piloto: metade na semana 1, metade no fim, se atingir as duas metas. Escopo e leitura do código: na entrega. Horas e mensalidades: no fim do mês, com um reajuste por ano, no máximo pelo IPCA. As notas vencem em 15 dias, ou em 30, se você precisar.',
          'en-us':
            'You pay half of a stage, integration, or design when you buy it, and half on acceptance; half of a pilot in week 1, and half at the end if it hits both targets. Scopes and code reviews are due on delivery, hours and maintenance at month’s end; those rates rise once a year, by no more than US CPI. Invoices are in dollars, net 15, or 30 if you need it.',
          'es-es':
            'Etapa, integración y diseño: mitad al contratar y mitad al aceptar. Alcance y auditoría: a la entrega. Horas y cuotas: a fin de mes; suben una vez al año, como mucho el IPC. Facturamos en euros, a 15 días (o a 30), sin IVA, por inversión del sujeto pasivo, y sin retención, con nuestro certificado de residencia fiscal.',
        },
      },
      {
        id: 'hours-in-common',
        question: {
          'pt-br': 'Em que horário vocês trabalham?',
          'en-us': 'How many hours do we overlap?',
          'es-es': '¿Cuántas horas coincidimos?',
        },
        answer: {
          'pt-br':
            'Das 9h às 18h de Brasília, fora o plantão da manutenção; para times em outro fuso, a partir das 7h. Se a terça é feriado, você testa no dia útil seguinte. Feriados da sua cidade e de São Paulo não contam nos prazos em dias úteis.',
          'en-us':
            'We work 9 to 6 in São Paulo. If your day is 9 to 6 too, we overlap 6 hours on the East Coast in winter and 7 in summer, not counting our lunch; on the West Coast, 4 and 5. If a Tuesday is a Brazilian holiday, you try the work the next business day. Our deadlines skip the holidays of both countries.',
          'es-es':
            'El equipo empieza a las 7 de São Paulo: con tu jornada de 9 a 18 h sin las comidas, coincidimos 5 horas en invierno y 4 en verano. Si el martes es festivo en Brasil, pasa al siguiente día laborable; nuestros plazos no cuentan los festivos de tu ciudad ni de São Paulo.',
        },
      },
    ],
  },
  {
    id: 'pessoas',
    title: {
      'pt-br': 'Profissionais no seu time',
      'en-us': 'People on your team',
      'es-es': 'Refuerzo de equipos',
    },
    answers: [
      {
        id: 'search',
        question: {
          'pt-br': 'E se ninguém servir?',
          'en-us': 'What if nobody fits, or the interview is late?',
          'es-es': '¿Y si no encontráis a nadie?',
        },
        answer: {
          'pt-br':
            'O prazo de {interviewDays} dias úteis conta do fim da conversa sobre a vaga e vence às 18h de São Paulo. Até lá, oferecemos uma entrevista com um profissional adequado ou, se não há ninguém, dizemos não. Se atrasarmos, {lateDays} dias de trabalho da pessoa são por nossa conta. Das últimas {roles} vagas, {rolesInterviewed} tiveram entrevista no prazo, {rolesRefused} um não e {rolesLate} atraso.',
          'en-us':
            'The {interviewDays} business days run from the end of our call about the role to 6 p.m. in São Paulo. By then we offer you an interview with a person who fits, or say no; if we’re late, {lateDays} days of the person’s work are free. Of the last {roles} roles, {rolesInterviewed} had an interview in time, {rolesRefused} a no, and {rolesLate} was late.',
          'es-es':
            'En {interviewDays} días laborables desde el final de la llamada te ofrecemos una entrevista con un profesional adecuado o te decimos que no lo tenemos. Si nos retrasamos, {lateDays} días de su trabajo corren a nuestro cargo. De los últimos {roles} encargos, {rolesInterviewed} tuvieron entrevista a tiempo, {rolesRefused} un no y {rolesLate} se retrasó.',
        },
      },
      {
        id: 'levels',
        question: {
          'pt-br': 'Que experiência tem cada nível?',
          'en-us': 'How senior is {hourPrice} an hour?',
          'es-es': '¿Qué experiencia tiene cada perfil?',
        },
        answer: {
          'pt-br':
            'Um pleno tem de 4 a 7 anos na tecnologia pedida. Um sênior tem 8 ou mais e já respondeu por um sistema em produção.',
          'en-us':
            'A mid-level engineer has 4 to 7 years in the stack you asked for, and English good enough to argue about a design. A senior has 8 or more and has run a live system.',
          'es-es':
            'Un perfil medio tiene de 4 a 7 años en la tecnología pedida y español suficiente para discutir un diseño. Un sénior tiene 8 o más y ha llevado un sistema en producción.',
        },
      },
      {
        id: 'legal-form',
        question: {
          'pt-br': 'A pessoa é CLT ou PJ?',
          'en-us': 'Who employs the person? What do we file?',
          'es-es': '¿No es cesión ilegal de trabajadores?',
        },
        answer: {
          'pt-br':
            'A pessoa é CLT, com carteira assinada pela {company}. O seu líder define as prioridades; um responsável nosso dirige o trabalho dela. Pela lei 6.019/1974, você é responsável subsidiário: todo mês enviamos os comprovantes de salário, FGTS e INSS, e, se faltar algum, você pode reter o pagamento. Se a pessoa processar você, a defesa e a conta são nossas.',
          'en-us':
            '{company} does, in Brazil, where the work is done. Your lead sets the priorities; our manager directs the person (tasks, hours, time off). You get a W-8BEN-E; there’s no 1099 to file and no payroll. Have your tax adviser confirm it.',
          'es-es':
            'Contratas un servicio, no personas. {company} lo presta desde Brasil con su plantilla, sus medios y un responsable que dirige el trabajo; tú acuerdas con él las entregas, y las aceptas o no. Entrevistas a quien te proponemos, pero entra antes en nuestra plantilla. Que lo revise tu asesoría.',
        },
      },
      {
        id: 'staying',
        question: {
          'pt-br': 'E se a pessoa sair, ou eu a contratar?',
          'en-us': 'What if the person quits, or we want to hire them?',
          'es-es': '¿Y si se va, o queremos contratarla?',
        },
        answer: {
          'pt-br':
            'Nos últimos 12 meses, três pessoas nos times de clientes (hoje, {assignedPeople}) pediram demissão. Se alguém sai, ou se você pede a troca, você entrevista outra pessoa, ou recebe um não, em até {interviewDays} dias úteis. Para contratar quem está no seu time, você paga o equivalente a 2 meses de trabalho; depois de 12 meses, nada.',
          'en-us':
            'Of the people on clients’ teams ({assignedPeople} today), three quit in the last 12 months. If yours does, or if you ask, you get another interview, or a no, within {interviewDays} business days. Hiring the person yourself costs 2 months of their hours; after 12 months, nothing.',
          'es-es':
            'Si se va, o si pides otra, tienes una entrevista, o un no, en {interviewDays} días laborables. En 12 meses se han ido tres personas; hoy hay {assignedPeople}. Para contratarla tú, nos pagas el equivalente a 2 meses de sus horas; a los 12 meses de empezar, nada.',
        },
      },
    ],
  },
  {
    id: 'contrato',
    title: {
      'pt-br': 'Contrato e responsabilidade',
      'en-us': 'Contract and liability',
      'es-es': 'Contrato y responsabilidad',
    },
    answers: [
      {
        id: 'law-and-courts',
        question: {
          'pt-br': 'Que lei e que foro valem?',
          'en-us': 'Which law governs the contract?',
          'es-es': '¿Qué ley se aplica y quién decide?',
        },
        answer: {
          'pt-br':
            'Vale a lei brasileira, no foro da sua cidade ou no de São Paulo, à sua escolha, depois de até 30 dias de conversa entre as direções.',
          'en-us':
            'New York law governs it, with ICDR arbitration in English, in New York, once both CEOs have had 30 days to settle. A disputed delivery goes to an expert we both choose; if we can’t agree on one within 10 days, the ICDR names one.',
          'es-es':
            'Se aplica la ley española. Si discrepamos sobre una entrega, decide un perito elegido por los dos; sin acuerdo en 10 días, lo nombra la corte de arbitraje. En lo demás, tras 30 días de negociación, decide un árbitro del CIAM-CIMA en Madrid, en español.',
        },
      },
      {
        id: 'liability-and-insurance',
        question: {
          'pt-br': 'Até quanto vocês respondem? Têm seguro?',
          'en-us': 'What’s the liability cap? Are you insured?',
          'es-es': '¿Hasta cuánto respondéis? ¿Tenéis seguro?',
        },
        answer: {
          'pt-br':
            'O limite é o que faturamos a você nos últimos 12 meses, com um mínimo de {stagePrice}. Se vazarem dados seus, são {insuranceSum} por sinistro e por ano, como no nosso seguro de responsabilidade civil profissional. Ficam fora do limite o dolo, o processo de alguém alocado no seu time e a reclamação de um terceiro sobre o código.',
          'en-us':
            'The cap is what we billed you in the last 12 months, at least {stagePrice}; for a data breach, it’s {insuranceSum} per claim and year, our errors and omissions and cyber limit, which we can raise for one contract, at your cost. Outside the cap are willful misconduct and third parties’ claims on the code, where the defense and the bill are ours.',
          'es-es':
            'El límite es lo facturado en los últimos 12 meses, con un mínimo de {stagePrice}. Si se filtran datos tuyos, son {insuranceSum} por siniestro y año, lo que cubre nuestro seguro. No tienen límite las reclamaciones de terceros sobre el código ni el dolo o la culpa grave.',
        },
      },
      {
        id: 'intellectual-property',
        question: {
          'pt-br': 'Quem garante que o código é meu?',
          'en-us': 'Is the IP really ours?',
          'es-es': '¿La propiedad intelectual es mía?',
        },
        answer: {
          'pt-br':
            'O contrato transfere os direitos a cada pagamento. Código, telas e casos de teste já nascem nas suas contas. Cada pessoa da equipe cede antes os seus direitos à {company}, e listamos o código aberto. Ferramentas de IA só leem o seu código com a sua autorização por escrito, nas suas contas e sem treinamento. Se um terceiro reclamar o código, a defesa e a conta são nossas.',
          'en-us':
            'Yes. Ownership passes to you as you pay, and of hours we don’t bill, at once. Code, design files, and test cases live in your accounts from day one. Everyone has assigned their rights to {company}, and we list the open source. We use AI tools on your code only with your written consent, in your accounts, with training off.',
          'es-es':
            'Cada pago te cede los derechos de explotación, en exclusiva, para todo el mundo y por toda su duración; el equipo los cede antes a {company}. El código, las pantallas y los casos de prueba nacen en tus cuentas. Solo usamos IA en tu código si lo autorizas por escrito, en tus cuentas y sin entrenarla con él. Si un tercero lo reclama, pagamos la defensa y la condena.',
        },
      },
    ],
  },
  {
    id: 'dados',
    title: {
      'pt-br': 'Segurança e dados',
      'en-us': 'Security and data',
      'es-es': 'Seguridad y datos',
    },
    answers: [
      {
        id: 'who-sees-data',
        question: {
          'pt-br': 'Quem vê os nossos dados?',
          'en-us': 'Who sees our data?',
          'es-es': '¿Quién ve nuestros datos?',
        },
        answer: {
          'pt-br':
            'Só quem está no projeto, com usuário próprio e segundo fator. Antes da primeira conversa, assinamos por e-mail o seu acordo de confidencialidade ou o nosso. Programamos com dados fictícios; os seus entram com a carga de teste, nas suas contas. Os de um piloto de IA passam pela nossa conta do modelo, e os apagamos no fim. Registramos quem abre a produção.',
          'en-us':
            'Only the people on the project do, by name, with a second factor, under an NDA; before the first call, we sign yours or ours by email. We build on synthetic data; yours comes in with the trial load, in your accounts. An AI pilot’s cases go through our model account, in the US; we delete our copy at the end, and backups are gone 30 days later. We log who accesses production.',
          'es-es':
            'Solo las personas del proyecto, con usuario propio y doble factor. Antes de la primera llamada firmamos tu acuerdo de confidencialidad o el nuestro. Programamos con datos ficticios; los tuyos entran con la carga de ensayo, en tus cuentas. Los casos de un piloto de IA pasan por nuestra cuenta del modelo, en la UE, y al final se borran.',
        },
      },
      {
        id: 'certificates',
        question: {
          'pt-br': 'Vocês têm ISO 27001? E o selo da LGPD?',
          'en-us': 'Do you have SOC 2 or ISO 27001?',
          'es-es': '¿Tenéis ISO 27001 o ENS?',
        },
        answer: {
          'pt-br':
            'Não temos ISO 27001 nem SOC 2. Uma empresa de fora faz um teste de invasão por ano, e mandamos o resumo. O selo da LGPD no rodapé é uma declaração nossa, não um certificado.',
          'en-us':
            'We have neither. An outside firm runs a penetration test every year; ask for the summary. The LGPD badge in the footer is our own statement, not a certificate.',
          'es-es':
            'No. Una empresa externa nos hace una prueba de intrusión al año; te enviamos el resumen. El sello de la LGPD es una declaración nuestra, no un certificado.',
        },
      },
      {
        id: 'privacy-law',
        question: {
          'pt-br': 'Quem responde pela LGPD?',
          'en-us': 'What about state privacy laws?',
          'es-es': '¿Y el RGPD, si estáis en Brasil?',
        },
        answer: {
          'pt-br':
            'Você é o controlador; nós, o operador, com as cláusulas no contrato. A encarregada é {dataOfficer} ({email}). Avisamos de um incidente em até 24 horas da descoberta.',
          'en-us':
            'We sign a data processing agreement with the terms that California and other states require, audits, a list of subcontractors, and return of data included. If there’s an incident, you hear within 24 hours of our finding it.',
          'es-es':
            'Firmamos un encargo de tratamiento. El acceso desde Brasil se apoya en la decisión de adecuación de la Comisión Europea. Tus datos quedan en tu nube. Nuestro representante en la Unión es {euRepresentative}, de Madrid. De un incidente te avisamos en las 24 horas siguientes a descubrirlo.',
        },
      },
    ],
  },
  {
    id: 'empresa',
    title: {
      'pt-br': 'A empresa',
      'en-us': 'The company',
      'es-es': 'La empresa',
    },
    answers: [
      {
        id: 'registration',
        question: {
          'pt-br': 'Qual é o CNPJ?',
          'en-us': 'Who would we sign with?',
          'es-es': '¿Con qué sociedad se firma?',
        },
        answer: {
          'pt-br': '{legalName}, CNPJ {registration}, {address}.',
          'en-us':
            '{legalName}, a Brazilian limited company (CNPJ {registration}), {address}, Brazil. We have no US entity.',
          'es-es':
            '{legalName}, sociedad limitada brasileña (CNPJ {registration}), de São Paulo. No tenemos sociedad en España.',
        },
      },
      {
        id: 'references',
        question: {
          'pt-br': 'Posso falar com um cliente?',
          'en-us': 'Do you have US clients or references?',
          'es-es': '¿Tenéis clientes en España o referencias?',
        },
        answer: {
          'pt-br': 'Pode, e sem nós: diga de qual caso, e apresentamos vocês.',
          'en-us':
            'No US clients yet: every story here is from Brazil. Pick one, and we introduce you to that client and step out.',
          'es-es': 'En España, todavía no. Puedes hablar sin nosotros con el cliente brasileño de cualquier caso.',
        },
      },
    ],
  },
])
