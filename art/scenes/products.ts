import { face, icon, line, type Scene, toast, windowBar } from './kit.ts'

export const aiSeller: Scene = {
  seed: 0.2,
  pose: [10, -17, 4],
  ball: 'left:76px;top:650px;width:128px;height:128px',
  inside: (say) => `<div class="phone" style="left:40px;top:-66px;width:480px;height:800px"><div class="screen">
      <div class="row" style="padding:60px 26px 18px;border-bottom:1px solid #ffffff24">
        <div class="tick">${icon('spark', { fill: '#032a20' })}</div>
        <div><h3>AI Seller</h3><small>${say('responde na hora', 'replies right away', 'responde al momento')}</small></div></div>
<div class="col" style="padding:24px">
      <div class="say me">${say('Oi! Tem tênis de corrida no 38?', 'Hi! Do you have running shoes in a 7?', '¡Hola! ¿Hay zapatillas de correr del 38?')}</div>
      <div class="say it">${say('Temos dois. Você corre mais na rua ou na esteira?', 'We have two. Do you run outdoors or on a treadmill?', 'Tenemos dos. ¿Corres más en la calle o en cinta?')}</div>
      <div class="say me">${say('Na rua, uns 5 km.', 'Outdoors, about 3 miles.', 'En la calle, unos 5 km.')}</div>
      <div class="say it">${say('Então este: leve, macio e chega amanhã.', 'Then this one: light, soft, here tomorrow.', 'Entonces estas: ligeras, blandas y llegan mañana.')}</div></div>
    <div class="row" style="position:absolute;left:20px;right:20px;bottom:22px;gap:12px">
      <div class="pill" style="flex:1;height:56px;line-height:42px;font-weight:500">${say('Mensagem', 'Message', 'Mensaje')}</div>
      <div class="tick" style="border-radius:50%">${icon('up')}</div></div></div></div>
<div class="glass pad col" style="left:560px;top:270px;width:370px;transform:translateZ(130px);padding:26px">
      <div style="height:170px;border-radius:20px;background:linear-gradient(135deg,#d9fbe9,#7fe0d0 55%,#4aa8f0);display:grid;place-items:center">
        <svg width="270" viewBox="0 0 270 120">
          <path d="M16 84c-4-22 4-44 12-60 16 8 30 8 40-2 22 26 48 40 84 46 40 6 100 8 102 34H30c-10 0-13-9-14-18Z" fill="#f4fffa"/>
          <path d="M14 96h242c2 14-4 18-16 18H32c-12 0-18-6-18-18Z" fill="#a3e635"/>
          <path d="M60 84c40 4 60-20 100-14-14 16-40 22-100 20Z" fill="#0e74dc"/>
          <path d="m92 44 14-10M108 54l14-10M126 62l12-10" stroke="#0a7a54" stroke-width="5" stroke-linecap="round"/></svg></div>
      <div class="row between"><h3>${say('Corrida Leve', 'Light Runner', 'Carrera Ligera')}</h3><span class="pill">${say('38', '7', '38')}</span></div>
      <div class="btn">${say('Adicionar ao carrinho', 'Add to cart', 'Añadir al carrito')}</div></div>
${toast('cart', say('Venda fechada', 'Sale closed', 'Venta cerrada'), say('domingo, 23h12', 'Sunday, 11:12 pm', 'domingo, 23:12'), 'left:580px;top:110px;transform:translateZ(150px)')}`,
}

