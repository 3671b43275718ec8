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
      'en-us': 'Projects',
      'es-es': 'Proyectos',
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
            'A primeira versão leva de {fewestWeeks} a {mostWeeks} semanas, fora as suas decisões: 1 até a estimativa, {scopeWeeks} de escopo, 2 até o início e de {fewestStagesWeeks} a {mostStagesWeeks} de etapas. Você testa o trabalho toda terça, desde a semana 2 da etapa 1. Precisamos de quem decida, 4 horas semanais, e de oito usuários na terça da semana 2.',
          'en-us':
            'Projects take {fewestWeeks} to {mostWeeks} weeks, plus your decision time: 1 for the estimate, {scopeWeeks} for the scope, 2 to form the team, and {fewestStagesWeeks} to {mostStagesWeeks} for the stages. You try the work every Tuesday from week 2 of stage 1. We need your decision-maker 4 hours a week and eight users that first Tuesday.',
          'es-es':
            'Se tarda de {fewestWeeks} a {mostWeeks} semanas, más lo que tardes en decidir: 1 de estimación, {scopeWeeks} de alcance, 2 hasta empezar y de {fewestStagesWeeks} a {mostStagesWeeks} de etapas. Necesitamos 4 horas semanales de alguien que decida.',
        },
      },
      {
        id: 'total-cost',
        question: {
          'pt-br': 'Quanto custa o projeto inteiro?',
          'en-us': 'What does a project cost?',
          'es-es': '¿Cuánto cuesta el proyecto?',
        },
        answer: {
          'pt-br':
            'Você paga o escopo e as etapas, com preço fechado e {warrantyDays} dias de garantia. Se uma etapa começar mais de 12 meses após o escopo, seu preço sobe no máximo o IPCA.',
          'en-us':
            'You pay for the scope ({scopePrice}, deducted if you sign within {scopeValidDays} days) and fixed-price stages, {warrantyDays}-day warranty included. Stages that start within 12 months of the scope keep their price; later ones rise by US CPI at most.',
          'es-es':
            'Pagas el alcance y las etapas, a precio cerrado y con {warrantyDays} días de garantía. Si una etapa empieza más de 12 meses después del alcance, su precio sube, como mucho, el IPC español.',
        },
      },
      {
        id: 'delay',
        question: {
          'pt-br': 'E se vocês atrasarem?',
          'en-us': 'What if you’re late?',
          'es-es': '¿Y si os retrasáis?',
        },
        answer: {
          'pt-br':
            'Cada semana iniciada de atraso por nossa culpa reduz o preço fechado em {lateFee}, até {lateFeeMost}. A ata de terça diz de quem depende cada pendência. Se o atraso passar de quatro semanas, você pode encerrar: em até 15 dias, devolvemos o que pagou por essa etapa, e ambos apagamos o código. Se parar por outro motivo, paga as horas trabalhadas, na proporção das {stageHours} da etapa e até o preço dela.',
          'en-us':
            'If it’s our fault, each week or part of one takes {lateFee} off the fixed price, up to {lateFeeMost}. Once we’re four weeks late, you can stop: within 15 days, we refund the stage, and both sides delete its code. If you stop for another reason, you pay for the hours worked on the stage you bought, as a share of its {stageHours}, up to its price.',
          'es-es':
            'Por cada semana empezada de retraso por nuestra culpa, según el acta de cada martes, te descontamos un {lateFee} del precio cerrado, hasta un {lateFeeMost}. Tras cuatro semanas puedes parar: en 15 días te devolvemos lo pagado por la etapa, y ambas partes borramos su código. Si paras por otro motivo, pagas el precio en proporción a las horas trabajadas (de {stageHours}), nunca más.',
        },
      },
      {
        id: 'acceptance',
        question: {
          'pt-br': 'Como aceito uma etapa?',
          'en-us': 'How do we accept a stage?',
          'es-es': '¿Cómo acepto una etapa?',
        },
        answer: {
          'pt-br':
            'Você tem 5 dias úteis para conferir a etapa pela lista, com os seus dados. Temos 5 para corrigir (depois, é atraso), e você, mais 5 para conferir. Se duas correções não bastarem, você pode parar, e devolvemos o que pagou por essa etapa. Se não responder, a etapa fica aceita 5 dias úteis após um aviso.',
          'en-us':
            'You have 5 business days to check the stage against its list, on your data. We have 5 to fix what’s missing; you have 5 to check again. If two fixes aren’t enough, you can stop, and we refund what you paid for that stage. If you don’t answer our reminder within 5 business days, it counts as accepted. You buy the next stage only after accepting this one.',
          'es-es':
            'Tienes 5 días laborables para comprobar, con tus datos, si la etapa cumple sus criterios. Tenemos 5 para arreglar lo que falte y tú, otros 5 para comprobarlo. Si dos arreglos no bastan, puedes parar y te devolvemos lo pagado por esa etapa. Si no respondes a nuestro aviso en 5 días laborables, queda aceptada.',
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
            'Você paga metade de etapas, integrações e rodadas de design na compra e metade no aceite; do piloto, metade na semana 1 e, se atingir as duas metas, metade no fim. O escopo e o diagnóstico são pagos na entrega; as horas e a manutenção, no fim do mês, com reajuste anual limitado ao IPCA. As notas vencem em 15 dias.',
          'en-us':
            'Stages, integrations, and design rounds are paid half at purchase, half at acceptance. Scopes and code reviews are due on delivery, hours and maintenance at month’s end. Hourly and monthly prices may rise once a year, by US CPI at most. Invoices are net 15.',
          'es-es':
            'Las etapas, integraciones y rondas de diseño se pagan mitad al contratar y mitad al aceptar; el alcance y la auditoría, a la entrega. Las horas y cuotas se pagan a fin de mes y suben cada año, como mucho, el IPC español. Las facturas vencen a 15 días. Las retenciones legales salen de nuestro precio.',
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
          'pt-br': 'Antes de assinar, você entrevista quem lidera. Feriado na sua cidade ou na nossa não é dia útil.',
          'en-us':
            'Working 9 to 6, we overlap Eastern for 7 hours, 8 in daylight time (Pacific: 4 and 5). Brazilian holidays and yours aren’t business days.',
          'es-es':
            'En un proyecto, de 9 a 18 h, coincidimos 5 horas en invierno y 4 en verano. Antes de firmar entrevistas, en español, a quien lo dirige; si se va, lo releva alguien de su nivel, sin cambiar precio ni plazo. Tus festivos y los nuestros no son laborables.',
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
          'en-us': 'Who employs the person?',
          'es-es': '¿Quién contrata a la persona?',
        },
        answer: {
          'pt-br':
            'É CLT, contratada por nós. Pela Lei 6.019/1974, a sua responsabilidade é subsidiária; mandamos os comprovantes todo mês.',
          'en-us': '{company} does, in Brazil. You get a W-8BEN-E and normally file no 1099.',
          'es-es':
            'La contrata {company}, en Brasil, y dirige su trabajo. Antes de firmar te damos un informe para que tu asesoría valore la cesión ilegal (art. 43 ET).',
        },
      },
      {
        id: 'staying',
        question: {
          'pt-br': 'E se a pessoa sair, ou eu a contratar?',
          'en-us': 'What if the person leaves?',
          'es-es': '¿Y si la persona se va o quiero contratarla?',
        },
        answer: {
          'pt-br':
            'Se a pessoa sair ou você pedir a troca, encontramos outra adequada em até {interviewDays} dias úteis, com 2 semanas de transição grátis; se demorarmos mais, os {lateDays} primeiros dias de quem você escolher também são. Contratar a pessoa custa 2 meses de horas; após 12 meses no seu time, nada.',
          'en-us':
            'If someone quits or you want a change, we find another suitable professional within {interviewDays} business days. Two weeks of handover are free; so are the next person’s first {lateDays} days if we’re late. Hiring the person costs 2 months of hours, or nothing after 12 months on your team.',
          'es-es':
            'Si se va o pides un cambio, encontramos a otra adecuada en {interviewDays} días laborables. Las 2 semanas de traspaso son gratis; si tardamos más, también tus {lateDays} primeros días con quien elijas. Contratarla cuesta 2 meses de sus horas; tras 12 meses contigo, nada.',
        },
      },
    ],
  },
  {
    id: 'contrato',
    title: {
      'pt-br': 'Contrato',
      'en-us': 'Contract and liability',
      'es-es': 'Contrato',
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
            'Vale a lei brasileira. Sem acordo em 30 dias, quem processa escolhe o foro de São Paulo ou da sede do cliente. Divergências sobre entregas vão a perito escolhido em conjunto ou, após 10 dias, nomeado pelo juiz.',
          'en-us':
            'New York law does. If 30 days of talks fail, an arbitrator in New York decides. Delivery disputes go to an expert we pick together or, after 10 days, one the arbitration body appoints.',
          'es-es':
            'Se aplica la española. Si un desacuerdo dura 30 días, va a arbitraje en Madrid. Si es sobre una entrega, lo resuelve un perito elegido entre los dos o, tras 10 días, por la institución arbitral.',
        },
      },
      {
        id: 'liability-and-insurance',
        question: {
          'pt-br': 'Até quanto vocês respondem?',
          'en-us': 'What’s the liability cap?',
          'es-es': '¿Hasta cuánto respondéis?',
        },
        answer: {
          'pt-br':
            'Respondemos até o que faturamos a você em 12 meses ou o preço de uma etapa, o que for maior. Por vazamento de dados, o limite é {insuranceSum} por sinistro e ano, coberto por seguro. Não há limite para dolo, ações trabalhistas de quem alocamos e reclamações de terceiros sobre o código; nas duas últimas, defendemos você e pagamos a conta.',
          'en-us':
            'The cap is the greater of one stage’s price and your last 12 months’ bills. If your data leaks, the cap is {insuranceSum} a year, which our insurance covers. There is no cap on willful misconduct or on third-party claims that our code infringes, which we defend and pay.',
          'es-es':
            'Respondemos hasta lo facturado en 12 meses o, si es más, el precio de una etapa. Si se filtran tus datos, el límite es de {insuranceSum} por siniestro y año, que cubre nuestro seguro. No hay límite por dolo, culpa grave ni reclamaciones de terceros sobre el código, cuya defensa e indemnización pagamos.',
        },
      },
      {
        id: 'intellectual-property',
        question: {
          'pt-br': 'O código é meu?',
          'en-us': 'Is the IP ours?',
          'es-es': '¿La propiedad intelectual es mía?',
        },
        answer: {
          'pt-br':
            'O do piloto é sempre seu. Nos demais, todos os direitos são seus quando você paga a segunda metade da etapa, a integração, a rodada de design, a manutenção ou as horas de alocação. Se encerrá-la nos primeiros {trialDays} dias úteis, também, sem dever nada. O trabalho das etapas fica nas suas contas. Só usamos IA no seu código com autorização por escrito.',
          'en-us':
            'Yes. A stage’s code, designs, and tests are in your accounts; all rights are yours once you pay its second half. Integrations, design rounds, maintenance, and staff augmentation code are yours once paid, or free if you stop in a person’s first {trialDays} business days. We use AI on your code only with your written consent.',
          'es-es':
            'Sí, en exclusiva, en todo el mundo y todo el plazo legal: la de una etapa, al pagar su segunda mitad; la de integraciones, diseño, mantenimiento y horas de refuerzo, al pagarlos. Solo usamos IA en tu código con tu permiso escrito.',
        },
      },
    ],
  },
  {
    id: 'dados',
    title: {
      'pt-br': 'Dados',
      'en-us': 'Security and data',
      'es-es': 'Datos',
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
            'Só quem está no projeto os vê. Antes da conversa, assinamos o seu acordo de confidencialidade ou o nosso. Até a entrega da etapa, usamos dados fictícios; os seus ficam na sua nuvem, no Brasil, nos EUA ou na UE. No piloto de IA, ficam em conta nossa, apagada no fim.',
          'en-us':
            'Only people on the project do. Before the first call, we sign your NDA or ours. During a stage, we work on synthetic data; at delivery, we load yours into your cloud account in the US, the EU, or Brazil. In an AI pilot, your cases are in an account of ours, deleted at its end (backups within 30 days).',
          'es-es':
            'Los ven solo las personas del proyecto. Antes de la llamada firmamos tu acuerdo de confidencialidad o el nuestro. En una etapa usamos tus cuentas (UE, EE. UU. o Brasil) y datos ficticios; al entregarla cargamos los tuyos. En un piloto de IA, los casos están en cuenta nuestra, borrada al acabar.',
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
          'en-us': 'Neither. An outside firm runs a yearly penetration test; ask for the summary.',
          'es-es': 'No. Cada año encargamos una prueba de intrusión y te enviamos el resumen.',
        },
      },
      {
        id: 'privacy-law',
        question: {
          'pt-br': 'Quem responde pela LGPD?',
          'en-us': 'And state privacy laws?',
          'es-es': '¿Y el RGPD?',
        },
        answer: {
          'pt-br': 'Você é o controlador; nós, o operador. Avisamos de incidentes em até 24 horas da descoberta.',
          'en-us':
            'We sign a data processing agreement with the terms California and other states require. We report incidents within 24 hours of discovery.',
          'es-es':
            'Firmamos un encargo de tratamiento. El acceso desde Brasil se apoya en la decisión de adecuación europea. Te avisamos de un incidente en 24 horas desde su descubrimiento.',
        },
      },
    ],
  },
])
