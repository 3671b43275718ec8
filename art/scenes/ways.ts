import { palette } from '../palette.ts'
import { initials, type Scene, tick } from './kit.ts'

// What a visitor gets on the three ways in.

const sketch = `<svg viewBox="0 0 190 330" height="284" fill="none" stroke="#cfeee2" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 9"><rect x="4" y="4" width="182" height="322" rx="30"/><path d="M30 60h90M30 84h130M30 130h130v76H30ZM30 236h130"/></svg>`
const prototype = `<svg viewBox="0 0 190 330" height="284"><rect width="190" height="330" rx="30" fill="#0f5c50"/><g fill="#bfe9da"><rect x="26" y="44" width="92" height="16" rx="8"/><rect x="26" y="72" width="138" height="10" rx="5" opacity=".5"/><rect x="26" y="210" width="138" height="10" rx="5" opacity=".5"/></g><rect x="26" y="102" width="138" height="88" rx="18" fill="#1b8a73"/></svg>`
const released = `<svg viewBox="0 0 190 330" height="284"><rect width="190" height="330" rx="30" fill="#fff"/><rect x="26" y="44" width="108" height="16" rx="8" fill="${palette.ink}"/><rect x="26" y="72" width="138" height="10" rx="5" fill="#9cc4b8"/><rect x="26" y="102" width="138" height="88" rx="18" fill="${palette.brand}"/><rect x="26" y="210" width="138" height="42" rx="21" fill="${palette.accent}"/></svg>`

const factory: Scene = {
  frame: 'card',
  ground: 'deep',
  inside: (say) => {
    const stage = (drawing: string, word: string) =>
      `<div class="col" style="align-items:center;gap:24px;width:220px"><b style="font-size:34px">${word}</b>${drawing}</div>`
    return `<div class="row between" style="left:54px;right:54px;top:0;bottom:0">${stage(sketch, say({ 'pt-br': 'Rascunho', 'en-us': 'Sketch', 'es-es': 'Boceto' }))}${stage(prototype, say({ 'pt-br': 'Protótipo', 'en-us': 'Prototype', 'es-es': 'Prototipo' }))}${stage(released, say({ 'pt-br': 'No ar', 'en-us': 'Live', 'es-es': 'En uso' }))}</div>`
  },
}

const hire: Scene = {
  frame: 'card',
  ground: 'mint',
  inside: (say) => {
    const days = say({
      'pt-br': 'seg ter qua qui sex',
      'en-us': 'Mon Tue Wed Thu Fri',
      'es-es': 'lun mar mié jue vie',
    }).split(' ')
    return `<div class="col" style="inset:40px;gap:16px"><div style="flex:1;display:grid;grid-template-columns:repeat(5,1fr);gap:16px">${days
      .map(
        (day, i) =>
          `<div class="${i === 3 ? 'lime' : ''}" style="${i === 3 ? '' : 'background:#fff;'}border-radius:24px;display:grid;place-content:center;text-align:center;font-size:30px">${day}<b style="font-size:64px">${i + 9}</b></div>`,
      )
      .join('')}</div>
<div class="row sheet" style="flex:1;padding:0 30px;gap:24px">${initials('LA', 88)}<div style="flex:1"><b style="font-size:34px">${say({ 'pt-br': 'Engenheira de dados', 'en-us': 'Data engineer', 'es-es': 'Ingeniera de datos' })}</b><br><span class="quiet" style="font-size:28px">${say({ 'pt-br': 'Entrevista na quinta, 15h', 'en-us': 'Interview on Thursday, 3 pm', 'es-es': 'Entrevista el jueves, 15:00' })}</span></div>${tick(64)}</div></div>`
  },
}

/** What ends the page about AI: a question, and an answer that names its source. */
const ai: Scene = {
  frame: 'card',
  ground: 'deep',
  inside: (say) =>
    `<div class="col" style="left:56px;right:56px;top:0;bottom:0;justify-content:center;gap:18px;font-size:31px"><div class="say me" style="align-self:flex-start;max-width:88%;border-bottom-right-radius:32px;border-bottom-left-radius:8px">${say({ 'pt-br': 'O cliente da 1042 pode trocar o pedido ainda hoje?', 'en-us': 'Can the customer on order 1042 still exchange it today?', 'es-es': '¿El cliente del pedido 1042 todavía puede cambiarlo hoy?' })}</div>
<div class="say it" style="align-self:flex-end;max-width:88%;border-bottom-left-radius:32px;border-bottom-right-radius:8px">${say({ 'pt-br': 'Pode. Faltam 3 dias para o fim do prazo de troca, e há estoque do mesmo item.', 'en-us': 'Yes. The exchange window closes in 3 days, and the same item is in stock.', 'es-es': 'Sí. Quedan 3 días de plazo y hay existencias del mismo artículo.' })}</div>
<span class="faint" style="align-self:flex-end;font-size:27px">${say({ 'pt-br': 'Fonte: política de trocas, item 4', 'en-us': 'Source: exchange policy, item 4', 'es-es': 'Fuente: política de cambios, punto 4' })}</span></div>`,
}

export const wayScenes: Record<string, Scene> = {
  'ways/factory': factory,
  'ways/hire': hire,
  'ways/ai': ai,
}
