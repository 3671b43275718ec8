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
      'pt-br': 'Projetos',
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
            'A primeira versão leva de {fewestWeeks} a {mostWeeks} semanas, fora as suas decisões: 1 até a estimativa, {scopeWeeks} de escopo, 2 até o início e de {fewestStagesWeeks} a {mostStagesWeeks} de etapas. Você testa o trabalho toda terça, a partir da semana 2 da etapa 1; na primeira, com oito usuários. Precisamos de uma pessoa com poder de decisão, 4 horas por semana.',
          'en-us':
            'It takes {fewestWeeks} to {mostWeeks} weeks: 1 for the estimate, {scopeWeeks} for the scope, 2 to put the team together, and {fewestStagesWeeks} to {mostStagesWeeks} for the stages. Time you take to decide is extra. You try the work every Tuesday from week 2 of stage 1. We need one person who can decide, 4 hours a week, and, on the first of those Tuesdays, eight future users.',
          'es-es':
            'De {fewestWeeks} a {mostWeeks} semanas: 1 para la estimación, {scopeWeeks} para el alcance, 2 hasta empezar y de {fewestStagesWeeks} a {mostStagesWeeks} para las etapas, más lo que tardes en decidir. Pruebas el trabajo cada martes desde la semana 2 de la etapa 1. Por tu parte necesitamos a alguien que decida, 4 horas a la semana, y a ocho usuarios el primero de esos martes.',
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
            'Você paga o escopo e as etapas, sem acréscimo se uma der mais trabalho. Os preços incluem a garantia e valem para etapas que começam em até 12 meses do escopo; depois, sobem no máximo o IPCA.',
          'en-us':
            'You pay for the stages and the scope ({scopePrice}, deducted if you sign within {scopeValidDays} days). If a stage takes more work, its price doesn’t change. Prices include the warranty and hold for stages that start within 12 months of the scope; later ones rise by US CPI at most.',
          'es-es':
            'Pagas las etapas y el alcance ({scopePrice}, que descontamos si firmas en {scopeValidDays} días). Si una etapa da más trabajo del previsto, su precio no cambia. Los precios incluyen la garantía y valen para las etapas que empiecen en los 12 meses siguientes al alcance; después suben, como mucho, el IPC.',
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
            'Cada semana de atraso por nossa culpa, mesmo incompleta, reduz o preço fechado em {lateFee}, até {lateFeeMost}. A ata de cada terça registra as pendências e de quem dependem. Depois de quatro semanas, você pode parar: em 15 dias, devolvemos o que pagou pela etapa, e os dois lados apagam o código. Se parar por outro motivo uma etapa já comprada, paga as horas trabalhadas, até o preço dela.',
          'en-us':
            'If we deliver fixed-price work late and it’s our fault, we take {lateFee} off its price for each week or part of a week, up to {lateFeeMost}. Each Tuesday’s minutes record what is pending, and on whom. Once we’re four weeks late, you can stop: within 15 days, we refund what you paid for that stage, and both sides delete its code. If you stop for another reason, you pay for the hours worked, up to its price.',
          'es-es':
            'Por cada semana de retraso por nuestra culpa, aunque sea incompleta, te descontamos un {lateFee} del precio cerrado, hasta un {lateFeeMost}. El acta de cada martes recoge qué está pendiente y de quién depende. A las cuatro semanas puedes parar: en 15 días te devolvemos lo pagado por la etapa, y ambas partes borramos su código. Si paras por otro motivo, pagas las horas trabajadas, sin superar su precio.',
        },
      },
      {
        id: 'acceptance',
        question: {
          'pt-br': 'Quando compro a etapa seguinte?',
          'en-us': 'Who accepts a stage, and when do I buy the next?',
          'es-es': '¿Quién acepta la etapa y cuándo contrato la siguiente?',
        },
        answer: {
          'pt-br':
            'Você tem 5 dias úteis para conferir a etapa pela lista, com os seus dados. Temos 5 para corrigir o que você apontar; depois, é atraso. Você tem mais 5 para conferir. Se duas correções não bastarem, pode parar, e devolvemos o que pagou. Se não responder, mandamos um aviso; 5 dias úteis depois, a etapa está aceita. Só então você compra a seguinte.',
          'en-us':
            'You check the stage against its list, on your data, and have 5 business days to accept it or say what’s missing. We have 5 to fix it, and you have 5 more to check. If two fixes aren’t enough, you can stop, and we refund that stage. If you don’t answer, we remind you; 5 business days later, it counts as accepted. Only then do you buy the next stage; until you buy it, you can swap its features free.',
          'es-es':
            'La aceptas tú: la compruebas con su lista y tus datos, y tienes 5 días laborables para aceptar o decir qué falta. Tenemos 5 para arreglarlo y tú, otros 5 para comprobarlo. Si dos arreglos no bastan, puedes parar y te devolvemos lo pagado. Si no respondes, avisamos; 5 días laborables después, queda aceptada. Solo entonces contratas la siguiente; hasta contratarla, cambias sus funciones sin coste.',
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
            'Você paga metade de etapas, integrações e rodadas de design na compra e metade no aceite. O escopo e o diagnóstico são pagos na entrega; as horas e a manutenção, no fim do mês, com reajuste anual limitado ao IPCA. As notas vencem em 15 dias.',
          'en-us':
            'For stages, integrations, and design rounds, you pay half when you buy and half when you accept. You pay for scopes and code reviews on delivery, and for hours and maintenance at month’s end; hourly and monthly prices may rise once a year, by US CPI at most. Invoices are net 15.',
          'es-es':
            'De las etapas, integraciones y rondas de diseño pagas la mitad al contratar y la mitad al aceptar. El alcance y la auditoría se pagan a la entrega; las horas y las cuotas, a fin de mes, y pueden subir una vez al año, como mucho, el IPC. Las facturas vencen a 15 días y van sin IVA (inversión del sujeto pasivo). Si la ley exige retener, la retención sale de nuestro precio.',
        },
      },
      {
        id: 'hours-in-common',
        question: {
          'pt-br': 'Quem lidera? E os feriados?',
          'en-us': 'How many hours do we overlap?',
          'es-es': '¿Cuántas horas coincidimos?',
        },
        answer: {
          'pt-br':
            'O escopo diz quem lidera o projeto, e você entrevista essa pessoa antes de assinar. Feriado na sua cidade ou na nossa não conta como dia útil.',
          'en-us':
            'If we both work 9 to 6 local time, we overlap 7 hours with Eastern time in winter and 8 in summer; with Pacific, 4 and 5. The scope names your project lead, whom you interview before you sign. Meetings, minutes, and on-call are in English. Holidays in Brazil or where you are don’t count as business days; if one falls on a Tuesday, you try the work the next business day.',
          'es-es':
            'En un proyecto, si todos trabajamos de 9 a 18 h, coincidimos 5 horas en invierno y 4 en verano. El jefe de proyecto habla español; el documento de alcance dice quién es y lo entrevistas antes de firmar. Las sesiones de los martes, las actas y la guardia también son en español. Ni tus festivos ni los nuestros cuentan como laborables; si uno cae en martes, la sesión pasa al siguiente día laborable.',
        },
      },
    ],
  },
  {
    id: 'pessoas',
    title: {
      'pt-br': 'Alocação',
      'en-us': 'Staff augmentation',
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
            'É CLT, contratada por nós. Pela Lei 6.019/1974, a sua responsabilidade é subsidiária; por isso, mandamos os comprovantes todo mês.',
          'en-us':
            '{company} employs the person, in Brazil. Your lead sets priorities and daily work; our people manager handles contract, time off, pay, and replacement. We send you a W-8BEN-E, and you normally file no 1099.',
          'es-es':
            'La contrata {company}, en Brasil; nosotros llevamos contrato, vacaciones, pago y sustitución. Alguien de tu empresa fija las prioridades y el trabajo del día. Antes de firmar te damos un informe para que tu asesoría descarte la cesión ilegal (art. 43 ET).',
        },
      },
      {
        id: 'staying',
        question: {
          'pt-br': 'E se a pessoa sair, ou eu a contratar?',
          'en-us': 'What if the person quits, or we hire them?',
          'es-es': '¿Y si la persona se va o queremos contratarla?',
        },
        answer: {
          'pt-br':
            'Se a pessoa sair ou você pedir a troca, encontramos outra adequada em até {interviewDays} dias úteis, ou os {lateDays} primeiros dias dela são grátis. Para contratá-la, você nos paga 2 meses de horas; após 12 meses no seu time, nada.',
          'en-us':
            'If the person quits or you ask for a change, we find another suitable professional within {interviewDays} business days, or their first {lateDays} days are free. To hire the person, you pay 2 months of their hours, or nothing after 12 months on your team.',
          'es-es':
            'Si se va o pides un cambio, encontramos a otra adecuada en un máximo de {interviewDays} días laborables o no pagas sus {lateDays} primeros días. Para contratarla tú, pagas 2 meses de sus horas; si lleva 12 meses en tu equipo, nada.',
        },
      },
    ],
  },
  {
    id: 'contrato',
    title: {
      'pt-br': 'Contrato',
      'en-us': 'Contract and liability',
      'es-es': 'Contrato y responsabilidad',
    },
    answers: [
      {
        id: 'law-and-courts',
        question: {
          'pt-br': 'Que lei e que foro valem?',
          'en-us': 'Which law governs the contract?',
          'es-es': '¿Qué ley se aplica?',
        },
        answer: {
          'pt-br':
            'Vale a lei brasileira. Sem acordo em 30 dias, quem processa escolhe o foro de São Paulo ou o da sede do cliente. Divergências sobre entregas vão a um perito escolhido em conjunto ou, depois de 10 dias, nomeado pelo juiz.',
          'en-us':
            'New York law applies, with arbitration there if 30 days of talks fail. An expert decides disputes over a delivery; if we can’t agree on one within 10 days, the arbitration body appoints one.',
          'es-es':
            'Se aplica la ley española. Un desacuerdo que dure 30 días va a arbitraje en Madrid. Si es sobre una entrega, decide un perito; si en 10 días no lo elegimos juntos, lo nombra la institución arbitral.',
        },
      },
      {
        id: 'liability-and-insurance',
        question: {
          'pt-br': 'Até quanto vocês respondem?',
          'en-us': 'What’s the liability cap? Are you insured?',
          'es-es': '¿Hasta cuánto respondéis? ¿Tenéis seguro?',
        },
        answer: {
          'pt-br':
            'Respondemos até o que faturamos a você em 12 meses ou o preço de uma etapa, o que for maior. Por vazamento de dados, o limite é {insuranceSum} por sinistro e por ano, coberto por seguro. Não há limite para dolo, ações trabalhistas de quem alocamos e reclamações de terceiros sobre o código; nas duas últimas, fazemos a defesa e pagamos a conta.',
          'en-us':
            'The cap is what we billed you in the last 12 months or the price of one stage, whichever is greater. For a leak of your data, the cap is {insuranceSum} per claim and in total per year, which our insurance covers. There’s no cap for willful misconduct or for third-party claims over the code, which we defend and pay.',
          'es-es':
            'Respondemos hasta lo facturado en los últimos 12 meses o el precio de una etapa, lo que sea mayor. Por una filtración de tus datos, hasta {insuranceSum} por siniestro y por año, que cubre nuestro seguro. No hay límite por dolo, por culpa grave ni por reclamaciones de terceros sobre el código, en las que pagamos la defensa y la condena.',
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
            'Quando você paga a segunda metade da etapa, todos os direitos passam a ser seus; antes, você pode testar o trabalho. Na alocação, passam com o pagamento das horas; nos primeiros {trialDays} dias úteis, mesmo sem ele. Código, design e testes das etapas ficam nas suas contas. Só usamos IA no seu código com autorização por escrito.',
          'en-us':
            'While a stage runs, you can test the work; once you pay the second half, all rights are yours. With staff augmentation, they’re yours as you pay for the hours. Code from a person’s first {trialDays} business days is yours even if you stop without paying. In a stage, code, designs, and tests are in your accounts. We use AI on your code only with your written consent.',
          'es-es':
            'Durante una etapa puedes probar el trabajo; cuando pagas su segunda mitad, los derechos pasan a ser tuyos, en exclusiva, en todo el mundo y por toda su duración. En un refuerzo, son tuyos cuando pagas las horas; si lo dejas en los primeros {trialDays} días laborables, lo son sin pagar. En las etapas, código, diseño y tests están en tus cuentas. Solo usamos IA en tu código si lo autorizas por escrito.',
        },
      },
    ],
  },
  {
    id: 'dados',
    title: {
      'pt-br': 'Dados',
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
            'Só quem está no projeto. Antes da conversa, assinamos o seu acordo de confidencialidade ou o nosso. Até a entrega da etapa, usamos dados fictícios; os seus ficam na sua conta de nuvem, no Brasil, nos EUA ou na UE.',
          'en-us':
            'Only the people on the project. Before the first call, we sign your NDA or ours. During a stage, we work on synthetic data; at each stage’s delivery, we load yours in your cloud account in the US, the EU, or Brazil, as you choose.',
          'es-es':
            'Solo las personas del proyecto. Antes de la llamada firmamos tu acuerdo de confidencialidad o el nuestro. Durante una etapa trabajamos con datos ficticios; en la entrega de cada una cargamos los tuyos en tu cuenta de nube, en servidores de la UE, EE. UU. o Brasil, como elijas.',
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
          'pt-br': 'Não. Todo ano, uma empresa externa faz um teste de invasão; mandamos o resumo.',
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
          'pt-br': 'Você é o controlador; nós, o operador. Avisamos de incidentes em até 24 horas da descoberta.',
          'en-us':
            'We sign a data processing agreement with the terms California and other states require. We report any incident within 24 hours of discovering it.',
          'es-es':
            'Firmamos un encargo de tratamiento. El acceso desde Brasil se apoya en la decisión de adecuación de la Comisión Europea. Si hay un incidente, te avisamos en las 24 horas siguientes a descubrirlo.',
        },
      },
    ],
  },
])