export const aiManager: Scene = {
  seed: 9.3,
  pose: [13, 18, -3],
  ball: 'left:80px;top:-8px;width:136px;height:136px',
  inside: (say) => {
    const item = (tone: string, title: string, note: string) => `<div class="tile row" style="gap:20px">
      <i style="flex:none;width:14px;height:64px;border-radius:8px;background:${tone}"></i>
      <div><b style="font:700 23px Bricolage">${title}</b><div style="font-size:19px;color:#dcf8eed0">${note}</div></div></div>`
    const week = [48, 66, 58, 92, 80, 34, 22]
    return `<div class="glass fill pad col" style="gap:18px;padding:38px 42px"><div class="row between">
        <div><h2>${say('Resumo da semana', 'Your week in brief', 'Resumen de la semana')}</h2><p>${say('Segunda, 8h · leitura de 2 minutos', 'Monday, 8 am · 2-minute read', 'Lunes, 8:00 · 2 minutos de lectura')}</p></div>
        ${face('ceo', 76)}</div>
${item('#a3e635', say('Vendas acima do plano', 'Sales ahead of plan', 'Ventas por encima del plan'), say('Quinta foi o melhor dia do mês', 'Thursday was the best day this month', 'El jueves fue el mejor día del mes'))}
${item('#ffd166', say('Entregas pedem atenção', 'Deliveries need a look', 'Las entregas piden atención'), say('Atrasos concentrados em uma rota', 'Delays come from a single route', 'Los retrasos vienen de una ruta'))}
${item('#6cc7ff', say('Equipe completa de novo', 'Team at full strength', 'Equipo completo otra vez'), say('Duas pessoas começaram na terça', 'Two people started on Tuesday', 'Dos personas empezaron el martes'))}
<div class="row" style="margin-top:8px"><span class="btn">${say('Ver próximos passos', 'See next steps', 'Ver próximos pasos')}</span><span class="pill" style="padding:13px 24px;font-size:19px">${say('Perguntar', 'Ask a question', 'Preguntar')}</span></div></div>
<div class="glass dark" style="right:-64px;bottom:-84px;width:400px;padding:26px 30px;transform:translateZ(150px)"><h3>${say('Vendas por dia', 'Sales by day', 'Ventas por día')}</h3>
      <div class="row" style="height:190px;align-items:flex-end;gap:14px;margin-top:18px">${week
        .map(
          (height, i) => `<div style="flex:1;text-align:center">
          <div style="height:${height * 1.6}px;border-radius:10px;background:${i === 3 ? '#a3e635' : 'linear-gradient(#2dd4a7,#0e74dc)'}"></div><small style="margin-top:6px">${say('STQQSSD', 'MTWTFSS', 'LMXJVSD')[i]}</small></div>`,
        )
        .join('')}</div></div>
`
  },
}

