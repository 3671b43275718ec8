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
            'São {stageWeeks} semanas a preço fechado, com {fewestPeople} ou {mostPeople} pessoas da equipe fixa, nenhuma em tempo integral: {stageHours} horas, {leadHours} delas de um líder sênior, cujo nome está na proposta.',
          'en-us':
            'It lasts {stageWeeks} weeks at a fixed price, with {fewestPeople} or {mostPeople} people from our own staff, none full time: {stageHours} hours, {leadHours} of them from a senior lead who is named in the proposal.',
          'es-es':
            'Dura {stageWeeks} semanas y el precio es cerrado. Son {stageHours} horas: {leadHours} de un jefe de proyecto sénior, que habla español y figura en la propuesta, y el resto, de dos o tres personas de plantilla, ninguna a jornada completa.',
        },
      },
      {
        id: 'calendar',
        question: {
          'pt-br': 'Quanto tempo leva, da conversa à entrega?',
          'en-us': 'How long is it from the call to delivery?',
          'es-es': '¿Cuánto se tarda, de la llamada a la entrega?',
        },
        answer: {
          'pt-br':
            'De {fewestWeeks} a {mostWeeks} semanas: 1 até o orçamento, {scopeWeeks} de escopo, 2 até o início e de {fewestStages} a {mostStages} etapas de {stageWeeks}, mais o tempo em que você decide.',
          'en-us':
            '{fewestWeeks} to {mostWeeks} weeks: 1 to the quote, {scopeWeeks} for the scope, 2 before we start, and {fewestStages} to {mostStages} stages of {stageWeeks}, plus your time to decide.',
          'es-es':
            'De {fewestWeeks} a {mostWeeks} semanas: 1 hasta la estimación, {scopeWeeks} de alcance, 2 hasta empezar y de {fewestStages} a {mostStages} etapas de {stageWeeks}, más lo que tardes en decidir y en revisar.',
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
            'O escopo custa {scopePrice}, descontados se você assinar em até {scopeValidDays} dias. Cada etapa custa {stagePrice} e entrega o que o escopo lista nela; se erramos a estimativa, pagamos a diferença. Os preços valem por 12 meses depois do escopo. A nuvem você paga ao fornecedor. O escopo inclui uma semana na sua empresa; outras visitas, passagem e hotel.',
          'en-us':
            'The scope is {scopePrice}, deducted if you sign within {scopeValidDays} days. Each stage is {stagePrice} and delivers what the scope lists in it; if our estimate was wrong, we cover the difference. Prices are good for 12 months from the scope. You pay the cloud provider directly.',
          'es-es':
            'El alcance cuesta {scopePrice}, que se descuentan si firmas en {scopeValidDays} días. Cada etapa cuesta {stagePrice} y entrega lo que el alcance le asigna; si estimamos mal, terminamos a nuestro cargo. Los precios valen 12 meses desde el alcance. La nube va aparte. La tarifa en euros incluye tu horario y el contrato español.',
        },
      },
      {
        id: 'larger-budget',
        question: {
          'pt-br': 'O que cabe em {budget}?',
          'en-us': 'What would {budget} buy?',
          'es-es': '¿Qué cabe en {budget}?',
        },
        answer: {
          'pt-br':
            '{budgetStages} etapas: {budgetWeeks} semanas com uma equipe. Com duas a partir da segunda etapa, o prazo cai para {budgetWeeksOfTwo} semanas. Mais de duas não usamos.',
          'en-us':
            '{budgetStages} stages: {budgetWeeks} weeks with one team. From stage 2 on, two teams can work in parallel, which cuts the total to {budgetWeeksOfTwo} weeks. We don’t put three on one project.',
          'es-es':
            '{budgetStages} etapas: {budgetWeeks} semanas con un equipo. A partir de la segunda pueden trabajar dos en paralelo, nunca tres, y el plazo baja a {budgetWeeksOfTwo} semanas.',
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
            'Se um trabalho a preço fechado atrasa por nossa causa, cada semana, ou fração, tira {lateFee} do preço, até {lateFeeMost}. A ata de cada terça diz quem esperava por quem. Você também pode parar, e devolvemos o que pagou pela etapa não aceita e pela seguinte. Se parar por outro motivo, paga as horas feitas.',
          'en-us':
            'If any fixed-price work is late and it’s our fault, you get {lateFee} off its price for every week, or part of one, up to {lateFeeMost}. The minutes of each Tuesday say who was waiting for whom. You can also stop there, and we return what you paid for the unaccepted stage and the next. If you stop for another reason, you pay for the hours worked.',
          'es-es':
            'Si un trabajo a precio cerrado se retrasa por culpa nuestra, cada semana, o fracción, le quita un {lateFee} del precio, hasta un {lateFeeMost}. El acta de cada martes dice quién esperaba a quién. También puedes parar ahí, y devolvemos lo pagado por la etapa no aceptada y por la siguiente. Si paras por otro motivo, pagas las horas hechas.',
        },
      },
      {
        id: 'acceptance',
        question: {
          'pt-br': 'Quem decide que a etapa está pronta?',
          'en-us': 'Who decides that a stage is done?',
          'es-es': '¿Quién decide que la etapa está terminada?',
        },
        answer: {
          'pt-br':
            'Você, pela lista do que o escopo promete e com os seus dados carregados em teste. Tem 5 dias úteis para aceitar ou dizer o que falta; consertamos, e os 5 dias recomeçam. Sem resposta, avisamos, e 5 dias úteis depois vale como aceite. Se discordarmos, decide um perito que os dois escolhem. Do último aceite contam {warrantyDays} dias de garantia.',
          'en-us':
            'You do, against the list of what the scope promises, and with a trial load of your data. You have 5 business days to accept or say what’s missing; we fix it, and the 5 days start again. If you don’t answer, we remind you, and 5 business days later it counts as accepted. If we disagree, an expert we both choose decides. The {warrantyDays}-day warranty runs from the last acceptance.',
          'es-es':
            'Tú, con la lista de lo que promete el alcance y una carga de ensayo de tus datos. Tienes 5 días laborables para aceptarla o decir qué falta; lo arreglamos y los 5 días empiezan de nuevo. Si no respondes, te avisamos y, 5 días laborables después, cuenta como aceptada. Si no hay acuerdo, decide un perito elegido por los dos. Los {warrantyDays} días de garantía cuentan desde la última aceptación.',
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
            'Etapa, integração e design: metade no início, metade no aceite. Piloto: metade na semana 1, metade no fim, se atingir as duas metas. Escopo e leitura do código: na entrega. Horas e mensalidades: no fim do mês, reajustadas uma vez por ano, no máximo pelo IPCA. Cada nota vence em 15 dias, ou em 30, se o seu financeiro precisar.',
          'en-us':
            'Stages, integrations, and design: half at the start, half on acceptance. Pilots: half in week 1, half at the end if both targets are hit. Scopes and code reviews: on delivery. Hours and maintenance: at month’s end; those rates rise once a year, by no more than US CPI. Invoices are in dollars, net 15 (net 30 if you need it).',
          'es-es':
            'Etapa, integración y diseño: mitad al empezar y mitad al aceptar. Piloto: mitad la semana 1 y mitad al final, si alcanza los dos objetivos. Alcance y auditoría: a la entrega. Horas y cuotas: a fin de mes; su precio sube una vez al año, como mucho el IPC español. Facturas a 15 días, o a 30 si lo necesitas, en euros, sin IVA, con inversión del sujeto pasivo y certificado de residencia fiscal.',
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
            'Das 9h às 18h de Brasília, fora o plantão da manutenção. Para times em outro fuso, começamos a partir das 7h.',
          'en-us':
            'We work 9 to 6 in São Paulo. If your day is 9 to 6 as well, we overlap 6 hours on the East Coast in winter and 7 in summer, not counting our lunch; on the West Coast, 4 and 5.',
          'es-es':
            'Para clientes de España, el equipo empieza a las 7 de São Paulo. Con tu jornada de 9 a 18 h y sin las dos comidas, coincidimos 5 horas en invierno y 4 en verano.',
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
          'pt-br': 'E se ninguém servir, ou a entrevista atrasar?',
          'en-us': 'What if nobody fits, or the interview is late?',
          'es-es': '¿Y si nadie encaja, o la entrevista se retrasa?',
        },
        answer: {
          'pt-br':
            'O prazo de {interviewDays} dias úteis conta do fim da conversa sobre a vaga e vence às 18h de São Paulo. Se não temos a pessoa, dizemos não dentro dele. Se a entrevista atrasar, {lateDays} dias de trabalho são por nossa conta. Das últimas {roles} vagas, {rolesInterviewed} tiveram entrevista no prazo, {rolesRefused} um não e {rolesLate} atraso.',
          'en-us':
            'The {interviewDays} business days count from the end of our call about the role, to 6 p.m. in São Paulo. If we don’t have the person, we say no within them. If the interview is late, {lateDays} days of work are on us. Of the last {roles} roles, {rolesInterviewed} had an interview in time, {rolesRefused} a no, and {rolesLate} was late.',
          'es-es':
            'Los {interviewDays} días laborables cuentan desde el final de la llamada y vencen a las 18 h de São Paulo. Si no tenemos a la persona, te lo decimos en ese plazo. Si la entrevista se retrasa, {lateDays} días de trabajo corren a nuestro cargo. De los últimos {roles} encargos, {rolesInterviewed} tuvieron entrevista a tiempo, {rolesRefused} un no y {rolesLate} se retrasó.',
        },
      },
      {
        id: 'levels',
        question: {
          'pt-br': 'Que experiência tem quem custa {hourPrice} por hora?',
          'en-us': 'How senior is {hourPrice} an hour?',
          'es-es': '¿Qué experiencia hay detrás de {hourPrice} la hora?',
        },
        answer: {
          'pt-br':
            'Um pleno tem de 4 a 7 anos na tecnologia pedida. Um sênior tem 8 ou mais e já respondeu por um sistema em produção.',
          'en-us':
            'A mid-level engineer has 4 to 7 years in the stack you asked for, and English good enough to argue about a design. A senior has 8 or more and has run a live system.',
          'es-es':
            'Un perfil medio tiene de 4 a 7 años en la tecnología pedida y un español suficiente para discutir un diseño. Un sénior tiene 8 o más y ha llevado un sistema en producción.',
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
            'A pessoa é CLT, com carteira assinada pela {company}. O seu líder define as prioridades; quem dirige a pessoa (tarefas, horário, férias) é um responsável nosso. A lei (6.019/1974) torna você responsável subsidiário: todo mês enviamos os comprovantes de salário, FGTS e INSS, e você pode reter o pagamento se faltar algum. Se a pessoa processar você, a defesa e a conta são nossas.',
          'en-us':
            '{company} does, in Brazil, and the work is done there. Your lead sets the priorities; a manager of ours directs the person. We give you a W-8BEN-E; there’s no 1099 to file and no payroll. Have your tax adviser confirm it.',
          'es-es':
            'Contratas un servicio, no personas. {company} lo presta desde Brasil con su plantilla, sus medios y un responsable que dirige el trabajo; tú acuerdas con él qué hay que entregar, y lo aceptas o no. Entrevistas a quien te proponemos, pero entra antes en la plantilla de {company}. Que lo revise tu asesoría.',
        },
      },
      {
        id: 'staying',
        question: {
          'pt-br': 'E se a pessoa sair, ou se eu quiser contratá-la?',
          'en-us': 'What if the person quits, or we want to hire them?',
          'es-es': '¿Y si la persona se va, o queremos contratarla?',
        },
        answer: {
          'pt-br':
            'Nos últimos 12 meses, três pessoas nos times de clientes (hoje, {assignedPeople}) pediram demissão. Nesse caso, ou quando você pede, voltamos ao prazo de {interviewDays} dias úteis. Para contratar a pessoa, você paga 2 meses de horas. Depois de 12 meses, não paga nada.',
          'en-us':
            'In the last 12 months, three people on clients’ teams quit; today there are {assignedPeople}. When that happens, or when you ask, the {interviewDays}-business-day search starts again. To hire the person yourself, you pay 2 months of their hours; after 12 months, there’s no fee.',
          'es-es':
            'En los últimos 12 meses se han ido tres personas en proyectos de refuerzo; hoy son {assignedPeople}. Si ocurre, o si lo pides, vuelve a contar el plazo de {interviewDays} días laborables. Si quieres contratarla tú, nos pagas el equivalente a 2 meses de sus horas; pasados 12 meses, nada.',
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
          'es-es': '¿Qué ley se aplica y quién decide si hay conflicto?',
        },
        answer: {
          'pt-br':
            'Vale a lei brasileira, no foro da sua cidade ou no de São Paulo, como você escolher. Antes, a direção das duas empresas conversa por até 30 dias.',
          'en-us':
            'New York law governs it, with arbitration in English under ICDR rules, seated in New York. Before either side files, both CEOs have 30 days to settle it.',
          'es-es':
            'Se aplica la ley española. Decide un árbitro en Madrid, en español, según las reglas del CIAM-CIMA. Antes, la dirección de las dos empresas tiene 30 días para hablarlo.',
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
            'O limite é o que faturamos a você nos últimos 12 meses, com um mínimo de {stagePrice}, qualquer que seja o contrato. Se vazarem dados seus, são {insuranceSum}, o limite da nossa apólice de responsabilidade civil profissional. Em caso de dolo, não há limite.',
          'en-us':
            'The cap is what we’ve billed you for the last 12 months, with a floor of {stagePrice}, whatever you buy. For a breach of your data it’s {insuranceSum}, the limit of our errors and omissions and cyber policy; we can raise it for one contract, at your cost. There’s no cap for willful misconduct.',
          'es-es':
            'El límite es lo facturado en los últimos 12 meses, con un mínimo de {stagePrice}, sea cual sea el contrato. Si se filtran datos tuyos, son {insuranceSum}, la suma asegurada en nuestra póliza de responsabilidad civil profesional. Si hay dolo, no hay límite.',
        },
      },
      {
        id: 'intellectual-property',
        question: {
          'pt-br': 'Quem garante que o código é meu?',
          'en-us': 'Is the IP really ours?',
          'es-es': '¿La propiedad intelectual es mía de verdad?',
        },
        answer: {
          'pt-br':
            'O contrato transfere os direitos a cada pagamento. Código, telas e casos de teste já nascem nas suas contas. Antes de começar, cada pessoa da equipe cede seus direitos à {company}, e listamos o código aberto. Se um terceiro reclamar o código, a defesa e a conta são nossas.',
          'en-us':
            'Yes. Ownership passes to you as you pay. Code, design files, and test cases live in your accounts from day one. Everyone has assigned their rights to {company}, and we list the open source. If a third party claims the code, the defense and the bill are ours.',
          'es-es':
            'El contrato te cede los derechos de explotación con cada pago. El código, las pantallas y los casos de prueba están en tus cuentas desde el principio. Cada persona cede antes los suyos a {company}, y recibes la lista del software libre. Si un tercero reclama el código, pagamos la defensa y la condena.',
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
            'Só quem está no projeto, com usuário próprio e segundo fator, sob acordo de confidencialidade. Programamos com dados fictícios; os seus entram com a carga de teste, nas suas contas. Os de um piloto de IA passam pela nossa conta do modelo e são apagados no fim. Registramos quem abre a produção.',
          'en-us':
            'Only the people on the project do, by name and with a second factor, under an NDA. We build on synthetic data; yours comes in with the trial load, in your accounts. An AI pilot’s cases go through our model account, in the US; our copy is deleted at the end. We log who accesses production.',
          'es-es':
            'Solo los ven las personas del proyecto, con usuario propio y doble factor, con un acuerdo de confidencialidad. Programamos con datos ficticios; los tuyos entran con la carga de ensayo, en tus cuentas. Los casos de un piloto de IA pasan por nuestra cuenta del modelo, en la UE, y al final borramos nuestra copia. Queda registrado quién entra en producción.',
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
            'Neither. An outside firm runs a penetration test once a year, and we’ll send you the summary. The LGPD badge in the footer is our own statement, not a certificate.',
          'es-es':
            'No. Una empresa externa nos hace una prueba de intrusión al año, y te enviamos el resumen. El sello de la LGPD del pie es una declaración nuestra sobre la ley brasileña, no un certificado.',
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
            'We sign a data processing agreement with the terms that California and other states require. Insurers and banks also get audit rights, a list of subcontractors, and return of data. If there’s an incident, you hear from us within 24 hours of our finding it.',
          'es-es':
            'Firmamos contigo un encargo de tratamiento, y el acceso desde Brasil se apoya en las cláusulas contractuales tipo de la Comisión. Los datos se alojan en tu nube, en la región que elijas. Nuestro representante en la Unión es {euRepresentative}, de Madrid. De un incidente te avisamos en las 24 horas siguientes a descubrirlo.',
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
            '{legalName}, sociedad limitada brasileña (CNPJ {registration}), {address}, Brasil. No tenemos sociedad en España.',
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
          'pt-br': 'Pode, sem nós: escolha um dos casos.',
          'en-us':
            'No US clients yet: every story here is from Brazil. Pick one, and we introduce you to that client and step out.',
          'es-es':
            'En España, todavía no: todos los casos son de Brasil. Puedes hablar sin nosotros con cualquiera de esos clientes.',
        },
      },
    ],
  },
])
