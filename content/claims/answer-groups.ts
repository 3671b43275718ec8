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
      'es-es': 'El proyecto',
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
            'De {fewestWeeks} a {mostWeeks} semanas, mais o tempo das suas decisões: 1 para a estimativa, {scopeWeeks} para o escopo, 2 até o início e de {fewestStagesWeeks} a {mostStagesWeeks} para as etapas. Você testa o trabalho toda terça, a partir da semana 2 da etapa 1. Precisamos de uma pessoa com poder de decisão, por 4 horas semanais, e de oito usuários na primeira dessas terças.',
          'en-us':
            'It takes {fewestWeeks} to {mostWeeks} weeks: 1 for the estimate, {scopeWeeks} for the scope, 2 to put the team together, and {fewestStagesWeeks} to {mostStagesWeeks} for the stages. Time you take to decide is extra. You try the work every Tuesday from week 2 of stage 1. We need one person who can decide, 4 hours a week, and, on the first of those Tuesdays, eight future users.',
          'es-es':
            'Lleva de {fewestWeeks} a {mostWeeks} semanas, más lo que tardes en decidir: 1 para la estimación, {scopeWeeks} para el alcance, 2 hasta empezar y el resto para las etapas. Pruebas el trabajo cada martes desde la semana 2 de la etapa 1. Necesitamos 4 horas semanales de alguien que decida.',
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
            'Você paga as etapas e o escopo ({scopePrice}, que descontamos se assinar em até {scopeValidDays} dias). Se uma etapa der mais trabalho, o preço dela não muda. Os preços incluem a garantia e valem para etapas que começam em até 12 meses do escopo; depois, sobem no máximo o IPCA.',
          'en-us':
            'You pay for the stages and the scope ({scopePrice}, deducted if you sign within {scopeValidDays} days). If a stage takes more work, its price doesn’t change. Prices include the warranty and hold for stages that start within 12 months of the scope; later ones rise by US CPI at most.',
          'es-es':
            'Pagas el alcance ({scopePrice}, que descontamos si firmas en {scopeValidDays} días) y las etapas, con garantía. Su precio no cambia aunque den más trabajo. Si una empieza más de 12 meses después del alcance, sube, como mucho, el IPC.',
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
            'Cada semana de atraso por nossa culpa, mesmo incompleta, reduz o preço fechado em {lateFee}, até {lateFeeMost}. A ata de cada terça registra o que está pendente e de quem depende. Depois de quatro semanas, você pode parar: em 15 dias, devolvemos o que pagou pela etapa, e os dois lados apagam o código dela. Se interromper por outro motivo uma etapa já comprada, paga as horas trabalhadas, até o preço dela.',
          'en-us':
            'If we deliver fixed-price work late and it’s our fault, we take {lateFee} off its price for each week or part of a week, up to {lateFeeMost}. Each Tuesday’s minutes record what is pending, and on whom. Once we’re four weeks late, you can stop: within 15 days, we refund what you paid for that stage, and both sides delete its code. If you stop for another reason, you pay for the hours worked, up to its price.',
          'es-es':
            'Por cada semana empezada de retraso por nuestra culpa, te descontamos un {lateFee} del precio cerrado, hasta un {lateFeeMost}. El acta de cada martes dice de quién depende lo pendiente. Tras cuatro semanas puedes parar: en 15 días te devolvemos lo pagado por la etapa, y ambas partes borramos su código. Si paras por otro motivo, pagas las horas trabajadas, sin superar su precio.',
        },
      },
      {
        id: 'acceptance',
        question: {
          'pt-br': 'Quem aceita a etapa, e quando compro a seguinte?',
          'en-us': 'Who accepts a stage, and when do I buy the next?',
          'es-es': '¿Cómo acepto una etapa?',
        },
        answer: {
          'pt-br':
            'Você confere a etapa pela lista, com os seus dados, e tem 5 dias úteis para aceitar ou dizer o que falta. Temos 5 dias úteis para corrigir, e você, outros 5 para conferir. Se duas correções não bastarem, pode parar, e devolvemos o que pagou. Sem resposta, avisamos; 5 dias úteis depois, a etapa é considerada aceita. Só então você compra a seguinte e, até comprá-la, troca funções dela sem custo.',
          'en-us':
            'You check the stage against its list, on your data, and have 5 business days to accept it or say what’s missing. We have 5 to fix it, and you have 5 more to check. If two fixes aren’t enough, you can stop, and we refund that stage. If you don’t answer, we remind you; 5 business days later, it counts as accepted. Only then do you buy the next stage; until you buy it, you can swap its features free.',
          'es-es':
            'Tienes 5 días laborables para comprobarla, con su lista y tus datos, y aceptarla o decir qué falta. Tenemos 5 para arreglarlo y tú, otros 5 para comprobarlo. Si dos arreglos no bastan, puedes parar y te devolvemos lo pagado. Si no respondes a nuestro aviso en 5 días laborables, queda aceptada. Solo entonces contratas la siguiente; hasta ese día cambias gratis sus funciones.',
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
            'Você paga metade de cada etapa, integração ou rodada de design na compra e a outra no aceite. O escopo e o diagnóstico do código são pagos na entrega; as horas e a manutenção, no fim do mês, com um reajuste anual limitado ao IPCA. As notas vencem em 15 dias.',
          'en-us':
            'For stages, integrations, and design rounds, you pay half when you buy and half when you accept. You pay for scopes and code reviews on delivery, and for hours and maintenance at month’s end; hourly and monthly prices may rise once a year, by US CPI at most. Invoices are net 15.',
          'es-es':
            'Las etapas, integraciones y rondas de diseño se pagan mitad al contratar y mitad al aceptar. El alcance y la auditoría se pagan a la entrega. Las horas y las cuotas se pagan a fin de mes y suben al año, como mucho, el IPC. Las facturas vencen a 15 días, con inversión del sujeto pasivo. Si la ley exige retener, la retención sale de nuestro precio.',
        },
      },
      {
        id: 'hours-in-common',
        question: {
          'pt-br': 'Quem lidera, e em que horário trabalham?',
          'en-us': 'How many hours do we overlap?',
          'es-es': '¿Cuántas horas coincidimos?',
        },
        answer: {
          'pt-br':
            'O escopo diz quem lidera o projeto, e você entrevista essa pessoa antes de assinar. Trabalhamos das 9h às 18h de Brasília. Feriado na sua cidade ou na nossa não conta como dia útil; se cair na terça, você testa no dia útil seguinte.',
          'en-us':
            'If we both work 9 to 6 local time, we overlap 7 hours with Eastern time in winter and 8 in summer; with Pacific, 4 and 5. The scope names your project lead, whom you interview before you sign. Meetings, minutes, and on-call are in English. Holidays in Brazil or where you are don’t count as business days; if one falls on a Tuesday, you try the work the next business day.',
          'es-es':
            'En un proyecto, de 9 a 18 h, coincidimos 5 horas en invierno y 4 en verano. El jefe de proyecto habla español y lo entrevistas antes de firmar. Tus festivos y los nuestros no son laborables; si uno cae en martes, la sesión pasa al siguiente día laborable.',
        },
      },
    ],
  },
  {
    id: 'pessoas',
    title: {
      'pt-br': 'Alocação de profissionais',
      'en-us': 'Staff augmentation',
      'es-es': 'Refuerzo de equipos',
    },
    answers: [
      {
        id: 'legal-form',
        question: {
          'pt-br': 'A pessoa é CLT ou PJ?',
          'en-us': 'Who employs the person? What do we file?',
          'es-es': '¿Quién contrata a la persona?',
        },
        answer: {
          'pt-br':
            'É CLT, contratada por nós. O seu líder define as prioridades e o trabalho do dia; nós cuidamos de contrato, férias, pagamento e substituição. Pela lei 6.019/1974, você é responsável subsidiário; por isso, enviamos os comprovantes todo mês.',
          'en-us':
            '{company} employs the person, in Brazil. Your lead sets priorities and daily work; our people manager handles contract, time off, pay, and replacement. We send you a W-8BEN-E, and you normally file no 1099.',
          'es-es':
            'La contrata {company}, en Brasil. Antes de firmar te damos un informe para que tu asesoría descarte la cesión ilegal (art. 43 ET).',
        },
      },
      {
        id: 'staying',
        question: {
          'pt-br': 'E se a pessoa sair, ou eu a contratar?',
          'en-us': 'What if the person quits, or we hire them?',
          'es-es': '¿Y si la persona se va o quiero contratarla?',
        },
        answer: {
          'pt-br':
            'Se a pessoa sair ou você pedir a troca, encontramos outra adequada em até {interviewDays} dias úteis, ou os {lateDays} primeiros dias dela são grátis. Para contratá-la, você nos paga 2 meses das horas dela; depois de 12 meses no seu time, nada.',
          'en-us':
            'If the person quits or you ask for a change, we find another suitable professional within {interviewDays} business days, or their first {lateDays} days are free. To hire the person, you pay 2 months of their hours, or nothing after 12 months on your team.',
          'es-es':
            'Si se va o pides un cambio, encontramos a otra adecuada en un máximo de {interviewDays} días laborables o no pagas sus {lateDays} primeros días. Contratarla cuesta 2 meses de sus horas; tras 12 meses contigo, nada.',
        },
      },
    ],
  },
  {
    id: 'contrato',
    title: {
      'pt-br': 'Contrato e responsabilidade',
      'en-us': 'Contract and liability',
      'es-es': 'El contrato',
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
            'Vale a lei brasileira. Sem acordo em 30 dias, quem processa escolhe o foro: o da sua cidade ou o de São Paulo. Divergências sobre uma entrega vão a um perito que escolhemos juntos; sem escolha em 10 dias, o juiz nomeia um.',
          'en-us':
            'New York law applies, with arbitration there if 30 days of talks fail. An expert decides disputes over a delivery; if we can’t agree on one within 10 days, the arbitration body appoints one.',
          'es-es':
            'La española. Si un desacuerdo dura 30 días, va a arbitraje en Madrid. Si trata de una entrega, decide un perito; si en 10 días no lo elegimos juntos, lo nombra la institución arbitral.',
        },
      },
      {
        id: 'liability-and-insurance',
        question: {
          'pt-br': 'Até quanto vocês respondem? Têm seguro?',
          'en-us': 'What’s the liability cap? Are you insured?',
          'es-es': '¿Hasta cuánto respondéis?',
        },
        answer: {
          'pt-br':
            'Até o que faturamos a você nos últimos 12 meses ou o preço de uma etapa, o que for maior. Por vazamento dos seus dados, até {insuranceSum} por sinistro e por ano, valor que o seguro cobre. Não há teto em três casos: dolo, ação trabalhista de quem alocamos e reclamação de terceiros sobre o código. Nos dois últimos, fazemos a defesa e pagamos a conta.',
          'en-us':
            'The cap is what we billed you in the last 12 months or the price of one stage, whichever is greater. For a leak of your data, the cap is {insuranceSum} per claim and in total per year, which our insurance covers. There’s no cap for willful misconduct or for third-party claims over the code, which we defend and pay.',
          'es-es':
            'Respondemos hasta lo facturado en 12 meses o, si es más, el precio de una etapa. Si se filtran tus datos, respondemos hasta {insuranceSum} por siniestro y año, que cubre nuestro seguro. No hay límite por dolo, culpa grave o reclamaciones de terceros sobre el código; en estas pagamos la defensa y la indemnización.',
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
            'Durante a etapa, você testa o trabalho; quando paga a segunda metade, todos os direitos passam a ser seus. Na alocação, eles passam a você com o pagamento das horas; os dos primeiros {trialDays} dias úteis, mesmo que você encerre sem pagar. Nas etapas, código, design e testes ficam nas suas contas. Só usamos IA no seu código se você autorizar por escrito.',
          'en-us':
            'While a stage runs, you can test the work; once you pay the second half, all rights are yours. With staff augmentation, they’re yours as you pay for the hours. Code from a person’s first {trialDays} business days is yours even if you stop without paying. In a stage, code, designs, and tests are in your accounts. We use AI on your code only with your written consent.',
          'es-es':
            'Cuando pagas la segunda mitad de una etapa, los derechos son tuyos, en exclusiva, en todo el mundo y por todo el plazo de protección legal. En un refuerzo lo son al pagar las horas. El trabajo de una etapa está siempre en tus cuentas. Solo usamos IA en tu código si lo autorizas por escrito.',
        },
      },
    ],
  },
  {
    id: 'dados',
    title: {
      'pt-br': 'Segurança e dados',
      'en-us': 'Security and data',
      'es-es': 'Los datos',
    },
    answers: [
      {
        id: 'who-sees-data',
        question: {
          'pt-br': 'Quem vê os nossos dados?',
          'en-us': 'Who sees our data?',
          'es-es': '¿Quién ve mis datos?',
        },
        answer: {
          'pt-br':
            'Só quem está no projeto. Antes da conversa, assinamos o seu acordo de confidencialidade ou o nosso. Em uma etapa, trabalhamos com dados fictícios; na entrega de cada uma, carregamos os seus na sua conta de nuvem, em servidores que você escolhe: no Brasil, nos EUA ou na UE.',
          'en-us':
            'Only the people on the project. Before the first call, we sign your NDA or ours. During a stage, we work on synthetic data; at each stage’s delivery, we load yours in your cloud account in the US, the EU, or Brazil, as you choose.',
          'es-es':
            'Solo las personas del proyecto. Antes de la llamada firmamos tu acuerdo de confidencialidad o el nuestro. Durante una etapa usamos datos ficticios; al entregarla cargamos los tuyos en tu nube, en la UE, EE. UU. o Brasil, como elijas.',
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
          'pt-br': 'Não. Todo ano, uma empresa de fora faz um teste de invasão, e mandamos o resumo.',
          'en-us': 'Neither. An outside firm runs a penetration test every year; ask for the summary.',
          'es-es': 'No. Cada año encargamos una prueba de intrusión y te enviamos el resumen.',
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
            'Você é o controlador, e nós, o operador. Avisamos você de qualquer incidente em até 24 horas da descoberta.',
          'en-us':
            'We sign a data processing agreement with the terms California and other states require. We report any incident within 24 hours of discovering it.',
          'es-es':
            'Firmamos un encargo de tratamiento. El acceso desde Brasil se apoya en la decisión de adecuación de la Comisión Europea. Te avisamos de un incidente en las 24 horas siguientes a descubrirlo.',
        },
      },
    ],
  },
])
