import { palette } from '../palette.ts'
import { face, icon, initials, line, type Scene, toast } from './kit.ts'

// The three ways in: what a visitor gets first on each. Seen from the front, so that the words can be read on a card.

const sketch = `<svg viewBox="0 0 190 330" width="190" height="330" fill="none" stroke="#cfeee2" stroke-width="4" stroke-linecap="round" stroke-dasharray="1 9"><rect x="4" y="4" width="182" height="322" rx="30"/><path d="M30 60h90M30 84h130M30 130h130v76H30ZM30 236h130M30 260h100M50 296h90"/></svg>`
const prototype = `<svg viewBox="0 0 190 330" width="190" height="330"><rect width="190" height="330" rx="30" fill="#0b3b3c" stroke="#8fd8c8" stroke-width="2.500"/><g fill="#d8f6ea"><rect x="26" y="44" width="92" height="14" rx="7" opacity=".85"/><rect x="26" y="70" width="134" height="9" rx="4.500" opacity=".4"/><rect x="26" y="206" width="138" height="9" rx="4.500" opacity=".4"/><rect x="26" y="226" width="104" height="9" rx="4.500" opacity=".4"/></g><rect x="26" y="100" width="138" height="84" rx="16" fill="#15665c"/><rect x="26" y="266" width="138" height="40" rx="20" fill="#2dd4a7"/></svg>`
const released = `<svg viewBox="0 0 190 330" width="190" height="330"><defs><linearGradient id="w1" x2="1" y2="1"><stop stop-color="${palette.emerald}"/><stop offset="1" stop-color="${palette.blue}"/></linearGradient></defs><rect width="190" height="330" rx="30" fill="${palette.paper}"/><rect x="26" y="44" width="108" height="16" rx="8" fill="${palette.ink}"/><rect x="26" y="72" width="134" height="9" rx="4.500" fill="#9cc4b8"/><rect x="26" y="98" width="138" height="92" rx="18" fill="url(#w1)"/><path d="M40 166c20-2 28-32 46-26s20 18 36 8 18-30 30-34" fill="none" stroke="#eaffc9" stroke-width="5" stroke-linecap="round"/><rect x="26" y="208" width="138" height="9" rx="4.500" fill="#9cc4b8"/><rect x="26" y="228" width="96" height="9" rx="4.500" fill="#9cc4b8"/><rect x="26" y="264" width="138" height="44" rx="22" fill="${palette.accent}"/></svg>`

export const factory: Scene = {
  seed: 12.7,
  pose: [0, 0, 0],
  inside: (say) => {
    const stage = (number: number, drawing: string, word: string) =>
      `<div class="col" style="align-items:center;gap:18px"><div style="filter:drop-shadow(0 30px 40px #00121a99)">${drawing}</div><div class="row" style="gap:12px"><span class="pill ${number === 3 ? 'lime' : ''}" style="font:700 22px Bricolage">${number}</span><b style="font:700 27px Bricolage">${word}</b></div></div>`
    return `<div class="glass" style="left:0;top:40px;width:920px;height:560px;padding:56px 64px">
      <div class="row between" style="align-items:flex-start">
${stage(1, sketch, say({ 'pt-br': 'Rascunho', 'en-us': 'Sketch', 'es-es': 'Boceto' }))}
${stage(2, prototype, say({ 'pt-br': 'Protótipo', 'en-us': 'Prototype', 'es-es': 'Prototipo' }))}
${stage(3, released, say({ 'pt-br': 'No ar', 'en-us': 'Live', 'es-es': 'En uso' }))}</div></div>`
  },
}

