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
        id: 'calendar',
        question: {
          'pt-br': 'Quanto tempo leva?',
          'en-us': 'How long does it take?',
          'es-es': '¿Cuánto se tarda?',
        },
        answer: {
          'pt-br':
            'De {fewestWeeks} a {mostWeeks} semanas: 1 para o orçamento, {scopeWeeks} para o escopo, 2 até o início e de {fewestStagesWeeks} a {mostStagesWeeks} para as etapas. Some o tempo das suas decisões. Do seu lado, basta uma pessoa que decida, 4 horas por semana.',
          'en-us':
            'It takes {fewestWeeks} to {mostWeeks} weeks: 1 for the quote, {scopeWeeks} for the scope, 2 before we start, and {fewestStagesWeeks} to {mostStagesWeeks} for the stages. Your own decisions add to that. You need one person who decides, 4 hours a week.',
          'es-es':
            'De {fewestWeeks} a {mostWeeks} semanas: 1 para el presupuesto, {scopeWeeks} para el alcance, 2 hasta empezar y de {fewestStagesWeeks} a {mostStagesWeeks} para las etapas. Suma el tiempo de tus decisiones. Por tu parte basta una persona que decida, 4 horas a la semana.',
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
            'Você paga as etapas e o escopo ({scopePrice}, descontados se assinar em até {scopeValidDays} dias). Se o trabalho passar do previsto, o preço não muda. Ele vale para etapas que começam em até 12 meses do escopo; as outras sobem no máximo o IPCA. A garantia está incluída: até {warrantyDays} dias depois do último aceite, consertamos o que não cumprir a lista e atendemos quedas em dias úteis, das 9h às 18h.',
          'en-us':
            'You pay for the stages and the scope ({scopePrice}, deducted if you sign within {scopeValidDays} days). If the work grows, the price doesn’t. It holds for stages that start within 12 months of the scope; later ones rise by US CPI at most. It covers the warranty: until {warrantyDays} days after the last acceptance, we fix what doesn’t match the list and answer outages on business days, 7 to 4 Eastern (8 to 5 in summer).',
          'es-es':
            'Pagas las etapas y el alcance ({scopePrice}, que descontamos si firmas en {scopeValidDays} días). Si una etapa da más trabajo, pagas lo mismo. Vale para las que empiecen en 12 meses; las demás suben, como mucho, el IPC. Incluye la garantía: hasta {warrantyDays} días tras la última aceptación arreglamos lo que no cumpla la lista y atendemos caídas en días laborables, de 13 a 22 h (en verano, de 14 a 23).',
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
            'Nos doze meses desde o início da etapa 1, cabem {budgetStages} etapas em {budgetWeeks} semanas ({budgetStagesPrice}) e, dos {budgetMonthsLeft} meses que restam depois da garantia, {budgetCareMonths} de manutenção ({budgetCarePrice}). Total: {budgetYearPrice}. Os outros {budgetRest} pagam a nuvem, que na Sorrivita custa uns {cloudPrice} por mês. Os meses seguintes ficam fora: {carePrice} cada.',
          'en-us':
            'In the year after stage 1 begins: {budgetStages} stages over {budgetWeeks} weeks ({budgetStagesPrice}) and, once the warranty ends, maintenance for the {budgetCareMonths} months left ({budgetCarePrice}). Total: {budgetYearPrice}. The other {budgetRest} is for changes and the cloud, about {cloudPrice} a month at Sorrivita.',
          'es-es':
            'En los doce meses desde el inicio de la etapa 1 caben {budgetStages} etapas en {budgetWeeks} semanas ({budgetStagesPrice}) y, tras la garantía, los {budgetCareMonths} meses de mantenimiento que quedan ({budgetCarePrice}). Total: {budgetYearPrice}. Sobran {budgetRest} para los cambios y la nube, que a Sorrivita le cuesta unos {cloudPrice} al mes.',
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
            'Vale o desconto da lista de preços; os dias de conserto contam como atraso. A ata de cada terça registra quem esperava por quem. Depois de quatro semanas de atraso nosso, você pode parar: em 15 dias, devolvemos o que pagou pela etapa, e os dois lados apagam o código dela. Se parar por outro motivo, paga as horas da etapa comprada, no máximo o preço dela.',
          'en-us':
            'You get the discount in the price list; days spent on fixes count as late. Each Tuesday’s minutes record who was waiting for whom. Once we’re four weeks late, you can stop: within 15 days we refund what you paid for the stage, and both sides delete its code. If you stop for another reason, you pay for the hours worked on it, up to its price.',
          'es-es':
            'Tienes el descuento de la lista de precios; los días de arreglos cuentan como retraso. El acta de cada martes recoge quién esperaba a quién. Tras cuatro semanas de retraso nuestro puedes parar: en 15 días te devolvemos lo pagado por la etapa, y ambas partes borramos su código. Si paras por otro motivo, pagas las horas de la etapa contratada, como mucho su precio.',
        },
      },
      {
        id: 'acceptance',
        question: {
          'pt-br': 'Quem aceita a etapa, e quando compro a seguinte?',
          'en-us': 'Who accepts a stage, and when do I buy the next?',
          'es-es': '¿Quién acepta la etapa y cuándo contrato la siguiente?',
        },
        answer: {
          'pt-br':
            'Você, pela lista e com os seus dados; só então compra a seguinte, que começa na segunda-feira depois da entrega, por nossa conta e risco. Você tem 5 dias úteis para aceitar ou dizer o que falta. Consertamos em 5, e você confere em mais 5: duas rodadas, no máximo. Se o segundo conserto não bastar, pode parar, com a mesma devolução. Se não responder, avisamos; 5 dias úteis depois, está aceita.',
          'en-us':
            'You accept it, by its list and with your data, and only then buy the next, which starts the Monday after delivery, at our risk. You have 5 business days to accept or list what’s missing. We have 5 to fix it, and you have 5 to check. That can happen twice. If the second fix falls short, you can stop, with the same refund. If you don’t answer, we remind you; 5 business days later, it’s accepted.',
          'es-es':
            'Tú, con su lista y tus datos; solo entonces contratas la siguiente, que empieza el lunes tras la entrega, a nuestro riesgo. Tienes 5 días laborables para aceptar o decir qué falta. Tenemos 5 para arreglarlo y tú, 5 para comprobarlo, dos veces como mucho. Si el segundo arreglo no basta, puedes parar, con la misma devolución. Si no respondes, avisamos; 5 días laborables después, queda aceptada.',
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
            'Você paga etapas, integrações e rodadas de design metade na compra e metade no aceite; o escopo e a leitura do código, na entrega; horas e manutenção, no fim do mês, com um reajuste por ano de no máximo o IPCA. As notas vencem em 15 dias.',
          'en-us':
            'You pay for stages, integrations, and design rounds half when you buy and half when you accept; for scopes and code reviews, on delivery; for hours and maintenance, at month’s end, with one increase a year of US CPI at most. Invoices are net 15.',
          'es-es':
            'Pagas las etapas, integraciones y rondas de diseño la mitad al contratar y la mitad al aceptar; el alcance y la auditoría, a la entrega; las horas y las cuotas, a fin de mes, con una subida al año de, como mucho, el IPC. Las facturas vencen a 15 días, sin IVA (inversión del sujeto pasivo) ni retención, con nuestro certificado de residencia fiscal.',
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
            'Trabalhamos das 9h às 18h de Brasília. O orçamento diz quem lidera o projeto, e você entrevista essa pessoa antes de assinar. Feriado na sua cidade ou na nossa não conta como dia útil; se cai na terça, você testa no dia útil seguinte.',
          'en-us':
            'If we both work 9 to 6 local time, we overlap 7 hours with Eastern time in winter and 8 in summer; with Pacific, 4 and 5. Your project lead speaks English; the quote names the person, whom you interview before you sign. Tuesdays, minutes, and on-call are in English too. If Tuesday is a holiday, you try the work the next business day.',
          'es-es':
            'En un proyecto, si todos trabajamos de 9 a 18 h, coincidimos 5 horas en invierno y 4 en verano. El jefe de proyecto habla español; el presupuesto dice quién es y lo entrevistas antes de firmar. Los martes, las actas y la guardia van también en español. Si el martes es festivo, pruebas el siguiente día laborable.',
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
          'es-es': '¿Quién contrata y quién dirige a la persona?',
        },
        answer: {
          'pt-br':
            'A pessoa é CLT, contratada por nós. O seu líder define as prioridades e o trabalho do dia; nós cuidamos de contrato, férias, pagamento e substituição. Pela lei 6.019/1974, você é responsável subsidiário: todo mês enviamos os comprovantes.',
          'en-us':
            '{company} employs the person, in Brazil. Your lead sets priorities and daily work; our people manager handles contract, time off, pay, and replacement. We send you a W-8BEN-E, and there’s no 1099 to file. Have your tax adviser confirm it.',
          'es-es':
            'La contrata {company}, en Brasil. Tu responsable fija las prioridades y el trabajo del día; el nuestro lleva contrato, vacaciones, pago y sustitución. Pide a tu asesoría que confirme que no hay cesión ilegal (art. 43 ET).',
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
            'Se a pessoa sai ou você pede a troca, encontramos outra adequada em até {interviewDays} dias úteis. Para contratar a pessoa, você paga 2 meses do trabalho dela; depois de 12 meses no seu time, nada.',
          'en-us':
            'If the person quits or you ask for a change, we find another suitable one within {interviewDays} business days. To hire the person, you pay 2 months of their hours; after 12 months on your team, nothing.',
          'es-es':
            'Si la persona se va o pides un cambio, encontramos a otra adecuada en un máximo de {interviewDays} días laborables. Para contratar tú a la persona, pagas 2 meses de sus horas; tras 12 meses en tu equipo, nada.',
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
            'O contrato do projeto tem seis páginas, mais uma folha por etapa; o do escopo, duas. Vale a lei brasileira. Depois de 30 dias sem acordo, o foro é o da sua cidade ou o de São Paulo. Divergências sobre uma entrega vão a um perito escolhido em comum; sem acordo em 10 dias, o juiz nomeia um.',
          'en-us':
            'The project’s contract has six pages, plus one per stage; the scope’s has two. New York law applies, with arbitration there after 30 days of talks. An expert decides disputes over a delivery; if we can’t agree on one within 10 days, the arbitration body appoints one.',
          'es-es':
            'El contrato del proyecto tiene seis páginas, más una hoja por etapa; el del alcance, dos. Se aplica la ley española y, tras 30 días de negociación, hay arbitraje en Madrid. Sobre una entrega decide un perito; si en 10 días no lo elegimos juntos, lo nombra la institución arbitral.',
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
            'Até o que faturamos a você nos últimos 12 meses ou o preço de uma etapa, o que for maior. Por vazamento de dados seus, até {insuranceSum} por sinistro e por ano, que o seguro cobre. Não há teto em três casos: dolo, ação trabalhista de quem alocamos e reclamação de terceiros sobre o código. Nos dois últimos, a defesa e a conta são nossas.',
          'en-us':
            'The cap is what we billed you in the last 12 months or the price of one stage, whichever is greater. For a leak of your data, it’s {insuranceSum} per claim and per year, covered by our insurance. There’s no cap on willful misconduct, or on third-party claims over the code, which we defend and pay.',
          'es-es':
            'Hasta lo que te facturamos en los últimos 12 meses o el precio de una etapa, lo que sea mayor. Por una filtración de tus datos, hasta {insuranceSum} por siniestro y por año, que cubre el seguro. No hay límite para el dolo, la culpa grave ni las reclamaciones de terceros sobre el código: en estas pagamos la defensa y la condena.',
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
            'Enquanto a etapa corre, você testa o trabalho; paga a segunda metade, todos os direitos são seus. Na alocação, passam a ser seus quando você paga as horas. O código dos primeiros {trialDays} dias úteis de uma pessoa é seu mesmo que você encerre sem pagar. Código, design e testes ficam nas suas contas. Só usamos IA no seu código se você autorizar por escrito.',
          'en-us':
            'While a stage runs, you can test the work; once you pay its second half, all rights are yours. With staff augmentation, they’re yours as you pay for the hours. Code from a person’s first {trialDays} business days is yours even if you stop without paying. Code, designs, and tests live in your accounts. We use AI on your code only with your written consent.',
          'es-es':
            'Mientras dura una etapa puedes probar el trabajo; pagada su segunda mitad, los derechos son tuyos, en exclusiva, en todo el mundo y por toda su duración. En un refuerzo, lo son al pagar las horas; si lo cancelas en los primeros {trialDays} días laborables, no pagas nada y el código es tuyo. Código, diseño y pruebas están en tus cuentas. Solo usamos IA en tu código si lo autorizas por escrito.',
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
            'Só quem está no projeto. Antes da conversa, assinamos o seu acordo de confidencialidade ou o nosso. As etapas usam dados fictícios; os seus só entram na entrega, na sua conta, em servidores no Brasil, nos EUA ou na UE, como você escolher. Um piloto de IA usa casos seus, em uma conta nossa que apagamos no fim.',
          'en-us':
            'Only the people on the project. Before the first call, we sign your NDA or ours. Stages use synthetic data; yours is loaded only at delivery, in your account in the US, the EU, or Brazil, as you choose. An AI pilot uses your cases, in an account of ours that we delete at its end.',
          'es-es':
            'Solo las personas del proyecto. Antes de la llamada firmamos tu acuerdo de confidencialidad o el nuestro. Las etapas usan datos ficticios; los tuyos solo entran en la entrega, en tu cuenta, en servidores de la UE, EE. UU. o Brasil, como elijas. Un piloto de IA usa tus casos, en una cuenta nuestra que borramos al acabar.',
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
            'Você é o controlador, e nós somos o operador. Avisamos você de qualquer incidente em até 24 horas da descoberta.',
          'en-us':
            'We sign a data processing agreement with the terms California and other states require. We tell you about any incident within 24 hours of discovering it.',
          'es-es':
            'Firmamos un encargo de tratamiento. El acceso desde Brasil se apoya en la decisión de adecuación de la Comisión Europea. Si hay un incidente, te avisamos en las 24 horas siguientes a descubrirlo.',
        },
      },
    ],
  },
])
