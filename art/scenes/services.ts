import { palette } from '../palette.ts'
import { icon, initials, line, type Say, type Scene } from './kit.ts'

// What was kept in a spreadsheet, as a list that anybody can read.

const orders = (say: Say, rows: number) => {
  const states = [
    ['lime', say({ 'pt-br': 'Novo', 'en-us': 'New', 'es-es': 'Nuevo' })],
    ['', say({ 'pt-br': 'Pago', 'en-us': 'Paid', 'es-es': 'Pagado' })],
    ['green', say({ 'pt-br': 'Enviado', 'en-us': 'Sent', 'es-es': 'Enviado' })],
  ] as const
  return ['Marina Q.', 'Helena T.', 'Rafael M.', 'Otávio L.']
    .slice(0, rows)
    .map((client, i) => {
      const [tone, state] = states[Math.min(i, 2)] ?? states[0]
      return `<div class="row rule between" style="padding:.5em 0"><span class="quiet" style="width:4.4em">${1042 + i}</span><b style="flex:1">${client}</b><span class="pill ${tone}">${state}</span></div>`
    })
    .join('')
}
const ordersTitle = (say: Say) => say({ 'pt-br': 'Pedidos', 'en-us': 'Orders', 'es-es': 'Pedidos' })
const address = (say: Say) =>
  say({ 'pt-br': 'app.suaempresa.com.br', 'en-us': 'app.yourcompany.com', 'es-es': 'app.tuempresa.es' })

const webWide: Scene = {
  frame: 'wide',
  ground: 'brand',
  inside: (say) => `<div class="sheet" style="inset:72px;padding:56px 72px;font-size:38px">
<div class="row between" style="margin-bottom:24px"><h2 style="font-size:72px">${ordersTitle(say)}</h2><span class="pill" style="background:#eef6f2;color:#3d5754;font-size:28px">${address(say)}</span></div>${orders(say, 4)}</div>`,
}

const webNarrow: Scene = {
  frame: 'narrow',
  ground: 'brand',
  inside: (say) => `<div class="sheet" style="inset:36px;padding:36px;font-size:32px">
<h2 style="font-size:52px;margin-bottom:20px">${ordersTitle(say)}</h2>${orders(say, 4)}</div>`,
}

// An order on its way, as its buyer sees it.

const start = (say: Say) =>
  `<div class="col" style="height:100%;padding:36px 24px 24px;gap:24px"><b style="font-size:34px">${say({ 'pt-br': 'Bom dia,', 'en-us': 'Good morning,', 'es-es': 'Buenos días,' })}<br>Marina</b>
<div class="green" style="padding:24px;border-radius:28px"><span class="faint">${say({ 'pt-br': 'Seu pedido', 'en-us': 'Your order', 'es-es': 'Tu pedido' })}</span><br><b style="font-size:34px">${say({ 'pt-br': 'A caminho', 'en-us': 'On its way', 'es-es': 'En camino' })}</b>
<div class="row" style="gap:10px;margin-top:18px">${[palette.accent, palette.accent, palette.accent, '#ffffff55'].map((color) => line('25%', color)).join('')}</div></div>
<div class="row" style="gap:12px;margin-top:auto">${(['cart', 'pin', 'bell', 'star'] as const).map((name) => `<span style="flex:1;display:grid;place-items:center;height:64px;border-radius:20px;background:#dff6eb">${icon(name)}</span>`).join('')}</div></div>`

const map =
  `<svg viewBox="0 0 372 690" preserveAspectRatio="xMidYMin slice" style="position:absolute;inset:0;width:100%;height:100%"><path fill="#cdeadf" d="M0 0h372v690H0z"/><g stroke="#fff" stroke-width="15" fill="none"><path d="M-10 150 390 84M-10 340 390 274M70-10 130 700M270-10 330 700M-10 530 390 464"/></g><path fill="#8fd0ef" d="M-10 400c60-34 96 22 172 0s126-40 220-14v84c-80-30-136 4-204 18S60 460-10 490Z"/><path d="M96 560C108 420 86 340 100 322S260 300 282 290 272 180 268 130" fill="none" stroke="${palette.brand}" stroke-width="11" stroke-linecap="round"/><circle cx="268" cy="130" r="19" fill="${palette.brand}" stroke="#fff" stroke-width="6"/></svg>`

