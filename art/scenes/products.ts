import { names } from '../../content/names.ts'
import { palette } from '../palette.ts'
import { face, icon, line, type Scene, toast, windowBar } from './kit.ts'

export const aiSeller: Scene = {
  seed: 0.2,
  pose: [10, -17, 4],
  ball: 'left:76px;top:650px;width:128px;height:128px',
  inside: (say) => `<div class="phone" style="left:40px;top:-66px;width:480px;height:800px"><div class="screen">
      <div class="row" style="padding:60px 26px 18px;border-bottom:1px solid #ffffff24">
        <div class="tick">${icon('spark', { fill: '#032a20' })}</div>
        <div><h3>${names.aiSeller}</h3><small>${say({ 'pt-br': 'responde na hora', 'en-us': 'replies right away', 'es-es': 'responde al momento' })}</small></div></div>
<div class="col" style="padding:24px">
      <div class="say me">${say({ 'pt-br': 'Oi! Tem tênis de corrida no 38?', 'en-us': 'Hi! Do you have running shoes in a 7?', 'es-es': '¡Hola! ¿Hay zapatillas de correr del 38?' })}</div>
      <div class="say it">${say({ 'pt-br': 'Temos dois. Você corre mais na rua ou na esteira?', 'en-us': 'We have two. Do you run outdoors or on a treadmill?', 'es-es': 'Tenemos dos. ¿Corres más en la calle o en cinta?' })}</div>
      <div class="say me">${say({ 'pt-br': 'Na rua, uns 5 km.', 'en-us': 'Outdoors, about 3 miles.', 'es-es': 'En la calle, unos 5 km.' })}</div>
      <div class="say it">${say({ 'pt-br': 'Então este: leve, macio e chega amanhã.', 'en-us': 'Then this one: light, soft, here tomorrow.', 'es-es': 'Entonces estas: ligeras, blandas y llegan mañana.' })}</div></div>
    <div class="row" style="position:absolute;left:20px;right:20px;bottom:22px;gap:12px">
      <div class="pill" style="flex:1;height:56px;line-height:42px;font-weight:500">${say({ 'pt-br': 'Mensagem', 'en-us': 'Message', 'es-es': 'Mensaje' })}</div>
      <div class="tick" style="border-radius:50%">${icon('up')}</div></div></div></div>
<div class="glass pad col" style="left:560px;top:270px;width:370px;transform:translateZ(130px);padding:26px">
      <div style="height:170px;border-radius:20px;background:linear-gradient(135deg,#d9fbe9,#7fe0d0 55%,#4aa8f0);display:grid;place-items:center">
        <svg width="270" viewBox="0 0 270 120">
          <path d="M16 84c-4-22 4-44 12-60 16 8 30 8 40-2 22 26 48 40 84 46 40 6 100 8 102 34H30c-10 0-13-9-14-18Z" fill="${palette.paper}"/>
          <path d="M14 96h242c2 14-4 18-16 18H32c-12 0-18-6-18-18Z" fill="${palette.accent}"/>
          <path d="M60 84c40 4 60-20 100-14-14 16-40 22-100 20Z" fill="${palette.blue}"/>
          <path d="m92 44 14-10M108 54l14-10M126 62l12-10" stroke="${palette.brand}" stroke-width="5" stroke-linecap="round"/></svg></div>
      <div class="row between"><h3>${say({ 'pt-br': 'Corrida Leve', 'en-us': 'Light Runner', 'es-es': 'Carrera Ligera' })}</h3><span class="pill">${say({ 'pt-br': '38', 'en-us': '7', 'es-es': '38' })}</span></div>
      <div class="btn">${say({ 'pt-br': 'Adicionar ao carrinho', 'en-us': 'Add to cart', 'es-es': 'Añadir al carrito' })}</div></div>
${toast('cart', say({ 'pt-br': 'Venda fechada', 'en-us': 'Sale closed', 'es-es': 'Venta cerrada' }), say({ 'pt-br': 'domingo, 23h12', 'en-us': 'Sunday, 11:12 pm', 'es-es': 'domingo, 23:12' }), 'left:580px;top:110px;transform:translateZ(150px)')}`,
}

