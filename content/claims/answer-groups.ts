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
            'Uma etapa leva {stageWeeks} semanas. A seguinte começa na segunda-feira depois da entrega, por nossa conta e risco: você só a compra depois de aceitar a anterior. Se você parar antes, não deve nada pela seguinte.',
          'en-us':
            'A stage takes {stageWeeks} weeks. The next stage starts the Monday after delivery, at our risk: you buy it only once you’ve accepted the one before. If you stop first, you owe nothing for the next stage.',
          'es-es':
            'Una etapa dura {stageWeeks} semanas. La siguiente empieza el lunes posterior a la entrega, a nuestro riesgo: solo la contratas cuando has aceptado la anterior. Si paras antes, no debes nada por la siguiente.',
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
            'De {fewestWeeks} a {mostWeeks} semanas, mais o tempo das suas decisões: 1 até o orçamento, {scopeWeeks} para o escopo, 2 até o início e de {fewestStages} a {mostStages} etapas. Do seu lado, basta uma pessoa que decida, com 4 horas por semana.',
          'en-us':
            '{fewestWeeks} to {mostWeeks} weeks, plus the time your decisions take: 1 until the quote, {scopeWeeks} for the scope, 2 until we start, and {fewestStages} to {mostStages} stages. From you, we need one person who decides, for 4 hours a week.',
          'es-es':
            'De {fewestWeeks} a {mostWeeks} semanas, más el tiempo de tus decisiones: 1 hasta el presupuesto, {scopeWeeks} para el alcance, 2 hasta empezar y de {fewestStages} a {mostStages} etapas. Por tu parte basta una persona que decida, con 4 horas semanales.',
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
            'Você paga as etapas e o escopo, que custa {scopePrice}. Se o trabalho passar do previsto, o preço não muda. Descontamos o escopo se você assinar em até {scopeValidDays} dias de recebê-lo. Para encomendar o escopo, basta um acordo de duas páginas; o contrato vem depois. Etapas que começam mais de 12 meses depois do escopo sobem no máximo o IPCA.',
          'en-us':
            'You pay for the stages and the scope, which costs {scopePrice}. If the work exceeds the plan, the price doesn’t change. We deduct the scope if you sign within {scopeValidDays} days of receiving it. You order the scope with a two-page agreement; the contract follows. Stages that start over 12 months after the scope rise by US CPI at most.',
          'es-es':
            'Pagas las etapas y el documento de alcance, que cuesta {scopePrice}. Si hay más trabajo del previsto, el precio no cambia. Descontamos el alcance si firmas en los {scopeValidDays} días siguientes a recibirlo. El alcance se encarga con un acuerdo de dos páginas; el contrato viene después. Las etapas que empiezan más de 12 meses después del alcance suben, como mucho, el IPC.',
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
            'Cabem {budgetStages} etapas ({budgetStagesPrice}), em {budgetWeeks} semanas, e, depois da garantia, {budgetCareMonths} meses de manutenção ({budgetCarePrice}). O ano conta do primeiro dia da etapa 1. São {budgetYearPrice}, e sobram {budgetRest} para a nuvem. A nuvem da Sorrivita custa cerca de {cloudPrice} por mês.',
          'en-us':
            'It buys {budgetStages} stages ({budgetStagesPrice}), in {budgetWeeks} weeks, and, after the warranty, {budgetCareMonths} months of maintenance ({budgetCarePrice}). The year counts from the first day of stage 1. That’s {budgetYearPrice}, which leaves {budgetRest} for changes and the cloud. Sorrivita’s cloud costs about {cloudPrice} a month.',
          'es-es':
            'Caben {budgetStages} etapas ({budgetStagesPrice}), en {budgetWeeks} semanas, y, tras la garantía, {budgetCareMonths} meses de mantenimiento ({budgetCarePrice}). El año cuenta desde el primer día de la etapa 1. Son {budgetYearPrice}, y quedan {budgetRest} para los cambios y la nube. La nube de Sorrivita cuesta unos {cloudPrice} al mes.',
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
            'O desconto está na lista de preços. Os dias de conserto contam como atraso, e a ata de cada terça registra quem esperava por quem. Depois de quatro semanas de atraso, você pode parar: em 15 dias, devolvemos o que você pagou pela etapa, e os dois lados apagam o código. Se parar por outro motivo, você paga as horas trabalhadas, no máximo o preço da etapa.',
          'en-us':
            'The late discount is in the price list. Days we spend on fixes count as late, and each Tuesday’s minutes record who was waiting for whom. Once we’re four weeks late, you can stop: within 15 days we refund what you paid for the stage, and both sides delete its code. If you stop for another reason, you pay for the hours worked, up to the stage’s price.',
          'es-es':
            'El descuento está en la lista de precios. Los días de arreglos cuentan como retraso, y el acta de cada martes recoge quién esperaba a quién. Tras cuatro semanas de retraso puedes parar: en 15 días te devolvemos lo pagado por la etapa, y ambas partes borramos su código. Si paras por otro motivo, pagas las horas trabajadas, como mucho el precio de la etapa.',
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
            'Você, pela lista da etapa e com os seus dados. Em 5 dias úteis, você aceita ou diz o que falta. Consertamos em 5 dias, e você confere em mais 5. Se ainda faltar algo, consertamos de novo, e a etapa seguinte espera. Se o segundo conserto também não bastar, você pode parar e recebe o dinheiro de volta. Se você não responder, avisamos; 5 dias úteis depois, a etapa está aceita.',
          'en-us':
            'You do, by the stage’s list and with your own data. In 5 business days, you accept or list what’s missing. We fix that in 5 days, and you check it in 5 more. If something’s still missing, we fix it again, and the next stage waits. If the second fix falls short too, you can stop and get your money back. If you don’t answer, we remind you; 5 business days later, the stage is accepted.',
          'es-es':
            'Tú, con la lista de la etapa y con tus datos. En 5 días laborables la aceptas o dices qué falta. Lo arreglamos en 5 días y tú lo compruebas en otros 5. Si aún falta algo, lo arreglamos de nuevo y la etapa siguiente espera. Si el segundo arreglo tampoco basta, puedes parar y te devolvemos el dinero. Si no respondes, te avisamos; 5 días laborables después, la etapa queda aceptada.',
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
            'De uma etapa, integração ou rodada de design, você paga metade na compra e metade no aceite. O escopo e a leitura do código se pagam na entrega; as horas e a manutenção, no fim do mês, com um reajuste por ano de no máximo o IPCA. As notas vencem em 15 dias.',
          'en-us':
            'You pay half of a stage, an integration, or a design round when you buy it and half when you accept it. Scopes and code reviews are paid on delivery; hours and maintenance, at month’s end, with one increase a year of US CPI at most. Invoices are net 15.',
          'es-es':
            'En una etapa, una integración o una ronda de diseño pagas la mitad al contratar y la otra al aceptar. El alcance y la auditoría se pagan a la entrega; las horas y las cuotas, a fin de mes, con una subida al año de, como mucho, el IPC. Las facturas vencen a 15 días, sin IVA (inversión del sujeto pasivo) ni retención, con nuestro certificado de residencia fiscal.',
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
            'Das 9h às 18h de Brasília. Um feriado na sua cidade ou na nossa não conta como dia útil. Se o feriado cai na terça, você testa no dia útil seguinte.',
          'en-us':
            'We work 9 to 6 in São Paulo. If you work 9 to 6 too, we overlap 7 hours with Eastern time in winter and 8 in summer; with Pacific, 4 and 5. Our project lead speaks English with you; Tuesday sessions, minutes, and on-call are in English, too. If Tuesday is a holiday, you try the work the next business day.',
          'es-es':
            'En los proyectos trabajamos de 9 a 18 h de São Paulo. Si tú trabajas de 9 a 18 h, coincidimos 5 horas en invierno y 4 en verano; con el refuerzo, que empieza a las 7, son 7 y 6 horas. El jefe de proyecto, los martes, las actas y la guardia van en español. Si el martes es festivo, pruebas el siguiente día laborable.',
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
            '{company} employs the person, in Brazil. Your lead sets priorities and daily work; our people manager handles contract, time off, pay, and replacement. We send you a W-8BEN-E, and there’s no 1099 to file. Have your tax adviser confirm it.',
          'es-es':
            'No: la persona trabaja en Brasil, contratada por {company}. Tu responsable fija las prioridades; el nuestro dirige el trabajo y lleva contrato, vacaciones, pago y sustitución. Que tu asesoría lo confirme (artículo 43 del Estatuto de los Trabajadores).',
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
            'Se a pessoa sai ou você pede a troca, vale o mesmo prazo de {interviewDays} dias úteis. Para contratar a pessoa, você paga 2 meses do trabalho dela; depois de 12 meses, nada.',
          'en-us':
            'If the person quits or you ask for a change, the same {interviewDays} business days apply. To hire the person, you pay 2 months of their hours; after 12 months on your team, nothing.',
          'es-es':
            'Si la persona se va o pides un cambio, vale el mismo plazo de {interviewDays} días laborables. Para contratarla tú, nos pagas 2 meses de sus horas; tras 12 meses en tu equipo, nada.',
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
            'Vale a lei brasileira. Se em 30 dias não chegarmos a um acordo, o foro é o da sua cidade ou o de São Paulo. Se discordarmos sobre uma entrega, decide um perito; se em 10 dias não o escolhermos juntos, o juiz o nomeia.',
          'en-us':
            'New York law applies, with arbitration in New York after 30 days of talks. If we dispute a delivery and can’t agree on an expert within 10 days, the arbitration body appoints one.',
          'es-es':
            'Se aplica la ley española y, tras 30 días de negociación, hay arbitraje en Madrid. Si discrepamos sobre una entrega, decide un perito; si en 10 días no lo elegimos juntos, lo nombra la institución arbitral.',
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
            'Até o que faturamos a você em 12 meses, e nunca menos que o preço de uma etapa. Se vazarem dados seus, o teto é de {insuranceSum}, por sinistro e por ano, e o seguro cobre. Não há teto em caso de dolo, de processo de quem alocamos ou de reclamação de terceiros sobre o código: a defesa e a conta são nossas.',
          'en-us':
            'The cap is what we billed you in 12 months, and never less than one stage’s price. If your data leaks, the cap is {insuranceSum} per claim and per year, which our insurance covers. There’s no cap on willful misconduct, or on third-party claims over the code, which we defend and pay.',
          'es-es':
            'Hasta lo que te facturamos en 12 meses, y nunca menos que el precio de una etapa. Si se filtran datos tuyos, el límite es de {insuranceSum} por siniestro y por año, y lo cubre el seguro. No hay límite para el dolo, la culpa grave ni las reclamaciones de terceros sobre el código: pagamos la defensa y la condena.',
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
            'Com a primeira metade paga, você pode usar o trabalho para testes; com a segunda, todos os direitos passam a ser seus. O que se escreve por hora é seu quando você paga, e também o dos {trialDays} primeiros dias úteis, se você encerrar sem pagar. Código, design e testes de uma etapa ficam nas suas contas. Só usamos IA no seu código se você autorizar por escrito.',
          'en-us':
            'Once you’ve paid the first half, you may use the work for testing; when you pay the second, all rights are yours. Work billed by the hour is yours once you’ve paid for it. Work from a trial that you don’t pay for is yours, too. Code, designs, and tests of a stage live in your accounts. We use AI on your code only with your written consent.',
          'es-es':
            'Al pagar la primera mitad, puedes usar el trabajo para probarlo; al pagar la segunda, los derechos son tuyos, en exclusiva, en todo el mundo y por toda su duración. En un refuerzo, lo escrito es tuyo al pagar las horas; lo de los {trialDays} primeros días, aunque lo dejes sin pagarlas. Código, diseño y pruebas de una etapa están en tus cuentas. Solo usamos IA en tu código si lo autorizas por escrito.',
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
            'Só quem está no projeto. Antes da conversa, assinamos o seu acordo de confidencialidade ou o nosso. As etapas usam dados fictícios; os seus só entram na entrega, na sua conta, em servidores no Brasil, nos EUA ou na UE, como você escolher. Um piloto de IA usa casos seus, em uma conta nossa só para ele, que apagamos no fim; as cópias nos backups somem em até 30 dias.',
          'en-us':
            'Only the people on the project. Before the first call, we sign your NDA or ours. Stages use synthetic data; yours is loaded only at delivery, in your account, on servers in the US, the EU, or Brazil, as you choose. An AI pilot uses your cases, in an account of ours for that pilot alone, which we delete at its end; copies in backups are gone within 30 days.',
          'es-es':
            'Solo las personas del proyecto. Antes de la llamada firmamos tu acuerdo de confidencialidad o el nuestro. Las etapas usan datos ficticios; los tuyos solo entran en la entrega, en tu cuenta, en servidores de la UE, EE. UU. o Brasil, a tu elección. Un piloto de IA usa tus casos, en una cuenta nuestra solo para él, que borramos al acabar; las copias de seguridad se borran en 30 días.',
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
            'Você é o controlador, e nós somos o operador. A encarregada é {dataOfficer} ({email}). Avisamos de um incidente em até 24 horas da descoberta.',
          'en-us':
            'We sign a data processing agreement with the terms California and other states require. You hear of an incident within 24 hours of our finding it.',
          'es-es':
            'Firmamos un encargo de tratamiento. El acceso desde Brasil se apoya en la decisión de adecuación de la Comisión Europea. Nuestro representante en la Unión es {euRepresentative}, de Madrid. Si hay un incidente, te avisamos en las 24 horas siguientes a descubrirlo.',
        },
      },
    ],
  },
])