export const hire: Scene = {
  seed: 14.2,
  light: true,
  pose: [0, 0, 0],
  inside: (say) => {
    const days = say({
      'pt-br': 'seg ter qua qui sex',
      'en-us': 'Mon Tue Wed Thu Fri',
      'es-es': 'lun mar mié jue vie',
    }).split(' ')
    const person = (letters: string, role: string, isFirst: boolean) =>
      `<div class="tile row" style="gap:20px;padding:18px 24px">${initials(letters, 66)}<div style="flex:1"><b style="font:700 25px Bricolage">${role}</b><div style="margin-top:10px">${line(isFirst ? '70%' : '54%', 'background:rgba(10,122,96,.22)')}</div></div>${isFirst ? `<div class="tick">${icon('tick')}</div>` : ''}</div>`
    return `<div class="glass pad col" style="left:0;top:20px;width:920px;height:620px;gap:18px;padding:40px 48px">
      <div class="grid" style="grid-template-columns:repeat(5,1fr);gap:12px">${days
        .map(
          (day, i) =>
            `<div class="tile ${i === 3 ? 'lime' : ''}" style="text-align:center;padding:14px 6px"><small style="${i === 3 ? `color:${palette.accentInk}` : ''}">${day}</small><b style="font:800 38px/1.2 Bricolage">${i + 9}</b></div>`,
        )
        .join('')}</div>
${person('LA', say({ 'pt-br': 'Engenheira de dados', 'en-us': 'Data engineer', 'es-es': 'Ingeniera de datos' }), true)}
${person('RM', say({ 'pt-br': 'Back-end sênior', 'en-us': 'Senior back-end', 'es-es': 'Back-end sénior' }), false)}
${person('TS', say({ 'pt-br': 'Designer de produto', 'en-us': 'Product designer', 'es-es': 'Diseñadora de producto' }), false)}</div>
${toast('tick', say({ 'pt-br': 'Entrevista na quinta, 15h', 'en-us': 'Interview on Thursday, 3 pm', 'es-es': 'Entrevista el jueves a las 15:00' }), say({ 'pt-br': '3 dias úteis depois da conversa', 'en-us': '3 business days after our call', 'es-es': '3 días laborables después de hablar' }), 'right:-40px;bottom:-50px')}`
  },
}

/** What ends the page about AI: a question, and an answer that names its source. */
export const panorama: Scene = {
  seed: 18.3,
  size: [1600, 686],
  pose: [0, 0, 0],
  inside: (say) => `<div class="col" style="position:absolute;left:-40px;top:-30px;width:1100px;gap:28px">
      <div class="row" style="gap:22px;align-items:flex-end">${face('testimonial', 92)}<div class="say me" style="align-self:auto;font-size:34px;max-width:760px;padding:24px 34px;border-radius:34px;border-bottom-left-radius:9px">${say({ 'pt-br': 'O cliente da 1042 pode trocar o pedido ainda hoje?', 'en-us': 'Can the customer on order 1042 still exchange it today?', 'es-es': '¿El cliente del pedido 1042 todavía puede cambiarlo hoy?' })}</div></div>
      <div class="glass dark" style="position:relative;margin-left:200px;width:900px;padding:34px 42px;border-radius:40px">
        <div style="font-size:31px;line-height:1.4">${say({ 'pt-br': 'Pode. Faltam 3 dias para o fim do prazo de troca, e há estoque do mesmo item.', 'en-us': 'Yes. The exchange window closes in 3 days, and the same item is in stock.', 'es-es': 'Sí. Quedan 3 días de plazo y hay existencias del mismo artículo.' })}</div>
        <div class="row" style="margin-top:26px;gap:14px"><span class="pill lime" style="font-size:23px;padding:10px 22px">${say({ 'pt-br': 'Fonte: política de trocas, item 4', 'en-us': 'Source: exchange policy, item 4', 'es-es': 'Fuente: política de cambios, punto 4' })}</span><span class="pill" style="font-size:23px;padding:10px 22px">${say({ 'pt-br': 'Uma pessoa confirma', 'en-us': 'A person confirms', 'es-es': 'Lo confirma una persona' })}</span></div></div></div>`,
}