export const aiManager: Scene = {
  seed: 9.3,
  light: true,
  pose: [13, 18, -3],
  inside: (say) => {
    const item = (tone: string, title: string, note: string) => `<div class="tile row" style="gap:20px">
      <i style="flex:none;width:14px;height:64px;border-radius:8px;background:${tone}"></i>
      <div><b style="font:700 23px Bricolage">${title}</b><p style="font-size:19px">${note}</p></div></div>`
    const week = [48, 66, 58, 92, 80, 34, 22]
    return `<div class="glass fill pad col" style="gap:18px;padding:38px 42px"><div class="row between">
        <div><h2>${say({ 'pt-br': 'Resumo da semana', 'en-us': 'Your week in brief', 'es-es': 'Resumen de la semana' })}</h2><p>${say({ 'pt-br': 'Segunda, 8h · leitura de 2 minutos', 'en-us': 'Monday, 8 am · 2-minute read', 'es-es': 'Lunes, 8:00 · 2 minutos de lectura' })}</p></div>
        ${face('ceo', 76)}</div>
${item(palette.accent, say({ 'pt-br': 'Vendas acima do plano', 'en-us': 'Sales ahead of plan', 'es-es': 'Ventas por encima del plan' }), say({ 'pt-br': 'Quinta foi o melhor dia do mês', 'en-us': 'Thursday was the best day this month', 'es-es': 'El jueves fue el mejor día del mes' }))}
${item('#ffd166', say({ 'pt-br': 'Entregas pedem atenção', 'en-us': 'Deliveries need a look', 'es-es': 'Las entregas piden atención' }), say({ 'pt-br': 'Atrasos concentrados em uma rota', 'en-us': 'Delays come from a single route', 'es-es': 'Los retrasos vienen de una ruta' }))}
${item('#6cc7ff', say({ 'pt-br': 'Equipe completa de novo', 'en-us': 'Team at full strength', 'es-es': 'Equipo completo otra vez' }), say({ 'pt-br': 'Duas pessoas começaram na terça', 'en-us': 'Two people started on Tuesday', 'es-es': 'Dos personas empezaron el martes' }))}
<div class="row" style="margin-top:8px"><span class="btn">${say({ 'pt-br': 'Ver próximos passos', 'en-us': 'See next steps', 'es-es': 'Ver próximos pasos' })}</span><span class="pill" style="padding:13px 24px;font-size:19px">${say({ 'pt-br': 'Perguntar', 'en-us': 'Ask a question', 'es-es': 'Preguntar' })}</span></div></div>
<div class="glass dark" style="right:-64px;bottom:-84px;width:400px;padding:26px 30px;transform:translateZ(150px)"><h3>${say({ 'pt-br': 'Vendas por dia', 'en-us': 'Sales by day', 'es-es': 'Ventas por día' })}</h3>
      <div class="row" style="height:190px;align-items:flex-end;gap:14px;margin-top:18px">${week
        .map(
          (height, i) => `<div style="flex:1;text-align:center">
          <div style="height:${height * 1.6}px;border-radius:10px;background:${i === 3 ? palette.accent : `linear-gradient(#2dd4a7,${palette.blue})`}"></div><small style="margin-top:6px">${say({ 'pt-br': 'STQQSSD', 'en-us': 'MTWTFSS', 'es-es': 'LMXJVSD' })[i]}</small></div>`,
        )
        .join('')}</div></div>
`
  },
}

