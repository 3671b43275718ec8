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
            'Leva {stageWeeks} semanas. A seguinte começa na segunda depois da entrega, por nossa conta e risco: você só a compra depois de aceitar a anterior; se parar antes, não deve nada por ela. Se trocarmos o líder, pagamos a semana de transição.',
          'en-us':
            'It takes {stageWeeks} weeks. The next one starts the Monday after delivery, at our risk: you buy it only when you accept the one before; if you stop first, you owe nothing for it. If we replace the lead, we pay for the week’s handover.',
          'es-es':
            'Dura {stageWeeks} semanas. La siguiente empieza el lunes posterior a la entrega, a nuestro riesgo: la contratas solo cuando aceptas la anterior; si paras antes, no debes nada por ella. Si cambia el jefe de proyecto, pagamos la semana de traspaso.',
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
            'De {fewestWeeks} a {mostWeeks} semanas, mais as suas decisões: 1 até o orçamento, {scopeWeeks} de escopo, 2 até o início e de {fewestStages} a {mostStages} etapas. Basta uma pessoa que decida, 4 horas por semana, além dos usuários que testam.',
          'en-us':
            '{fewestWeeks} to {mostWeeks} weeks, plus your decisions: 1 to the quote, {scopeWeeks} for the scope, 2 before we start, and {fewestStages} to {mostStages} stages. We need one person who decides, 4 hours a week, besides the users who test.',
          'es-es':
            'De {fewestWeeks} a {mostWeeks} semanas, más tus decisiones: 1 hasta el presupuesto, {scopeWeeks} de alcance, 2 hasta empezar y de {fewestStages} a {mostStages} etapas. Basta una persona que decida, 4 horas semanales, además de los usuarios que prueban.',
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
            'Você paga as etapas e o escopo ({scopePrice}, descontados se assinar em até {scopeValidDays} dias de recebê-lo). Se o trabalho passar do previsto, o preço não muda. Etapas iniciadas mais de 12 meses depois do escopo sobem no máximo o IPCA.',
          'en-us':
            'You pay for its stages and the scope ({scopePrice}, deducted if you sign within {scopeValidDays} days of receiving it). If the work exceeds the plan, the price doesn’t change. Stages started over 12 months after the scope rise by US CPI at most.',
          'es-es':
            'Pagas las etapas y el documento de alcance ({scopePrice}, que se descuentan si firmas en los {scopeValidDays} días siguientes a recibirlo). Si hay más trabajo del previsto, el precio no cambia. Las etapas que empiezan más de 12 meses después suben, como mucho, el IPC.',
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
            'Cabem {budgetStages} etapas ({budgetStagesPrice}), em {budgetWeeks} semanas, e, depois da garantia, {budgetCareMonths} meses de manutenção ({budgetCarePrice}): ao todo, {budgetYearPrice}, mais a nuvem. Um teste de carga tomaria o lugar de uma etapa. Com uma segunda equipe a partir da etapa 2, são {budgetWeeksOfTwo} semanas; cada equipe segue quando você aceita a etapa anterior dela.',
          'en-us':
            'It buys {budgetStages} stages ({budgetStagesPrice}), in {budgetWeeks} weeks, and, after the warranty, {budgetCareMonths} months of maintenance ({budgetCarePrice}): {budgetYearPrice} in all, which leaves {budgetRest} for the cloud and changes. A load test would take the place of a stage. With a second team from stage 2 on, it’s {budgetWeeksOfTwo} weeks; each team goes on when you accept its previous stage.',
          'es-es':
            'Caben {budgetStages} etapas ({budgetStagesPrice}), en {budgetWeeks} semanas, y, tras la garantía, {budgetCareMonths} meses de mantenimiento ({budgetCarePrice}): {budgetYearPrice} en total; quedan {budgetRest} para la nube y los cambios. Una prueba de carga ocuparía el lugar de una etapa. Con un segundo equipo desde la etapa 2, son {budgetWeeksOfTwo} semanas; cada equipo sigue cuando aceptas su etapa anterior.',
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
            'O desconto está na lista de preços; os dias de conserto contam, e a ata de cada terça diz quem esperava por quem. Depois de quatro semanas de atraso, você pode parar: em 15 dias, devolvemos o que pagou pela etapa, e os dois lados apagam o código dela. Se parar por outro motivo, paga as horas trabalhadas, no máximo o preço da etapa.',
          'en-us':
            'The fee is in the price list; days spent on fixes count, and each Tuesday’s minutes say who waited for whom. Once we’re four weeks late, you can cancel the stage: we refund it within 15 days, and both sides delete its code. Stop for another reason, and you pay the hours worked, at most the stage’s price.',
          'es-es':
            'El descuento está en la lista de precios; los días de arreglos cuentan, y el acta de cada martes dice quién esperaba a quién. Tras cuatro semanas de retraso puedes parar: en 15 días te devolvemos lo pagado por la etapa y ambos borramos su código. Si paras por otro motivo, pagas las horas hechas, como mucho el precio de la etapa.',
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
            'Você, pela lista da etapa e com os seus dados. Em 5 dias úteis, aceita ou diz o que falta; consertamos em 5, e você confere só isso em mais 5. Se ainda faltar algo, a etapa seguinte e o prazo dela esperam o aceite do segundo conserto; se nem ele bastar, você pode parar, com devolução. Sem resposta, avisamos; 5 dias úteis depois, está aceita.',
          'en-us':
            'You do, by the stage’s list, with your data loaded. In 5 business days, accept it or list what’s missing; we fix that within 5, and you check it in 5 more. If something’s still missing, the next stage and its date wait until you accept a second fix; if that fails too, you can stop, with a refund. If you don’t answer, we remind you; 5 business days later, it’s accepted.',
          'es-es':
            'Tú, con su lista y tus datos cargados. En 5 días laborables la aceptas o dices qué falta; lo arreglamos en 5 y lo compruebas en otros 5. Si aún falta algo, la siguiente etapa y su plazo esperan a que aceptes un segundo arreglo; si tampoco basta, puedes parar, con devolución. Si no respondes, te avisamos; 5 días laborables después, queda aceptada.',
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
            'Etapas, integrações e design são pagos metade na compra e metade no aceite; escopo e leitura do código, na entrega; horas e manutenção, no fim do mês, com reajuste anual de no máximo o IPCA. As notas vencem em 15 dias.',
          'en-us':
            'You pay half of a stage, an integration, or a design round when you buy it and half on acceptance; scopes and code reviews, on delivery; hours and maintenance, at month’s end, with one increase a year of US CPI at most. Invoices are net 15.',
          'es-es':
            'Pagas la mitad de una etapa, integración o ronda de diseño al contratar y la otra al aceptar; alcance y auditoría, a la entrega; horas y cuotas, a fin de mes, con una subida anual de, como mucho, el IPC. Facturamos a 15 días, sin IVA (inversión del sujeto pasivo) y sin retención, con nuestro certificado de residencia fiscal.',
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
            'Das 9h às 18h de Brasília. Se a terça é feriado, você testa no dia útil seguinte. Dias úteis são os das duas cidades.',
          'en-us':
            'We work 9 to 6 in São Paulo. If you do too, we overlap 6 hours with Eastern time in winter and 7 in summer; with Pacific, 4 and 5. If Tuesday is a Brazilian holiday, you try the work the next business day.',
          'es-es':
            'Los proyectos, de 9 a 18 h de São Paulo: si trabajas de 9 a 18 h, coinciden contigo 3 horas en invierno y 2 en verano, y la prueba del martes cae en ellas. El refuerzo empieza a las 7 y coincide 5 y 4. Si el martes es festivo, pruebas el siguiente día laborable en ambas ciudades.',
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
        id: 'levels',
        question: {
          'pt-br': 'Quem são as pessoas?',
          'en-us': 'Who are the people?',
          'es-es': '¿Quiénes son las personas?',
        },
        answer: {
          'pt-br':
            'O banco de talentos é gente de fora; dos nossos {headcount} funcionários, {assignedPeople} estão em times de clientes. Um pleno tem de 4 a 7 anos na tecnologia; um sênior, 8 ou mais.',
          'en-us':
            'The talent pool is people outside {company}; of our {headcount} employees, {assignedPeople} are on clients’ teams. Mid level is 4 to 7 years in your stack; senior, 8 or more.',
          'es-es':
            'La bolsa de talento es gente de fuera; de nuestros {headcount} empleados, {assignedPeople} están en refuerzos. Un perfil medio tiene de 4 a 7 años en la tecnología; un sénior, 8 o más.',
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
            'CLT, contratada por nós. O seu líder define as prioridades e o trabalho do dia; nós cuidamos de contrato, férias, pagamento e substituição. Pela lei 6.019/1974, você é responsável subsidiário: todo mês enviamos os comprovantes.',
          'en-us':
            '{company} does, in Brazil. Your lead sets priorities and daily work; our people manager handles contract, time off, pay, and replacement. We send a W-8BEN-E; there’s no 1099 to file. Have your tax adviser confirm it.',
          'es-es':
            'Trabaja en Brasil, contratada por {company}. Tu responsable fija las prioridades; el nuestro dirige el trabajo y lleva contrato, vacaciones, pago y sustitución. Que tu asesoría lo confirme (artículo 43 del Estatuto de los Trabajadores).',
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
            'Se alguém sai ou você pede a troca, vale o mesmo prazo de {interviewDays} dias úteis. Para contratar a pessoa, você paga 2 meses de trabalho; depois de 12 meses, nada.',
          'en-us':
            'If the person quits or you ask for a change, the same {interviewDays} business days apply. Hiring the person costs 2 months of their hours; after 12 months, nothing.',
          'es-es':
            'Si se va o pides un cambio, vale el mismo plazo de {interviewDays} días laborables. Para contratarla tú, nos pagas 2 meses de sus horas; a los 12 meses, nada.',
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
            'New York law applies, with arbitration in New York after 30 days of talks. If we can’t agree on an expert for a disputed delivery within 10 days, the arbitration court names one.',
          'es-es':
            'Se aplica la ley española y, tras 30 días de negociación, hay arbitraje en Madrid. Si discrepamos sobre una entrega, decide un perito elegido por los dos; sin acuerdo en 10 días, lo nombra la institución arbitral del contrato.',
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
            'Até o que faturamos a você em 12 meses, no mínimo o preço de uma etapa; se vazarem dados seus, {insuranceSum} por sinistro, o mesmo teto por ano, que o seguro cobre. Respondemos sem limite por dolo, por processo de quem alocamos e por reclamação de terceiros sobre o código: a defesa e a conta são nossas.',
          'en-us':
            'The cap is what we billed you in 12 months, at least one stage’s price; for a data breach, {insuranceSum} per claim and per year, which our insurance covers. No cap applies to willful misconduct or third parties’ claims on the code: the defense and the bill are ours.',
          'es-es':
            'El límite es lo facturado en 12 meses, como mínimo el precio de una etapa; si se filtran datos tuyos, {insuranceSum} por siniestro y por año, que cubre nuestro seguro. No tienen límite el dolo o la culpa grave ni las reclamaciones de terceros sobre el código: pagamos la defensa y la condena.',
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
            'A primeira metade de um preço fechado permite usar o trabalho para testá-lo; a segunda passa a você todos os direitos. As horas são suas quando pagas, e as da experiência não paga também. O código de uma etapa recusada é apagado dos dois lados. Tudo nasce nas suas contas. Só usamos IA no seu código com a sua autorização por escrito, nas suas contas e sem treinamento.',
          'en-us':
            'The first half of a fixed price lets you use the work to test it; the second transfers all rights to you. Hours are yours once paid, and those of an unpaid trial too. A rejected stage’s code is deleted on both sides. Code, designs, and tests live in your accounts. We use AI on your code only with your written consent, in your accounts, with training off.',
          'es-es':
            'La primera mitad de un precio cerrado te permite usar el trabajo para probarlo; la segunda te cede los derechos, en exclusiva, para todo el mundo y por toda su duración. Las horas son tuyas al pagarlas, y las de la prueba no pagada también. El código de una etapa rechazada se borra en ambos lados. Todo nace en tus cuentas. Solo usamos IA en tu código si lo autorizas por escrito y sin entrenarla.',
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
            'Só quem está no projeto. Antes da conversa, assinamos o seu acordo de confidencialidade ou o nosso. As etapas usam dados fictícios; os seus só entram na entrega, na sua conta. Um piloto de IA usa casos seus, em uma conta nossa só para ele, que apagamos no fim.',
          'en-us':
            'Only the people on the project. Before the first call, we sign your NDA or ours. Stages use synthetic data; yours is loaded only at delivery, in your account. An AI pilot uses your cases, in an account of ours for that pilot alone, which we delete at its end.',
          'es-es':
            'Solo las personas del proyecto. Antes de la llamada firmamos tu acuerdo de confidencialidad o el nuestro. Las etapas usan datos ficticios; los tuyos solo se cargan en la entrega, en tu cuenta. Un piloto de IA usa tus casos, en una cuenta nuestra solo para él, que borramos al acabar.',
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
          'pt-br': 'Não. Uma empresa de fora faz um teste de invasão por ano; mandamos o resumo.',
          'en-us': 'Neither. An outside firm runs a penetration test every year; ask for the summary.',
          'es-es': 'No. Una empresa externa nos hace una prueba de intrusión al año; te enviamos el resumen.',
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
            'We sign a data processing agreement with the terms California and other states require. You hear of an incident within 24 hours of our finding it.',
          'es-es':
            'Firmamos un encargo de tratamiento; el acceso desde Brasil se apoya en la decisión de adecuación de la Comisión Europea. Nuestro representante en la Unión es {euRepresentative}, de Madrid. De un incidente te avisamos en las 24 horas de descubrirlo.',
        },
      },
    ],
  },
])
