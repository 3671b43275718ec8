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
          'pt-br': 'Como é uma etapa?',
          'en-us': 'How does a stage work?',
          'es-es': '¿Cómo es una etapa?',
        },
        answer: {
          'pt-br':
            'São {stageWeeks} semanas a preço fechado, com a lista de funções combinada antes. A etapa seguinte começa na segunda depois da entrega, por nossa conta e risco: você só a compra depois de aceitar a anterior; se parar antes, não deve nada pelos dias já trabalhados nela. Se trocarmos o líder, pagamos a semana de transição.',
          'en-us':
            'A stage is {stageWeeks} weeks at a fixed price, with its list of functions agreed first. The next stage starts the Monday after delivery, at our risk: you buy it only when you accept the one before; if you stop first, you owe nothing for the days already worked on it. If we replace the lead, we pay for the week’s handover.',
          'es-es':
            'Son {stageWeeks} semanas a precio cerrado, con la lista de funciones acordada antes. La siguiente etapa empieza el lunes posterior a la entrega, a nuestro riesgo: la contratas solo cuando aceptas la anterior; si paras antes, no debes nada por los días ya trabajados en ella. Si cambia el jefe de proyecto, pagamos la semana de traspaso.',
        },
      },
      {
        id: 'calendar',
        question: {
          'pt-br': 'Quanto tempo leva?',
          'en-us': 'How long does it take?',
          'es-es': '¿Cuánto se tarda?',
        },
        answer: {
          'pt-br':
            'De {fewestWeeks} a {mostWeeks} semanas, mais as suas decisões: 1 até o orçamento, {scopeWeeks} de escopo, 2 até o início e de {fewestStages} a {mostStages} etapas. Basta uma pessoa que decida, 4 horas por semana.',
          'en-us':
            '{fewestWeeks} to {mostWeeks} weeks, plus your decisions: 1 to the quote, {scopeWeeks} for the scope, 2 before we start, and {fewestStages} to {mostStages} stages. We need one person who decides, 4 hours a week.',
          'es-es':
            'De {fewestWeeks} a {mostWeeks} semanas, más tus decisiones: 1 hasta la estimación, {scopeWeeks} de alcance, 2 hasta empezar y de {fewestStages} a {mostStages} etapas. Basta una persona que decida, 4 horas a la semana.',
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
            'As etapas e o escopo ({scopePrice}), descontado se você assinar em até {scopeValidDays} dias. Se erramos a estimativa, pagamos a diferença. Etapas que começam mais de 12 meses depois do escopo sobem no máximo o IPCA.',
          'en-us':
            'Its stages, plus the scope ({scopePrice}), deducted if you sign within {scopeValidDays} days. If our estimate was wrong, we cover the difference. Stages that start over 12 months after the scope rise by no more than US CPI.',
          'es-es':
            'Las etapas y el documento de alcance ({scopePrice}), que se descuenta si firmas en {scopeValidDays} días. Si estimamos mal, terminamos a nuestro cargo. Las etapas que empiecen más de 12 meses después del alcance suben, como mucho, el IPC.',
        },
      },
      {
        id: 'larger-budget',
        question: {
          'pt-br': 'O que cabe em {budget} no primeiro ano?',
          'en-us': 'What does {budget} buy in the first year?',
          'es-es': '¿Qué cabe en {budget} el primer año?',
        },
        answer: {
          'pt-br':
            'Cabem {budgetStages} etapas, em {budgetWeeks} semanas, e {budgetCareMonths} meses de manutenção: {budgetYearPrice}, mais a nuvem. Um teste de carga ocupa uma etapa. Com duas equipes lado a lado a partir da segunda etapa, são {budgetWeeksOfTwo} semanas; você compra a próxima de cada equipe ao aceitar a anterior dela.',
          'en-us':
            'It buys {budgetStages} stages, in {budgetWeeks} weeks, and {budgetCareMonths} months of maintenance: {budgetYearPrice}, plus the cloud. A load test takes up one stage. Two teams, side by side from stage 2 on, take {budgetWeeksOfTwo} weeks; you buy each team’s next stage when you accept its last.',
          'es-es':
            'Caben {budgetStages} etapas, en {budgetWeeks} semanas, y {budgetCareMonths} meses de mantenimiento: {budgetYearPrice}, más la nube. Una prueba de carga ocupa una etapa. Con dos equipos, en paralelo desde la segunda, son {budgetWeeksOfTwo} semanas; contratas la siguiente de cada equipo cuando aceptas la anterior del mismo.',
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
            'Cada semana de atraso por culpa nossa, ou fração, tira {lateFee} de um preço fechado, até {lateFeeMost}; a ata de cada terça diz quem esperava por quem. Depois da quarta, você pode parar: em 15 dias, devolvemos o que pagou pela etapa, e os dois lados apagam o código dela. Se parar por outro motivo, paga as horas trabalhadas até o dia, no máximo o preço da etapa.',
          'en-us':
            'If it’s our fault, every week or part of one takes {lateFee} off a fixed price, up to {lateFeeMost}; each Tuesday’s minutes say who was waiting for whom. After the fourth, you can stop: we refund that stage within 15 days, and both sides delete its code. Stop for another reason, and you pay the hours worked up to that day, at most the price of the stage.',
          'es-es':
            'Por cada semana (o fracción) de retraso por nuestra culpa, un precio cerrado baja un {lateFee}, hasta un {lateFeeMost}; el acta de cada martes dice quién esperaba a quién. Tras la cuarta puedes parar: en 15 días te devolvemos lo pagado por la etapa y ambos borramos su código. Si paras por otro motivo, pagas las horas hechas hasta ese día, como mucho el precio de la etapa.',
        },
      },
      {
        id: 'acceptance',
        question: {
          'pt-br': 'Quem aceita a etapa?',
          'en-us': 'Who accepts a stage?',
          'es-es': '¿Quién acepta la etapa?',
        },
        answer: {
          'pt-br':
            'Você, pela lista da etapa e com os seus dados. Em 5 dias úteis, aceita ou diz o que falta; consertamos em 5, e você tem mais 5, só para essa lista. Se faltar algo depois de duas rodadas, pode parar, com devolução. Sem resposta, avisamos; 5 dias úteis depois, está aceita.',
          'en-us':
            'You do, by the stage’s list, with your data loaded. You have 5 business days to accept or list what’s missing; we fix it within 5, and you have 5 more, for that list alone. If anything’s missing after two rounds, you can stop, with a refund. If you don’t answer, we remind you; 5 business days later, it’s accepted.',
          'es-es':
            'Tú, con la lista de la etapa y tus datos cargados. Tienes 5 días laborables para aceptarla o decir qué falta; lo arreglamos en 5 y tienes 5 más, solo para esa lista. Si tras dos rondas falta algo, puedes parar, con devolución. Si no respondes, te avisamos; 5 días laborables después, queda aceptada.',
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
            'Etapa, integração e design você paga metade na compra e metade no aceite; escopo e leitura do código, na entrega; horas e manutenção, no fim do mês, com reajuste anual de no máximo o IPCA. As notas vencem em 15 dias.',
          'en-us':
            'Half of a stage, an integration, or a design round is due when you buy it, and half on acceptance; scopes and code reviews, on delivery; hours and maintenance, at month’s end, with one increase a year of no more than US CPI. Invoices are net 15.',
          'es-es':
            'Pagas la mitad de una etapa, integración o ronda de diseño al contratar y la otra al aceptar; alcance y auditoría, a la entrega; horas y cuotas, a fin de mes, con una subida anual de, como mucho, el IPC. Facturamos a 15 días, sin IVA, por inversión del sujeto pasivo, y sin retención, con nuestro certificado de residencia fiscal.',
        },
      },
      {
        id: 'hours-in-common',
        question: {
          'pt-br': 'Qual é o horário?',
          'en-us': 'How many hours do we overlap?',
          'es-es': '¿Cuántas horas coincidimos?',
        },
        answer: {
          'pt-br':
            'Das 9h às 18h de Brasília. Se a terça é feriado, você testa no dia útil seguinte. Dias úteis são os comuns à sua cidade e a São Paulo.',
          'en-us':
            'We work 9 to 6 in São Paulo. If you do too, we overlap 6 hours with Eastern time in winter and 7 in summer, not counting our lunch; with Pacific, 4 and 5. If Tuesday is a Brazilian holiday, you try the work the next business day.',
          'es-es':
            'La oficina trabaja de 9 a 18 h de São Paulo; el refuerzo empieza a las 7, y coincidís 5 horas en invierno y 4 en verano. Si el martes es festivo, pruebas el siguiente día laborable. Los días laborables lo son en tu ciudad y en São Paulo.',
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
          'en-us': 'What if nobody fits?',
          'es-es': '¿Y si no encontráis a nadie?',
        },
        answer: {
          'pt-br':
            'Contamos os {interviewDays} dias úteis do fim da conversa sobre a vaga. Nesse prazo, oferecemos uma entrevista com um profissional adequado ou, se não há ninguém, dizemos isso por escrito. Se atrasarmos, {lateDays} dias de trabalho são por nossa conta.',
          'en-us':
            'The {interviewDays} business days are counted from the end of our call about the role. By then we offer you an interview with a person who fits; if nobody does, we say so in writing. If we’re late, {lateDays} days of the person’s work are free.',
          'es-es':
            'Los {interviewDays} días laborables cuentan desde el final de la llamada. En ese plazo te ofrecemos una entrevista con un profesional adecuado; si no hay nadie, te lo decimos por escrito. Si nos retrasamos, {lateDays} días de su trabajo corren a nuestro cargo.',
        },
      },
      {
        id: 'levels',
        question: {
          'pt-br': 'Quem são as pessoas?',
          'en-us': 'Who are the people?',
          'es-es': '¿Quiénes son las personas?',
        },
        answer: {
          'pt-br':
            'O banco de talentos é de gente de fora que passou na nossa prova; contratamos quem você escolhe. Temos {headcount} funcionários, {assignedPeople} em times de clientes. Um pleno tem de 4 a 7 anos na tecnologia; um sênior, 8 ou mais.',
          'en-us':
            'The talent pool is people outside {company} who passed our test; we hire the one you choose. Our staff is {headcount}, {assignedPeople} on clients’ teams. Mid level is 4 to 7 years in your stack; senior, 8 or more.',
          'es-es':
            'La bolsa de talento reúne a personas de fuera que superaron nuestra prueba; contratamos a quien eliges. Somos {headcount} en plantilla, {assignedPeople} de ellos en refuerzos. Un perfil medio tiene de 4 a 7 años en la tecnología; un sénior, 8 o más.',
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
            'A pessoa é CLT, contratada por nós. O seu líder define as prioridades e o trabalho do dia; nós cuidamos de contrato, férias, pagamento e substituição. Pela lei 6.019/1974, você é responsável subsidiário: todo mês enviamos os comprovantes.',
          'en-us':
            '{company} does, in Brazil. Your lead sets priorities and daily work; our people manager handles contract, time off, pay, and replacement. You get a W-8BEN-E; there’s no 1099 to file. Have your tax adviser confirm it.',
          'es-es':
            'La persona trabaja en Brasil, contratada por {company}. Tu responsable fija las prioridades; el nuestro dirige el trabajo y lleva contrato, vacaciones, pago y sustitución. Que tu asesoría lo confirme (artículo 43 del Estatuto de los Trabajadores).',
        },
      },
      {
        id: 'staying',
        question: {
          'pt-br': 'E se a pessoa sair, ou eu a contratar?',
          'en-us': 'What if the person quits, or we hire them?',
          'es-es': '¿Y si se va, o queremos contratarla?',
        },
        answer: {
          'pt-br':
            'Se alguém sai, ou se você pede a troca, vale o mesmo prazo de {interviewDays} dias úteis. Para contratar quem está no seu time, você paga 2 meses de trabalho; depois de 12 meses, nada.',
          'en-us':
            'If the person quits, or you ask for a change, the same {interviewDays} business days apply. Hiring the person yourself costs 2 months of their hours; after 12 months, nothing.',
          'es-es':
            'Si se va, o si pides un cambio, vale el mismo plazo de {interviewDays} días laborables. Para contratarla tú, nos pagas el equivalente a 2 meses de sus horas; a los 12 meses de empezar, nada.',
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
            'Vale a lei brasileira, no foro da sua cidade ou no de São Paulo, depois de 30 dias de conversa. Se discordarmos sobre uma entrega, decide um perito; sem acordo em 10 dias, o foro o nomeia.',
          'en-us':
            'New York law, with ICDR arbitration in New York after 30 days of talks. If we can’t agree on an expert for a disputed delivery within 10 days, the ICDR names one.',
          'es-es':
            'Se aplica la ley española. Si discrepamos sobre una entrega, decide un perito elegido por los dos; sin acuerdo en 10 días, lo nombra la corte. En lo demás, tras 30 días de negociación, arbitra el CIAM-CIMA en Madrid, en español.',
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
            'Até o que faturamos a você em 12 meses, no mínimo {stagePrice}; se vazarem dados seus, {insuranceSum} por sinistro e ano, que o seguro cobre. Não têm limite o dolo, o processo de alguém alocado no seu time nem a reclamação de terceiros sobre o código: a defesa e a conta são nossas.',
          'en-us':
            'The cap is what we billed you in 12 months, at least {stagePrice}; for a data breach, {insuranceSum} per claim and year, which our insurance covers. No cap applies to willful misconduct or third parties’ claims on the code: the defense and the bill are ours.',
          'es-es':
            'El límite es lo facturado en 12 meses, con un mínimo de {stagePrice}; si se filtran datos tuyos, {insuranceSum} por siniestro y año, que cubre nuestro seguro. No tienen límite el dolo o la culpa grave ni las reclamaciones de terceros sobre el código: pagamos la defensa y la condena.',
        },
      },
      {
        id: 'intellectual-property',
        question: {
          'pt-br': 'O código é meu?',
          'en-us': 'Is the IP really ours?',
          'es-es': '¿La propiedad intelectual es mía?',
        },
        answer: {
          'pt-br':
            'Os direitos passam a você a cada pagamento; a equipe já os cedeu a nós. Código, telas e testes nascem nas suas contas. Só usamos IA no seu código com a sua autorização por escrito, nas suas contas e sem treinamento.',
          'en-us':
            'Ownership passes to you as you pay; everyone here has assigned their rights to us. Code, design files, and test cases live in your accounts. We use AI tools on your code only with your written consent, in your accounts, with training off.',
          'es-es':
            'Cada pago te cede los derechos de explotación, en exclusiva, para todo el mundo y por toda su duración; el equipo ya los cedió. Código, pantallas y pruebas nacen en tus cuentas. Solo usamos IA en tu código si lo autorizas por escrito, en tus cuentas y sin entrenarla.',
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
            'Só quem está no projeto. Antes da conversa, assinamos o seu acordo de confidencialidade ou o nosso. Usamos dados fictícios; os seus entram com a carga de teste, na sua conta. No fim de um piloto de IA, apagamos na hora os dados de todos os sistemas em uso; as cópias nos backups somem em 30 dias.',
          'en-us':
            'Only the people on the project. Before the first call, we sign your NDA or ours. We build on synthetic data; yours comes in with the trial load, in your account. At the end of an AI pilot, we delete the data from all systems in use at once; copies in backups are gone after 30 days.',
          'es-es':
            'Solo las personas del proyecto. Antes de la llamada firmamos tu acuerdo de confidencialidad o el nuestro. Usamos datos ficticios; los tuyos entran con la carga de ensayo, en tu cuenta. Al acabar un piloto de IA borramos enseguida los datos de todos los sistemas en uso; las copias de seguridad se borran a los 30 días.',
        },
      },
      {
        id: 'certificates',
        question: {
          'pt-br': 'Vocês têm ISO 27001?',
          'en-us': 'Do you have SOC 2 or ISO 27001?',
          'es-es': '¿Tenéis ISO 27001 o ENS?',
        },
        answer: {
          'pt-br': 'Não. Uma empresa de fora faz um teste de invasão por ano, e mandamos o resumo.',
          'en-us':
            'Neither. An outside firm runs a penetration test every year; ask for the summary. The LGPD badge in the footer is our own statement.',
          'es-es':
            'No. Una empresa externa nos hace una prueba de intrusión al año; te enviamos el resumen. El sello de la LGPD es una declaración nuestra.',
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
            'Você é o controlador; nós, o operador. A encarregada é {dataOfficer} ({email}). Avisamos de um incidente em até 24 horas da descoberta.',
          'en-us':
            'We sign a data processing agreement with the terms that California and other states require. If there’s an incident, you hear within 24 hours of our finding it.',
          'es-es':
            'Firmamos un encargo de tratamiento. El acceso desde Brasil se apoya en la decisión de adecuación de la Comisión Europea. Nuestro representante en la Unión es {euRepresentative}, de Madrid. De un incidente te avisamos en las 24 horas siguientes a descubrirlo.',
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
          'en-us': 'Do you have references?',
          'es-es': '¿Tenéis referencias?',
        },
        answer: {
          'pt-br': 'Pode, e sem nós: diga de qual caso, e apresentamos vocês.',
          'en-us': 'No US clients yet: every story here is from Brazil. Pick one, and we introduce you.',
          'es-es': 'En España, todavía no. Puedes hablar sin nosotros con el cliente brasileño de cualquier caso.',
        },
      },
    ],
  },
])
