import { palette } from '../palette.ts'
import { line, type Say, type Scene } from './kit.ts'

// A request, and what comes back.

const ordersOf = (say: Say) => say({ 'pt-br': 'pedidos', 'en-us': 'orders', 'es-es': 'pedidos' })
const request = (say: Say) =>
  `<em>GET</em> /v1/${ordersOf(say)}?status=${say({ 'pt-br': 'novo', 'en-us': 'new', 'es-es': 'nuevo' })}`
const client = (say: Say) => say({ 'pt-br': 'cliente', 'en-us': 'customer', 'es-es': 'cliente' })

const apisWide: Scene = {
  frame: 'wide',
  ground: 'deep',
  inside: (say) => `<div class="mono" style="left:100px;top:104px;font-size:38px">${request(say)}
<s>Accept:</s> application/json
<s>Authorization:</s> Bearer <u>••••••</u></div>
<div style="left:0;right:0;top:330px;bottom:0;background:${palette.ink}"></div>
<div class="mono" style="left:100px;top:386px;font-size:40px"><em>200 OK</em>  <s>38 ms</s>
[
  { <u>"id"</u>: <em>1042</em>, <u>"total"</u>: <em>259.9</em>, <u>"${client(say)}"</u>: <em>"Marina Q."</em> },
  { <u>"id"</u>: <em>1043</em>, <u>"total"</u>: <em>84.5</em>, <u>"${client(say)}"</u>: <em>"Helena T."</em> }
]</div>`,
}

const apisNarrow: Scene = {
  frame: 'narrow',
  ground: 'deep',
  inside: (say) => `<div class="mono" style="left:52px;top:52px;font-size:30px">${request(say)}</div>
<div style="left:0;right:0;top:144px;bottom:0;background:${palette.ink}"></div>
<div class="mono" style="left:52px;top:172px;font-size:30px"><em>200 OK</em>  <s>38 ms</s>
{
  <u>"id"</u>: <em>1042</em>,
  <u>"total"</u>: <em>259.9</em>,
  <u>"${client(say)}"</u>: <em>"Marina Q."</em>
}</div>`,
}

// The sheet that a screen is made from: colors, letters, and the screen.

const swatches = [palette.ink, palette.brand, palette.emerald, palette.teal, palette.blue, palette.accent]
const strips = (wide: number) =>
  `<div style="left:0;top:0;bottom:0;display:flex">${swatches.map((color) => `<i style="width:${wide}px;background:${color}"></i>`).join('')}</div>`
const handle = (style: string) =>
  `<i style="position:absolute;width:22px;height:22px;background:#fff;border:4px solid ${palette.blue};border-radius:4px;${style}"></i>`
const screen = (say: Say) =>
  `<div style="display:flex;flex-direction:column;height:100%;padding:30px"><div style="flex:1;border-radius:16px;background:${palette.brand}"></div><b style="display:block;font-size:42px;margin:30px 0 22px">${say({ 'pt-br': 'Compre em dois toques', 'en-us': 'Buy in two taps', 'es-es': 'Compra en dos toques' })}</b><div class="col" style="gap:14px">${line('100%')}${line('76%')}</div>
<div style="position:relative;margin-top:34px;padding:10px;border:4px solid ${palette.blue}">${handle('left:-13px;top:-13px')}${handle('right:-13px;top:-13px')}${handle('left:-13px;bottom:-13px')}${handle('right:-13px;bottom:-13px')}<div class="lime" style="padding:18px;border-radius:99px;text-align:center;font-weight:700;font-size:32px">${say({ 'pt-br': 'Começar', 'en-us': 'Start', 'es-es': 'Empezar' })}</div></div></div>`

const designWide: Scene = {
  frame: 'wide',
  ground: 'mint',
  inside: (say) =>
    `${strips(86)}<div style="left:612px;top:150px"><b style="display:block;font-size:330px;font-weight:800;line-height:.9;letter-spacing:-.05em">Aa</b><span style="display:block;margin-top:44px;font-size:38px">Bricolage Grotesque<br>Figtree</span></div>
<div class="sheet" style="right:72px;top:72px;bottom:72px;width:420px">${screen(say)}</div>`,
}

const designNarrow: Scene = {
  frame: 'narrow',
  ground: 'mint',
  inside: (say) =>
    `${strips(30)}<b style="left:204px;top:170px;font-size:150px;font-weight:800;letter-spacing:-.05em">Aa</b>
<div class="sheet" style="right:36px;top:36px;bottom:36px;width:340px">${screen(say)}</div>`,
}

// A question, and what the data answer.

const question = (say: Say) =>
  say({
    'pt-br': 'Por que os clientes estão cancelando?',
    'en-us': 'Why are customers canceling?',
    'es-es': '¿Por qué se dan de baja los clientes?',
  })
const causes = (say: Say) =>
  [
    [say({ 'pt-br': 'Entrega atrasada', 'en-us': 'Late delivery', 'es-es': 'Entrega tardía' }), 41],
    [say({ 'pt-br': 'Segunda via', 'en-us': 'Invoice copies', 'es-es': 'Copia de factura' }), 26],
    [say({ 'pt-br': 'Troca de plano', 'en-us': 'Plan change', 'es-es': 'Cambio de plan' }), 15],
  ] as const
const sources = (say: Say) =>
  `<span class="faint">${say({ 'pt-br': 'Fontes', 'en-us': 'Sources', 'es-es': 'Fuentes' })}: CRM, ${say({ 'pt-br': 'atendimento, pedidos', 'en-us': 'support, orders', 'es-es': 'atención, pedidos' })}</span>`
const bar = (share: number, high: number, color: string) =>
  `<i style="display:block;width:${share * 2.1}%;height:${high}px;border-radius:${high / 2}px;background:${color}"></i>`
const tones = [palette.accent, palette.emerald, palette.teal]

const aiWide: Scene = {
  frame: 'wide',
  ground: 'deep',
  inside: (say) => `<b style="left:100px;top:104px;font-size:72px;letter-spacing:-.03em">${question(say)}</b>
<div class="col" style="left:100px;width:1400px;top:252px;gap:30px;font-size:40px">${causes(say)
    .map(
      ([name, share], i) =>
        `<div class="row" style="gap:0"><span style="width:400px">${name}</span><span style="flex:1">${bar(share, 76, tones[i] ?? '')}</span><b style="font-size:64px">${share}%</b></div>`,
    )
    .join('')}</div><div style="left:100px;bottom:104px;font-size:34px">${sources(say)}</div>`,
}

const aiNarrow: Scene = {
  frame: 'narrow',
  ground: 'deep',
  inside: (
    say,
  ) => `<b style="left:52px;right:52px;top:50px;font-size:50px;letter-spacing:-.03em;text-wrap:balance">${question(say)}</b>
<div class="col" style="left:52px;right:52px;bottom:60px;gap:20px;font-size:32px">${causes(say)
    .map(
      ([name, share], i) =>
        `<div><div class="row between"><span>${name}</span><b style="font-size:38px">${share}%</b></div><div style="margin-top:8px">${bar(share, 34, tones[i] ?? '')}</div></div>`,
    )
    .join('')}</div>`,
}

export const moreServiceScenes: Record<string, Scene> = {
  'services/apis': apisWide,
  'services-narrow/apis': apisNarrow,
  'services/design': designWide,
  'services-narrow/design': designNarrow,
  'services/ai': aiWide,
  'services-narrow/ai': aiNarrow,
}