const arrival = (say: Say, size: number) =>
  `<b style="font-size:${size}px;white-space:nowrap">${say({ 'pt-br': 'Chega em 12 min', 'en-us': 'Here in 12 min', 'es-es': 'Llega en 12 min' })}</b><div class="row" style="margin-top:14px;gap:16px">${initials('R', 56)}<span>Rafael</span></div>`

const message = (say: Say) =>
  `<div style="position:absolute;left:20px;right:20px;top:290px;padding:26px;border-radius:30px;background:#fff;color:${palette.ink}" class="col"><span class="quiet" style="font-size:26px">${say({ 'pt-br': 'agora', 'en-us': 'just now', 'es-es': 'ahora' })}</span><b style="font-size:32px">${say({ 'pt-br': 'Pedido saiu para entrega', 'en-us': 'Out for delivery', 'es-es': 'Tu pedido va de camino' })}</b></div>`

const phone = (place: string, inside: string) =>
  `<div class="phone" style="${place}"><div class="screen">${inside}</div></div>`

const mobileWide: Scene = {
  frame: 'wide',
  ground: 'deep',
  inside: (say) =>
    phone('left:115px;top:64px;width:380px;height:672px;font-size:28px', start(say)) +
    phone(
      'left:610px;top:64px;width:380px;height:672px;font-size:28px',
      `${map}<div style="position:absolute;left:16px;right:16px;bottom:16px;padding:26px;border-radius:30px;background:#fff">${arrival(say, 31)}</div>`,
    ) +
    phone(
      'left:1105px;top:64px;width:380px;height:672px;font-size:28px',
      `<div style="position:absolute;inset:0;background:linear-gradient(170deg,${palette.brand},${palette.deep})"></div><b style="position:absolute;left:0;right:0;top:90px;text-align:center;font-size:120px;color:#fff">14:32</b>${message(say)}`,
    ),
}

const mobileNarrow: Scene = {
  frame: 'narrow',
  ground: 'deep',
  inside: (say) =>
    phone('left:50px;top:44px;width:325px;height:512px;font-size:28px', start(say)) +
    phone(
      'left:425px;top:44px;width:325px;height:512px;font-size:28px',
      `${map}<div style="position:absolute;left:14px;right:14px;bottom:14px;padding:20px;border-radius:30px;background:#fff">${arrival(say, 27)}</div>`,
    ),
}

// Forty days of three systems.

const days = Array.from({ length: 40 }, (_, i) => (i === 11 ? '#f0b429' : i === 27 ? palette.teal : palette.brand))
const systems = (say: Say) =>
  [
    [say({ 'pt-br': 'Site e loja', 'en-us': 'Site and store', 'es-es': 'Web y tienda' }), '99,98%', 0],
    [say({ 'pt-br': 'Aplicativo', 'en-us': 'Mobile app', 'es-es': 'Aplicación' }), '99,95%', 9],
    [say({ 'pt-br': 'Pagamentos', 'en-us': 'Payments', 'es-es': 'Pagos' }), '100%', undefined],
  ] as const
const decimals = (say: Say, rate: string) => say({ 'pt-br': rate, 'en-us': rate.replace(',', '.'), 'es-es': rate })
const rows = (say: Say, high: number) =>
  systems(say)
    .map(
      ([name, rate, shift]) =>
        `<div><div class="row between"><b>${name}</b><span>${decimals(say, rate)}</span></div><div class="row" style="gap:5px;margin-top:12px;height:${high}px">${days.map((_, i) => `<i style="flex:1;height:100%;border-radius:5px;background:${shift === undefined ? palette.brand : days[(i + shift) % 40]}"></i>`).join('')}</div></div>`,
    )
    .join('')
const period = (say: Say) => say({ 'pt-br': 'Últimos 40 dias', 'en-us': 'Last 40 days', 'es-es': 'Últimos 40 días' })
const online = (say: Say) =>
  `<span class="pill green">${say({ 'pt-br': 'No ar', 'en-us': 'Online', 'es-es': 'En línea' })}</span>`

