import { filled } from '../text/placeholders.ts'
import type { SampleScope } from './sample-scope.schema.ts'

/** A complete example that the factory page shows and offers for download. */
export const sampleScope: SampleScope = filled({
  file: { 'pt-br': 'escopo-de-exemplo', 'en-us': 'sample-scope', 'es-es': 'alcance-de-ejemplo' },
  story: 'sorrivita',
  title: {
    'pt-br': 'Escopo: aplicativo para remarcar consultas',
    'en-us': 'Scope: an app for rescheduling appointments',
    'es-es': 'Alcance: aplicación para cambiar citas',
  },
  note: {
    'pt-br':
      'Extrato do escopo que a {company} escreveu para a Sorrivita, rede de 19 clínicas odontológicas. Publicado com autorização da cliente, com o preço que ela pagou.',
    'en-us':
      'An excerpt of the scope {company} wrote for Sorrivita, a dental group with 19 clinics in Brazil. Published with the client’s permission, with our US prices in place of hers in reais.',
    'es-es':
      'Extracto del alcance que {company} escribió para Sorrivita, una red brasileña de 19 clínicas dentales. Publicado con permiso de la clienta, con nuestros precios en euros en lugar de los suyos en reales.',
  },
  why: [
    {
      heading: {
        'pt-br': '1. Problema e meta',
        'en-us': '1. The problem and the goal',
        'es-es': '1. El problema y el objetivo',
      },
      text: {
        'pt-br':
          'De cada 100 consultas marcadas, 21 terminam em falta sem aviso. Seis em cada dez pacientes pedem para remarcar depois das 18h, com a recepção fechada. A meta: no máximo 15 faltas em 100, de abril a junho, pelo sistema das clínicas, contra os mesmos meses do ano anterior.',
        'en-us':
          'Out of every 100 appointments booked, 21 end in a no-show. Six in ten requests to reschedule come in after 6 p.m., with the front desk closed. The goal: no more than 15 no-shows per 100, April through June, by the clinics’ own system, against the same months a year earlier.',
        'es-es':
          'De cada 100 citas, 21 acaban en ausencia sin aviso. Seis de cada diez cambios se piden después de las 18 h, con la recepción cerrada. El objetivo: 15 ausencias por cada 100 como máximo, de abril a junio, según el sistema de las clínicas, frente a los mismos meses del año anterior.',
      },
    },
    {
      heading: { 'pt-br': '2. Quem usa', 'en-us': '2. Who uses it', 'es-es': '2. Quién la usa' },
      items: [
        {
          'pt-br': 'Paciente: vê a consulta, remarca ou cancela. Entra pelo número do celular, sem senha.',
          'en-us':
            'Patients see their appointment, move it, or cancel it. They sign in with a phone number, no password.',
          'es-es': 'Pacientes: ven su cita, la cambian o la anulan. Entran con el número de móvil, sin contraseña.',
        },
        {
          'pt-br': 'Recepção: vê o que mudou na agenda e quem está na lista de espera, no computador de sempre.',
          'en-us':
            'The front desk sees what changed in the schedule and who’s on the waiting list, on the computers it already has.',
          'es-es':
            'Recepción: ve qué ha cambiado en la agenda y quién está en la lista de espera, en el ordenador de siempre.',
        },
        {
          'pt-br': 'Coordenação: acompanha as faltas, por clínica e por semana.',
          'en-us': 'The coordinator follows no-shows, by clinic and by week.',
          'es-es': 'Coordinación: sigue las ausencias, por clínica y por semana.',
        },
      ],
    },
    {
      heading: {
        'pt-br': '3. O que está dentro, e quando está pronto',
        'en-us': '3. What’s in, and when it’s done',
        'es-es': '3. Qué entra y cuándo está terminado',
      },
      items: [
        {
          'pt-br':
            'Minha consulta: data, clínica e dentista. Pronto quando abre em até 2 segundos em um celular de cinco anos, na rede móvel.',
          'en-us':
            'My appointment: date, clinic, dentist. Done when it opens within 2 seconds on a phone that’s five years old, over a cell connection.',
          'es-es':
            'Mi cita: fecha, clínica y dentista. Terminado cuando se abre en menos de 2 segundos en un móvil de hace cinco años, con datos.',
        },
        {
          'pt-br':
            'Remarcar: três horários livres do mesmo dentista. Pronto quando a agenda da clínica mostra a troca em até 10 segundos.',
          'en-us':
            'Reschedule: three open slots with the same dentist. Done when the clinic’s schedule shows the change within 10 seconds.',
          'es-es':
            'Cambiar: tres huecos libres con el mismo dentista. Terminado cuando la agenda de la clínica refleja el cambio en menos de 10 segundos.',
        },
        {
          'pt-br':
            'Cancelar, com um motivo entre quatro. Pronto quando o horário volta a aparecer livre para os outros.',
          'en-us': 'Cancel, with one of four reasons. Done when the slot shows as open to everyone else.',
          'es-es':
            'Anular, con un motivo entre cuatro. Terminado cuando la hora vuelve a aparecer libre para los demás.',
        },
        {
          'pt-br':
            'Lista de espera: o horário livre é oferecido a uma pessoa por vez, por 20 minutos. Pronto quando, em 1.000 trocas simuladas, nenhum horário vai para duas pessoas.',
          'en-us':
            'Waiting list: an open slot is offered to one person at a time, for 20 minutes. Done when, in 1,000 simulated changes, no slot goes to two people.',
          'es-es':
            'Lista de espera: la hora libre se ofrece de uno en uno, durante 20 minutos. Terminado cuando, en 1000 cambios simulados, ninguna hora se da a dos personas.',
        },
        {
          'pt-br': 'Lembrete 48 horas antes, com confirmar e remarcar. Pronto quando a resposta aparece na agenda.',
          'en-us':
            'A reminder 48 hours ahead, with confirm and reschedule. Done when the answer shows in the schedule.',
          'es-es':
            'Recordatorio 48 horas antes, con confirmar y cambiar. Terminado cuando la respuesta aparece en la agenda.',
        },
        {
          'pt-br': 'Painel de faltas. Pronto quando bate com a contagem manual de duas semanas, feita pela recepção.',
          'en-us': 'A no-show dashboard. Done when it matches two weeks counted by hand at the front desk.',
          'es-es': 'Panel de ausencias. Terminado cuando coincide con dos semanas contadas a mano en recepción.',
        },
      ],
    },
    {
      heading: { 'pt-br': '4. O que está fora', 'en-us': '4. What’s out', 'es-es': '4. Qué no entra' },
      items: [
        {
          'pt-br': 'Pagamento, prontuário, chat com a clínica e primeira consulta de paciente novo.',
          'en-us': 'Payments, medical records, chat with the clinic, and first appointments for new patients.',
          'es-es': 'Pagos, historia clínica, chat con la clínica y primera cita de pacientes nuevos.',
        },
        {
          'pt-br': 'As 26 funções do aplicativo antigo. Qualquer uma pode entrar no lugar de um item do mesmo tamanho.',
          'en-us':
            'The 26 features of the old app. Any of them can come in by taking the place of an item of the same size.',
          'es-es':
            'Las 26 funciones de la aplicación antigua. Cualquiera puede entrar en el lugar de un elemento del mismo tamaño.',
        },
        {
          'pt-br': 'A troca do sistema de agenda: o aplicativo se liga ao atual.',
          'en-us': 'Replacing the scheduling system: the app connects to the current one.',
          'es-es': 'La sustitución del sistema de agenda: la aplicación se conecta al actual.',
        },
      ],
    },
  ],
  stages: {
    heading: { 'pt-br': '5. Etapas e preço', 'en-us': '5. Stages and price', 'es-es': '5. Etapas y precio' },
    stage: { 'pt-br': 'Etapa', 'en-us': 'Stage', 'es-es': 'Etapa' },
    result: { 'pt-br': 'No fim, você usa', 'en-us': 'When it ends, you use', 'es-es': 'Al terminar, usas' },
    price: { 'pt-br': 'Preço', 'en-us': 'Price', 'es-es': 'Precio' },
    weeks: { 'pt-br': 'semanas', 'en-us': 'weeks', 'es-es': 'semanas' },
    list: [
      {
        result: {
          'pt-br': 'Protótipo testado por oito pacientes; “minha consulta” em uma clínica',
          'en-us': 'A prototype tried by eight patients; “my appointment” in one clinic',
          'es-es': 'Prototipo probado por ocho pacientes; «mi cita» en una clínica',
        },
      },
      {
        result: {
          'pt-br': 'Remarcar e cancelar, na mesma clínica',
          'en-us': 'Rescheduling and canceling, in that clinic',
          'es-es': 'Cambiar y anular, en la misma clínica',
        },
      },
      {
        result: {
          'pt-br': 'Lista de espera e lembretes, em quatro clínicas',
          'en-us': 'Waiting list and reminders, in four clinics',
          'es-es': 'Lista de espera y recordatorios, en cuatro clínicas',
        },
      },
      {
        result: {
          'pt-br': 'Painel, lojas de aplicativos e as 19 clínicas',
          'en-us': 'Dashboard, app stores, and all 19 clinics',
          'es-es': 'Panel, tiendas de aplicaciones y las 19 clínicas',
        },
      },
    ],
    text: {
      'pt-br':
        'Cada etapa dura {stageWeeks} semanas e {stageHours} horas de quatro pessoas: líder, design, mobile e back-end. Depois de qualquer etapa, dá para parar sem multa.',
      'en-us':
        'Each stage takes {stageWeeks} weeks and {stageHours} hours from four people: lead, design, mobile, back end. You can stop after any stage, with no penalty.',
      'es-es':
        'Cada etapa dura {stageWeeks} semanas y {stageHours} horas de cuatro personas: responsable, diseño, móvil y back-end. Se puede parar después de cualquier etapa, sin penalización.',
    },
  },
  how: [
    {
      heading: {
        'pt-br': '6. O que precisamos da Sorrivita',
        'en-us': '6. What we need from Sorrivita',
        'es-es': '6. Qué necesitamos de Sorrivita',
      },
      items: [
        {
          'pt-br': 'Rita Cordovil, 4 horas por semana: para decidir, e para ver na terça o que funciona.',
          'en-us': 'Rita Cordovil, 4 hours a week: to decide, and to see on Tuesdays what runs.',
          'es-es': 'Rita Cordovil, 4 horas a la semana: para decidir y para ver los martes lo que funciona.',
        },
        {
          'pt-br': 'Acesso ao sistema de agenda até o quinto dia útil. Cada semana de atraso adia a entrega em uma.',
          'en-us':
            'Access to the scheduling system by the fifth business day. Each week it’s late moves delivery back a week.',
          'es-es':
            'Acceso al sistema de agenda antes del quinto día laborable. Cada semana de retraso aplaza la entrega una semana.',
        },
        {
          'pt-br': 'Contas nas lojas de aplicativos e na nuvem, em nome da Sorrivita.',
          'en-us': 'App store and cloud accounts in Sorrivita’s name.',
          'es-es': 'Cuentas en las tiendas de aplicaciones y en la nube, a nombre de Sorrivita.',
        },
      ],
    },
    {
      heading: {
        'pt-br': '7. O que pode dar errado, e quem paga',
        'en-us': '7. What can go wrong, and who pays',
        'es-es': '7. Qué puede salir mal y quién lo paga',
      },
      items: [
        {
          'pt-br':
            'A agenda não aguenta 60 trocas por minuto. Testamos na primeira etapa; se não aguentar, as ofertas saem em lotes, pelo mesmo preço.',
          'en-us':
            'The scheduling system can’t take 60 changes a minute. We test it in the first stage. If it can’t, offers go out in batches, for the same price.',
          'es-es':
            'La agenda no aguanta 60 cambios por minuto. Lo probamos en la primera etapa; si no aguanta, las ofertas salen por tandas, al mismo precio.',
        },
        {
          'pt-br':
            'Poucos pacientes instalam. Por isso a remarcação também abre por um link na mensagem, sem instalar nada.',
          'en-us':
            'Few patients install it. That’s why rescheduling also opens from a link in the message, with nothing to install.',
          'es-es':
            'La instalan pocos pacientes. Por eso la cita también se cambia desde un enlace en el mensaje, sin instalar nada.',
        },
        {
          'pt-br':
            'Se erramos a estimativa, a diferença é nossa. Se a Sorrivita muda de ideia, troca por um item do mesmo tamanho sem pagar mais. Um item novo é orçado antes.',
          'en-us':
            'If we estimated wrong, the difference is ours. If Sorrivita changes its mind, it swaps in an item of the same size at no charge. New items are quoted first.',
          'es-es':
            'Si hemos estimado mal, la diferencia es nuestra. Si Sorrivita cambia de idea, lo cambia por algo del mismo tamaño sin coste. Lo nuevo se presupuesta antes.',
        },
      ],
    },
    {
      heading: { 'pt-br': '8. Dados e código', 'en-us': '8. Data and code', 'es-es': '8. Datos y código' },
      text: {
        'pt-br':
          'Nome, celular e consulta, nada mais; CPF não é pedido. Tudo fica na nuvem da Sorrivita, no Brasil. Testes com dados fictícios; cláusulas da LGPD no anexo do contrato. Código, design e testes nascem no repositório da Sorrivita, e os direitos passam a ela com cada pagamento.',
        'en-us':
          'Name, phone number, and appointment, nothing else; no tax ID is asked for. All of it stays in Sorrivita’s cloud account, in Brazil. Tests run on made-up data, and a data processing agreement is part of the contract. Code, design, and tests are written in Sorrivita’s repository; the rights transfer with each payment.',
        'es-es':
          'Nombre, móvil y cita, nada más; no se pide documento de identidad. Todo queda en la nube de Sorrivita, en Brasil. Pruebas con datos ficticios; el encargo de tratamiento va en el anexo del contrato. Código, diseño y pruebas nacen en el repositorio de Sorrivita, y los derechos pasan a ella con cada pago.',
      },
    },
    {
      heading: {
        'pt-br': '9. Depois de cada etapa',
        'en-us': '9. After each stage',
        'es-es': '9. Después de cada etapa',
      },
      text: {
        'pt-br':
          'Até {warrantyDays} dias depois da última etapa contratada, o que não funcionar como está aqui é consertado sem custo. A manutenção mensal é opcional e não faz parte deste preço.',
        'en-us':
          'Until {warrantyDays} days after the last stage bought, anything that doesn’t work as written here is fixed free. Monthly maintenance is optional and not part of this price.',
        'es-es':
          'Hasta {warrantyDays} días después de la última etapa contratada, lo que no funcione como está escrito aquí se arregla sin coste. El mantenimiento mensual es opcional y no forma parte de este precio.',
      },
    },
  ],
  date: '2025-10-17',
  signed: {
    'pt-br':
      '{ceo}, pela {company} (escopo e preço). {cto}, pela {company} (arquitetura). Rita Cordovil, pela Sorrivita.',
    'en-us': '{ceo} for {company} (scope and price). {cto} for {company} (architecture). Rita Cordovil for Sorrivita.',
    'es-es':
      '{ceo}, por {company} (alcance y precio). {cto}, por {company} (arquitectura). Rita Cordovil, por Sorrivita.',
  },
})