export const aiNews: Scene = {
  seed: 6.2,
  pose: [14, -18, 3],
  ball: 'left:46px;top:668px;width:124px;height:124px',
  inside: (say) => {
    const clip = (
      score: string,
      title: string,
      source: string,
      tone: string,
      lift: number,
    ) => `<div class="tile row" style="gap:24px;padding:18px 24px;transform:translateZ(${lift}px);${lift ? 'background:linear-gradient(90deg,#10b981d9,#0e74dcd9);box-shadow:0 24px 40px -16px #00121ab0' : ''}">
      <div style="flex:none;width:84px;height:84px;border-radius:24px;display:grid;place-items:center;font:800 44px Bricolage;${tone}">${score}</div>
      <div style="flex:1"><div style="font:700 25px/1.2 Bricolage;letter-spacing:-.015em">${title}</div>
        <div style="font-size:18px;color:#e4fbf2d0;margin-top:6px">${source}</div></div></div>`
    return `<div class="glass fill">${windowBar('AI News')}<div class="pad col" style="gap:16px;padding:28px 40px">
        <div class="row between"><h2>${say('Hoje no seu nicho', 'Today in your niche', 'Hoy en tu nicho')}</h2><span class="pill lime">${say('Saúde bucal', 'Dental health', 'Salud dental')}</span></div>
${clip('9', say('Clínicas trocam o telefone pela agenda com IA', 'Clinics trade the phone for AI scheduling', 'Las clínicas cambian el teléfono por la agenda con IA'), say('Portal de Saúde · há 20 min', 'Health Portal · 20 min ago', 'Portal de Salud · hace 20 min'), 'background:#a3e635;color:#06312b', 50)}
${clip('8', say('Regra nova para guardar exames digitais', 'A new rule for storing digital exams', 'Nueva norma para guardar pruebas digitales'), say('Diário do Setor · há 1 h', 'Sector Daily · 1 h ago', 'Diario del Sector · hace 1 h'), 'background:#2dd4a7;color:#04312b', 0)}
${clip('6', say('Feira reúne fabricantes de equipamentos', 'Trade fair gathers equipment makers', 'Una feria reúne a fabricantes de equipos'), say('Agenda Local · há 3 h', 'Local Agenda · 3 h ago', 'Agenda Local · hace 3 h'), 'background:#ffffff2e', 0)}</div></div>
<div class="glass dark row" style="right:-90px;bottom:-76px;padding:24px 30px;transform:translateZ(170px);gap:22px">
      <svg width="96" height="96" viewBox="0 0 96 96" fill="none" stroke-width="12" stroke-linecap="round">
        <circle cx="48" cy="48" r="38" stroke="#ffffff24"/>
        <path d="M48 10a38 38 0 1 1-36 26" stroke="#a3e635"/><text x="48" y="59" text-anchor="middle" font-family="Bricolage" font-weight="800" font-size="32" fill="#fff">312</text></svg>
      <div><h3>${say('312 lidas, 3 para você', '312 read, 3 for you', '312 leídas, 3 para ti')}</h3><p>${say('ordenadas por relevância', 'ranked by relevance', 'por orden de relevancia')}</p></div></div>
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
        <div><p style="font-size:20px">${say('Matemática · Frações', 'Math · Fractions', 'Matemáticas · Fracciones')}</p><h2>${say('Quanto da pizza sobrou?', 'How much pizza is left?', '¿Cuánta pizza queda?')}</h2></div>
        <div class="row" style="gap:8px">${[1, 1, 1, 0].map((on) => icon('star', { size: 42, ink: '#a3e635', fill: on ? '#a3e635' : 'none' })).join('')}</div></div>
<div class="row" style="gap:56px;margin-top:34px"><svg width="330" height="330" viewBox="-6 -6 252 252">
        <defs><linearGradient id="e" x2="1" y2="1"><stop stop-color="#d6f75e"/><stop offset=".6" stop-color="#2dd4a7"/><stop offset="1" stop-color="#0e8ce0"/></linearGradient></defs>${[0, 1, 2, 3].map(slice).join('')}</svg>
<div class="grid" style="grid-template-columns:1fr 1fr;gap:22px;flex:1">${['1/2', '1/4', '3/4', '4/3'].map((choice) => `<div class="tile ${choice === '3/4' ? 'lime' : ''}" style="text-align:center;font:800 54px/1.5 Bricolage;padding:14px">${choice}</div>`).join('')}</div></div>
<div style="margin-top:34px;height:18px;border-radius:9px;background:#ffffff24">
      <div style="width:75%;height:100%;border-radius:9px;background:linear-gradient(90deg,#a3e635,#2dd4a7)"></div></div></div>
<div class="glass dark row" style="right:-52px;bottom:-100px;width:640px;padding:28px 32px;border-radius:36px;transform:translateZ(150px);gap:22px">
      <div class="orb" style="position:relative;flex:none;width:92px;height:92px">
        <svg viewBox="0 0 92 92" fill="none" stroke="#04312b" stroke-width="6" stroke-linecap="round">
          <path d="M32 38v6M60 38v6M30 58q16 14 32 0"/></svg></div>
      <div style="font-size:23px;line-height:1.35"><b style="font:700 25px Bricolage">EduAmigo</b><br>${say('Isso. Eram 4 fatias e 3 ficaram. Como você contaria para um amigo?', 'Yes. There were 4 slices and 3 are left. How would you tell a friend?', 'Eso es. Había 4 porciones y quedan 3. ¿Cómo se lo contarías a un amigo?')}</div></div>`
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
      <div class="row between"><h2>${say('Reservas de março', 'March bookings', 'Reservas de marzo')}</h2><span class="pill lime" style="font-size:20px">${say('Casa da Praia', 'Beach House', 'Casa de la Playa')}</span></div>
<div style="display:grid;grid-template-columns:repeat(7,1fr);margin-top:22px;text-align:left;font-weight:600">${say(
      'seg ter qua qui sex sáb dom',
      'Mon Tue Wed Thu Fri Sat Sun',
      'lun mar mié jue vie sáb dom',
    )
      .split(' ')
      .map((day) => `<div style="padding:0 10px 8px">${day}</div>`)
      .join('')}</div>
<div style="position:relative;display:grid;grid-template-columns:repeat(7,1fr);grid-auto-rows:112px">${Array.from({ length: 28 }, (_, i) => cell(i)).join('')}
${stays.map(([row, from, to, name, tone]) => `<div class="${tone}" style="position:absolute;left:calc(${(from / 7) * 100}% + 6px);width:calc(${((to - from) / 7) * 100}% - 12px);top:${row * 112 + 44}px;height:54px;border-radius:18px;padding:0 20px;font:700 21px/54px Figtree;box-shadow:0 12px 20px -10px #00141c">${name}</div>`).join('')}</div></div>
<div class="glass dark pad col" style="right:-96px;bottom:-84px;width:440px;transform:translateZ(150px);gap:16px;padding:28px 32px">
      <div class="row between"><h3>${say('Contrato de locação', 'Rental agreement', 'Contrato de alquiler')}</h3></div>
      ${line('100%')}${line('92%')}${line('70%')}<div class="row between" style="margin-top:6px">
        <svg width="180" height="60" viewBox="0 0 180 60" fill="none" stroke="#a3e635" stroke-width="4.500" stroke-linecap="round">
          <path d="M6 44c16-44 34-44 28-10s26-30 34-22-14 34 6 28 20-32 34-26-6 28 10 24 26-14 54-18"/></svg><span class="pill mint">${say('Assinado', 'Signed', 'Firmado')}</span></div></div>
${toast('key', say('Chave liberada', 'Key released', 'Llave entregada'), say('entrada às 15h', 'check-in at 3 pm', 'entrada a las 15:00'), 'left:-54px;bottom:-40px;transform:translateZ(180px)')}`
  },
}