const maintenanceWide: Scene = {
  frame: 'wide',
  ground: 'mint',
  inside: (say) =>
    `<div class="col" style="left:100px;top:0;bottom:0;justify-content:center;align-items:flex-start;font-size:36px;gap:28px">${online(say)}<b style="font-size:196px;font-weight:800;letter-spacing:-.05em;line-height:.9">${decimals(say, '99,98%')}</b><span class="quiet">${period(say)}</span></div>
<div class="col" style="left:880px;width:620px;top:0;bottom:0;justify-content:center;gap:44px;font-size:34px">${rows(say, 84)}</div>`,
}

const maintenanceNarrow: Scene = {
  frame: 'narrow',
  ground: 'mint',
  inside: (say) =>
    `<div class="row between" style="left:52px;right:52px;top:60px;font-size:30px"><b style="font-size:112px;font-weight:800;letter-spacing:-.05em;line-height:1">${decimals(say, '99,98%')}</b>${online(say)}</div>
<div class="col" style="left:52px;right:52px;top:192px;gap:26px;font-size:30px">${rows(say, 46)}</div>`,
}

// The board of a team that is half the client's.

const card = ([title, who, tag, tone]: readonly [string, string, string, string]) =>
  `<div class="sheet col between" style="flex:1;padding:26px;border-radius:24px"><b style="font-weight:600">${title}</b><div class="row between"><span class="pill ${tone}" style="font-size:.82em;padding:6px 18px">${tag}</span>${initials(who, 60)}</div></div>`
const board = (say: Say) => [
  {
    title: say({ 'pt-br': 'A fazer', 'en-us': 'To do', 'es-es': 'Por hacer' }),
    cards: [
      [say({ 'pt-br': 'Tela de busca', 'en-us': 'Search screen', 'es-es': 'Pantalla de búsqueda' }), 'TS', 'Front-end', ''],
      [say({ 'pt-br': 'Testes de carga', 'en-us': 'Load tests', 'es-es': 'Pruebas de carga' }), 'RM', 'QA', ''],
    ],
  },
  {
    title: say({ 'pt-br': 'Em curso', 'en-us': 'In progress', 'es-es': 'En curso' }),
    cards: [
      [
        say({ 'pt-br': 'Pagamento por Pix', 'en-us': 'Card payments', 'es-es': 'Pago con tarjeta' }),
        'RM',
        'Back-end',
        'green',
      ],
      [say({ 'pt-br': 'Novo cadastro', 'en-us': 'New sign-up', 'es-es': 'Nuevo registro' }), 'LA', 'UX', ''],
    ],
  },
  {
    title: say({ 'pt-br': 'Pronto', 'en-us': 'Done', 'es-es': 'Listo' }),
    cards: [
      [
        say({ 'pt-br': 'Entrada com senha única', 'en-us': 'Single sign-on', 'es-es': 'Acceso único' }),
        'LA',
        'DevOps',
        'lime',
      ],
      [
        say({ 'pt-br': 'Relatório mensal', 'en-us': 'Monthly report', 'es-es': 'Informe mensual' }),
        'TS',
        say({ 'pt-br': 'Dados', 'en-us': 'Data', 'es-es': 'Datos' }),
        'lime',
      ],
    ],
  },
] as const
const boardColumns = (say: Say, from: number) =>
  board(say)
    .slice(from)
    .map(
      ({ title, cards }) =>
        `<div class="col" style="flex:1"><b>${title}</b>${cards.map(card).join('')}</div>`,
    )
    .join('')

const outsourcingWide: Scene = {
  frame: 'wide',
  ground: 'mint',
  inside: (say) =>
    `<div class="row" style="inset:100px;gap:36px;align-items:stretch;font-size:41px">${boardColumns(say, 0)}</div>`,
}

const outsourcingNarrow: Scene = {
  frame: 'narrow',
  ground: 'mint',
  inside: (say) =>
    `<div class="row" style="inset:52px;gap:22px;align-items:stretch;font-size:31px">${boardColumns(say, 1)}</div>`,
}

export const serviceScenes: Record<string, Scene> = {
  'services/web': webWide,
  'services-narrow/web': webNarrow,
  'services/mobile': mobileWide,
  'services-narrow/mobile': mobileNarrow,
  'services/softwareMaintenance': maintenanceWide,
  'services-narrow/softwareMaintenance': maintenanceNarrow,
  'services/outsourcing': outsourcingWide,
  'services-narrow/outsourcing': outsourcingNarrow,
}
