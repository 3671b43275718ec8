import { palette } from '../palette.ts'
import { type Scene, tick } from './kit.ts'

const aiSeller: Scene = {
  frame: 'card',
  ground: 'deep',
  inside: (say) => `<div class="col" style="left:48px;right:48px;top:0;bottom:0;justify-content:center;font-size:32px">
<div class="say me" style="max-width:88%">${say({ 'pt-br': 'Oi! Tem tênis de corrida no 38?', 'en-us': 'Hi! Do you have running shoes in a 7?', 'es-es': '¡Hola! ¿Hay zapatillas de correr del 38?' })}</div>
<div class="say it" style="max-width:78%">${say({ 'pt-br': 'Temos dois. Você corre mais na rua ou na esteira?', 'en-us': 'We have two. Do you run outdoors or on a treadmill?', 'es-es': 'Tenemos dos. ¿Corres más en la calle o en cinta?' })}</div>
<div class="row" style="gap:16px;align-self:center;font-size:28px">${tick(40)}<span class="faint">${say({ 'pt-br': 'Venda fechada domingo, 23h12', 'en-us': 'Sale closed Sunday, 11:12 pm', 'es-es': 'Venta cerrada el domingo, 23:12' })}</span></div></div>`,
}

const aiManager: Scene = {
  frame: 'card',
  ground: 'brand',
  inside: (say) => {
    const item = (tone: string, title: string) =>
      `<div class="row rule" style="padding:13px 0;gap:20px"><i style="width:22px;height:22px;border-radius:50%;background:${tone}"></i>${title}</div>`
    return `<div class="sheet" style="inset:32px;padding:36px 40px;font-size:31px"><h2>${say({ 'pt-br': 'Resumo da semana', 'en-us': 'Your week in brief', 'es-es': 'Resumen de la semana' })}</h2><p class="quiet" style="font-size:27px;margin:4px 0 14px">${say({ 'pt-br': 'Segunda, 8h · leitura de 2 minutos', 'en-us': 'Monday, 8 am · 2-minute read', 'es-es': 'Lunes, 8:00 · 2 minutos de lectura' })}</p>
${item(palette.accent, say({ 'pt-br': 'Vendas acima do plano', 'en-us': 'Sales ahead of plan', 'es-es': 'Ventas por encima del plan' }))}${item('#f0b429', say({ 'pt-br': 'Entregas pedem atenção', 'en-us': 'Deliveries need a look', 'es-es': 'Las entregas piden atención' }))}${item(palette.emerald, say({ 'pt-br': 'Equipe completa de novo', 'en-us': 'Team at full strength', 'es-es': 'Equipo completo otra vez' }))}</div>`
  },
}

const aiNews: Scene = {
  frame: 'card',
  ground: 'ink',
  inside: (say) => {
    const clip = (score: number, title: string, color: string) =>
      `<div class="row" style="gap:28px;padding:13px 0;border-top:2px solid #ffffff2e"><b style="width:56px;font-size:68px;font-weight:800;color:${color}">${score}</b><span style="flex:1;line-height:1.25;text-wrap:balance">${title}</span></div>`
    return `<div style="left:48px;right:48px;top:0;bottom:0;display:flex;flex-direction:column;justify-content:center;font-size:30px">${clip(9, say({ 'pt-br': 'Clínicas trocam o telefone pela agenda com IA', 'en-us': 'Clinics trade the phone for AI scheduling', 'es-es': 'Las clínicas cambian el teléfono por la agenda con IA' }), palette.accent)}${clip(8, say({ 'pt-br': 'Regra nova para guardar exames digitais', 'en-us': 'A new rule for storing digital exams', 'es-es': 'Nueva norma para guardar pruebas digitales' }), '#34d399')}${clip(6, say({ 'pt-br': 'Feira reúne fabricantes de equipamentos', 'en-us': 'Trade fair gathers equipment makers', 'es-es': 'Una feria reúne a fabricantes de equipos' }), '#c5dcd5')}</div>`
  },
}

const eduamigo: Scene = {
  frame: 'card',
  ground: 'mint',
  inside: (say) => {
    const at = (k: number) =>
      `${(120 + 112 * Math.sin((k * Math.PI) / 2)).toFixed(1)} ${(120 - 112 * Math.cos((k * Math.PI) / 2)).toFixed(1)}`
    const slice = (i: number) =>
      `<path d="M120 120 ${at(i)}A112 112 0 0 1 ${at(i + 1)}Z" fill="${i < 3 ? palette.brand : '#fff'}" stroke="#dff6eb" stroke-width="7" stroke-linejoin="round"/>`
    return `<svg style="left:44px;top:93px" width="264" height="264" viewBox="0 0 240 240">${[0, 1, 2, 3].map(slice).join('')}</svg>
<div style="left:350px;right:48px;top:0;bottom:0;display:flex;flex-direction:column;justify-content:center;gap:30px"><h2 style="text-wrap:balance">${say({ 'pt-br': 'Quanto da pizza sobrou?', 'en-us': 'How much pizza is left?', 'es-es': '¿Cuánta pizza queda?' })}</h2>
<div style="display:grid;grid-template-columns:1fr 1fr;gap:16px">${['1/2', '1/4', '3/4', '4/3'].map((choice) => `<b class="${choice === '3/4' ? 'lime' : ''}" style="${choice === '3/4' ? '' : 'background:#fff;'}border-radius:22px;padding:16px;text-align:center;font-size:46px">${choice}</b>`).join('')}</div></div>`
  },
}

const alugueTotal: Scene = {
  frame: 'card',
  ground: 'deep',
  inside: (say) => {
    const stays: [row: number, from: number, to: number, name: string, tone: string][] = [
      [0, 2, 5, 'Marina', 'lime'],
      [1, 0, 2, 'Otávio', 'green'],
      [1, 3, 7, 'Helena', 'blue'],
    ]
    const cell = (i: number) =>
      `<div style="border-top:2px solid #c4e8d8;padding:6px 4px;font-size:26px" class="quiet">${i + 1}</div>`
    return `<div class="sheet" style="inset:32px;padding:34px 36px"><h2 style="font-size:40px;margin-bottom:14px">${say({ 'pt-br': 'Reservas de março', 'en-us': 'March bookings', 'es-es': 'Reservas de marzo' })}</h2>
<div style="position:relative;display:grid;grid-template-columns:repeat(7,1fr);grid-auto-rows:138px">${Array.from({ length: 14 }, (_, i) => cell(i)).join('')}
${stays.map(([row, from, to, name, tone]) => `<div class="${tone}" style="position:absolute;left:calc(${(from / 7) * 100}% + 4px);width:calc(${((to - from) / 7) * 100}% - 8px);top:${row * 138 + 46}px;height:68px;border-radius:34px;padding:0 28px;font-weight:700;font-size:28px;line-height:68px">${name}</div>`).join('')}</div></div>`
  },
}

export const productScenes: Record<string, Scene> = {
  'products/ai-seller': aiSeller,
  'products/ai-manager': aiManager,
  'products/ai-news': aiNews,
  'products/eduamigo': eduamigo,
  'products/alugue-total': alugueTotal,
}