export const aiNews: Scene = {
  seed: 6.2,
  pose: [0, 0, 0],
  zoom: 1.12,
  inside: (say) => {
    const clip = (
      score: string,
      title: string,
      source: string,
      tone: string,
      lift: number,
    ) => `<div class="tile row" style="gap:24px;padding:18px 24px;transform:translateZ(${lift}px);${lift ? `background:linear-gradient(90deg,${palette.emerald}d9,${palette.blue}d9);box-shadow:0 24px 40px -16px #00121ab0` : ''}">
      <div style="flex:none;width:84px;height:84px;border-radius:24px;display:grid;place-items:center;font:800 44px Bricolage;${tone}">${score}</div>
      <div style="flex:1"><div style="font:700 25px/1.2 Bricolage;letter-spacing:-.015em">${title}</div>
        <div style="font-size:18px;color:#e4fbf2d0;margin-top:6px">${source}</div></div></div>`
    return `<div class="glass fill">${windowBar(names.aiNews)}<div class="pad col" style="gap:16px;padding:28px 40px">
        <div class="row between"><h2>${say({ 'pt-br': 'Hoje no seu nicho', 'en-us': 'Today in your niche', 'es-es': 'Hoy en tu sector' })}</h2><span class="pill lime">${say({ 'pt-br': 'Saúde bucal', 'en-us': 'Dental health', 'es-es': 'Salud dental' })}</span></div>
${clip('9', say({ 'pt-br': 'Clínicas trocam o telefone pela agenda com IA', 'en-us': 'Clinics trade the phone for AI scheduling', 'es-es': 'Las clínicas cambian el teléfono por la agenda con IA' }), say({ 'pt-br': 'Portal de Saúde · há 20 min', 'en-us': 'Health Portal · 20 min ago', 'es-es': 'Portal de Salud · hace 20 min' }), `background:${palette.accent};color:${palette.accentInk}`, 50)}
${clip('8', say({ 'pt-br': 'Regra nova para guardar exames digitais', 'en-us': 'A new rule for storing digital exams', 'es-es': 'Nueva norma para guardar pruebas digitales' }), say({ 'pt-br': 'Diário do Setor · há 1 h', 'en-us': 'Sector Daily · 1 h ago', 'es-es': 'Diario del Sector · hace 1 h' }), 'background:#2dd4a7;color:#04312b', 0)}
${clip('6', say({ 'pt-br': 'Feira reúne fabricantes de equipamentos', 'en-us': 'Trade fair gathers equipment makers', 'es-es': 'Una feria reúne a fabricantes de equipos' }), say({ 'pt-br': 'Agenda Local · há 3 h', 'en-us': 'Local Agenda · 3 h ago', 'es-es': 'Agenda Local · hace 3 h' }), 'background:#ffffff2e', 0)}</div></div>
<div class="glass dark row" style="right:-34px;bottom:-40px;padding:24px 30px;transform:translateZ(90px);gap:22px">
      <svg width="96" height="96" viewBox="0 0 96 96" fill="none" stroke-width="12" stroke-linecap="round">
        <circle cx="48" cy="48" r="38" stroke="#ffffff24"/>
        <path d="M48 10a38 38 0 1 1-36 26" stroke="${palette.accent}"/><text x="48" y="59" text-anchor="middle" font-family="Bricolage" font-weight="800" font-size="32" fill="#fff">312</text></svg>
      <div><h3>${say({ 'pt-br': '312 lidas, 3 para você', 'en-us': '312 read, 3 for you', 'es-es': '312 leídas, 3 para ti' })}</h3><p>${say({ 'pt-br': 'ordenadas por relevância', 'en-us': 'ranked by relevance', 'es-es': 'por orden de relevancia' })}</p></div></div>
`
  },
}

export const eduamigo: Scene = {
  seed: 10.9,
  pose: [12, 17, -3],
  inside: (say) => {
    const slice = (i: number) => {
      const at = (k: number) =>
        `${(120 + 100 * Math.sin((k * Math.PI) / 2)).toFixed(1)} ${(120 - 100 * Math.cos((k * Math.PI) / 2)).toFixed(1)}`
      return `<path d="M120 120 ${at(i)}A100 100 0 0 1 ${at(i + 1)}Z" fill="${i < 3 ? 'url(#e)' : '#ffffff22'}" stroke="#eafff6" stroke-width="6" stroke-linejoin="round"${i === 3 ? ' transform="translate(-12 -12)"' : ''}/>`
    }
    return `<div class="glass fill pad" style="padding:40px 46px"><div class="row between">
        <div><p style="font-size:20px">${say({ 'pt-br': 'Matemática · Frações', 'en-us': 'Math · Fractions', 'es-es': 'Matemáticas · Fracciones' })}</p><h2>${say({ 'pt-br': 'Quanto da pizza sobrou?', 'en-us': 'How much pizza is left?', 'es-es': '¿Cuánta pizza queda?' })}</h2></div>
        <div class="row" style="gap:8px">${[1, 1, 1, 0].map((on) => icon('star', { size: 42, ink: palette.accent, fill: on ? palette.accent : 'none' })).join('')}</div></div>
<div class="row" style="gap:56px;margin-top:34px"><svg width="330" height="330" viewBox="-6 -6 252 252">
        <defs><linearGradient id="e" x2="1" y2="1"><stop stop-color="#d6f75e"/><stop offset=".6" stop-color="#2dd4a7"/><stop offset="1" stop-color="#0e8ce0"/></linearGradient></defs>${[0, 1, 2, 3].map(slice).join('')}</svg>
<div class="grid" style="grid-template-columns:1fr 1fr;gap:22px;flex:1">${['1/2', '1/4', '3/4', '4/3'].map((choice) => `<div class="tile ${choice === '3/4' ? 'lime' : ''}" style="text-align:center;font:800 54px/1.5 Bricolage;padding:14px">${choice}</div>`).join('')}</div></div>
<div style="margin-top:34px;height:18px;border-radius:9px;background:#ffffff24">
      <div style="width:75%;height:100%;border-radius:9px;background:linear-gradient(90deg,${palette.accent},#2dd4a7)"></div></div></div>
<div class="glass dark row" style="right:-52px;bottom:-100px;width:640px;padding:28px 32px;border-radius:36px;transform:translateZ(150px);gap:22px">
      <div class="orb" style="position:relative;flex:none;width:92px;height:92px">
        <svg viewBox="0 0 92 92" fill="none" stroke="#04312b" stroke-width="6" stroke-linecap="round">
          <path d="M32 38v6M60 38v6M30 58q16 14 32 0"/></svg></div>
      <div style="font-size:23px;line-height:1.35"><b style="font:700 25px Bricolage">${names.eduAmigo}</b><br>${say({ 'pt-br': 'Isso. Eram 4 fatias e 3 ficaram. Como você contaria para um amigo?', 'en-us': 'Yes. There were 4 slices and 3 are left. How would you tell a friend?', 'es-es': 'Eso es. Había 4 porciones y quedan 3. ¿Cómo se lo contarías a un amigo?' })}</div></div>`
  },
}

export const alugueTotal: Scene = {
  seed: 4.3,
  pose: [14, -18, 3],
  inside: (say) => {
    const stays: [row: number, from: number, to: number, name: string, tone: string][] = [
      [0, 2, 5, 'Marina', 'mint'],
      [1, 0, 2, 'Otávio', 'sky'],
      [1, 4, 7, 'Helena', 'lime'],
      [2, 1, 6, 'Marina', 'sky'],
      [3, 0, 4, 'Otávio', 'mint'],
      [3, 5, 7, 'Helena', 'sky'],
    ]
    const cell = (i: number) =>
      `<div style="border-top:1px solid #ffffff2a;padding:8px 10px;font-size:18px;color:#dcf8eed0">${i + 1}</div>`
    return `<div class="glass fill pad" style="padding:34px 38px">
      <div class="row between"><h2>${say({ 'pt-br': 'Reservas de março', 'en-us': 'March bookings', 'es-es': 'Reservas de marzo' })}</h2><span class="pill lime" style="font-size:20px">${say({ 'pt-br': 'Casa da Praia', 'en-us': 'Beach House', 'es-es': 'Casa de la Playa' })}</span></div>
<div style="display:grid;grid-template-columns:repeat(7,1fr);margin-top:22px;text-align:left;font-weight:600">${say({
      'pt-br': 'seg ter qua qui sex sáb dom',
      'en-us': 'Mon Tue Wed Thu Fri Sat Sun',
      'es-es': 'lun mar mié jue vie sáb dom',
    })
      .split(' ')
      .map((day) => `<div style="padding:0 10px 8px">${day}</div>`)
      .join('')}</div>
<div style="position:relative;display:grid;grid-template-columns:repeat(7,1fr);grid-auto-rows:112px">${Array.from({ length: 28 }, (_, i) => cell(i)).join('')}
${stays.map(([row, from, to, name, tone]) => `<div class="${tone}" style="position:absolute;left:calc(${(from / 7) * 100}% + 6px);width:calc(${((to - from) / 7) * 100}% - 12px);top:${row * 112 + 44}px;height:54px;border-radius:18px;padding:0 20px;font:700 21px/54px Figtree;box-shadow:0 12px 20px -10px #00141c">${name}</div>`).join('')}</div></div>
<div class="glass dark pad col" style="right:-96px;bottom:-84px;width:440px;transform:translateZ(150px);gap:16px;padding:28px 32px">
      <div class="row between"><h3>${say({ 'pt-br': 'Contrato de locação', 'en-us': 'Rental agreement', 'es-es': 'Contrato de alquiler' })}</h3></div>
      ${line('100%')}${line('92%')}${line('70%')}<div class="row between" style="margin-top:6px">
        <svg width="180" height="60" viewBox="0 0 180 60" fill="none" stroke="${palette.accent}" stroke-width="4.500" stroke-linecap="round">
          <path d="M6 44c16-44 34-44 28-10s26-30 34-22-14 34 6 28 20-32 34-26-6 28 10 24 26-14 54-18"/></svg><span class="pill mint">${say({ 'pt-br': 'Assinado', 'en-us': 'Signed', 'es-es': 'Firmado' })}</span></div></div>
${toast('key', say({ 'pt-br': 'Chave liberada', 'en-us': 'Key released', 'es-es': 'Llave entregada' }), say({ 'pt-br': 'entrada às 15h', 'en-us': 'check-in at 3 pm', 'es-es': 'entrada a las 15:00' }), 'left:-54px;bottom:-40px;transform:translateZ(180px)')}`
  },
}
