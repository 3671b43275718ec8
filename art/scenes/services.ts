import { face, icon, line, type Scene, toast, windowBar } from './kit.ts'

const curve = 'M0 190C60 180 90 120 150 132S240 190 300 150 390 70 450 92 560 60 650 18'

export const web: Scene = {
  seed: 3.2,
  pose: [14, -20, 3],
  ball: 'left:936px;top:-8px;width:184px;height:184px',
  inside: (
    say,
  ) => `<div class="glass fill">${windowBar(say('app.suaempresa.com.br', 'app.yourcompany.com', 'app.tuempresa.es'))}
    <div style="display:grid;grid-template-columns:196px 1fr;height:592px">
<div class="col" style="padding:28px 20px;border-right:1px solid #ffffff24;gap:10px">${[say('Painel', 'Dashboard', 'Panel'), say('Pedidos', 'Orders', 'Pedidos'), say('Clientes', 'Customers', 'Clientes'), say('Relatórios', 'Reports', 'Informes')].map((word, i) => `<span class="pill ${i ? '' : 'mint'}" style="border-radius:14px;padding:9px 16px;${i ? 'background:none' : ''}">${word}</span>`).join('')}</div>
<div class="pad"><h2>${say('Operação em tempo real', 'Operations in real time', 'Operación en tiempo real')}</h2><p style="margin:6px 0 22px">${say('Tudo o que importa em uma só plataforma', 'All that matters on one platform', 'Todo lo que importa en una plataforma')}</p>
<div class="grid" style="grid-template-columns:repeat(3,1fr)">
      <div class="tile"><small>${say('Pedidos', 'Orders', 'Pedidos')}</small><strong>${say('12.480', '12,480', '12.480')}</strong></div>
      <div class="tile"><small>${say('Conversão', 'Conversion', 'Conversión')}</small><strong>+38%</strong></div>
      <div class="tile"><small>${say('No ar', 'Uptime', 'En línea')}</small><strong>${say('99,98%', '99.98%', '99,98%')}</strong></div></div>
<svg viewBox="0 0 650 236" preserveAspectRatio="none" style="width:100%;height:236px;margin-top:22px">
      <defs><linearGradient id="a" x2="1"><stop stop-color="#a3e635"/><stop offset=".5" stop-color="#2dd4a7"/><stop offset="1" stop-color="#6cc7ff"/></linearGradient><linearGradient id="f" y2="1" x2="0"><stop stop-color="#2dd4a7" stop-opacity=".5"/><stop offset="1" stop-color="#2dd4a7" stop-opacity="0"/></linearGradient></defs>
      <path stroke="#ffffff24" d="M0 40H650M0 100H650M0 160H650M0 220H650"/><path fill="url(#f)" d="${curve}V236H0Z"/>
      <path fill="none" stroke="url(#a)" stroke-width="6" stroke-linecap="round" d="${curve}"/>
      <circle cx="450" cy="92" r="20" fill="#ffffff30"/><circle cx="450" cy="92" r="10" fill="#fff"/></svg></div></div></div>
<div class="glass dark code" style="right:-84px;bottom:-66px;width:430px;transform:translateZ(150px)"><s>// ${say('entrega contínua', 'continuous delivery', 'entrega continua')}</s>
<u>export const</u> ${say('pedido', 'order', 'pedido')} = <em>z.object</em>({
  ${say('cliente', 'customer', 'cliente')}: <em>z.email</em>(),
  total: <em>z.number</em>().min(<u>1</u>),
})</div>
${toast('tick', say('Nova versão no ar', 'New release is live', 'Nueva versión en línea'), say('há 2 minutos, sem parar nada', '2 minutes ago, no downtime', 'hace 2 minutos, sin pausas'), 'left:-50px;bottom:24px;transform:translateZ(190px)')}`,
}

export const mobile: Scene = {
  seed: 0.6,
  pose: [10, -18, 5],
  ball: 'left:150px;top:300px;width:124px;height:124px',
  inside: (say) => `<div class="phone" style="left:110px;top:-62px;transform:translateZ(-30px)"><div class="screen">
      <div class="col" style="padding:64px 24px 24px;gap:18px"><div class="row between">
          <div><small>${say('Bom dia,', 'Good morning,', 'Buenos días,')}</small><h3>Marina</h3></div>${face('testimonial', 58)}</div>
<div class="tile mint" style="padding:22px;border-radius:26px"><small style="color:#eafff6">${say('Seu pedido', 'Your order', 'Tu pedido')}</small><strong>${say('A caminho', 'On its way', 'En camino')}</strong>
      <div class="row" style="gap:8px;margin-top:16px">${[1, 1, 1, 0].map((done) => `<div class="line" style="flex:1;background:${done ? '#eaffc9' : '#ffffff40'}"></div>`).join('')}</div></div>
<div class="grid" style="grid-template-columns:1fr 1fr;gap:14px">${(
    [
      ['cart', say('Comprar', 'Shop', 'Comprar')],
      ['pin', say('Lojas', 'Stores', 'Tiendas')],
      ['bell', say('Avisos', 'Alerts', 'Avisos')],
      ['star', say('Favoritos', 'Favorites', 'Favoritos')],
    ] as const
  )
    .map(
      ([name, word]) => `<div class="tile" style="padding:18px">${icon(name, { size: 32, ink: '#c9f97a' })}
        <div style="margin-top:10px;font-weight:600;font-size:19px">${word}</div></div>`,
    )
    .join('')}</div>
<div class="tile row"><div class="tick" style="width:44px;height:44px;border-radius:14px">${icon('tick', { size: 22 })}</div>
      <div class="col" style="gap:8px;flex:1">${line('88%')}${line('60%')}</div></div></div></div></div>
<div class="phone" style="left:500px;top:-10px;transform:translateZ(110px)"><div class="screen" style="background:#d9f2ea">
        <svg viewBox="0 0 340 712" style="position:absolute;inset:0;width:100%;height:100%"><path fill="#bfe7da" d="M0 0H340V712H0Z"/>
          <g stroke="#f4fffa" stroke-width="15" fill="none">
            <path d="M-10 150 350 90M-10 330 350 270M60-10 110 520M240-10 290 520M-10 480 350 430"/></g>
          <path fill="#7cc7ee" d="M-10 380c60-34 90 22 160 0s110-40 200-14v84c-80-30-120 4-190 18S50 440-10 470Z"/>
          <path d="M86 520C98 400 76 330 90 314S240 290 262 282 254 190 250 150" fill="none" stroke="#0a7a54" stroke-width="10" stroke-linecap="round"/>
          <circle cx="250" cy="150" r="34" fill="#0a7a5433"/>
          <circle cx="250" cy="150" r="15" fill="#0a7a54" stroke="#fff" stroke-width="5"/></svg>
<div class="col" style="position:absolute;left:14px;right:14px;bottom:14px;padding:24px;border-radius:34px;background:#fff;color:#12423a;gap:14px">
      <div class="row between"><h3>${say('Chega em 12 min', 'Here in 12 min', 'Llega en 12 min')}</h3></div><div class="row">
        ${face('cto', 54)}
        <div><b style="font-size:20px">Otávio</b><small style="color:#3c6a60">${say('Entregador', 'Courier', 'Repartidor')}</small></div></div>
      <div class="btn">${say('Acompanhar', 'Track order', 'Seguir pedido')}</div></div></div></div>
${toast('bell', say('Pedido saiu para entrega', 'Out for delivery', 'Tu pedido va de camino'), say('agora', 'just now', 'ahora'), 'left:-60px;top:520px;transform:translateZ(200px)')}`,
}

const days = Array.from({ length: 40 }, (_, i) => (i === 11 ? 0.62 : i === 27 ? 0.78 : 1))

export const softwareMaintenance: Scene = {
  seed: 8.2,
  pose: [13, 18, -3],
  inside: (say) => `<div class="glass fill pad col" style="gap:26px"><div class="row between">
      <div><h2>${say('Tudo funcionando', 'All systems running', 'Todo en marcha')}</h2><p>${say('Últimos 40 dias', 'Last 40 days', 'Últimos 40 días')}</p></div><span class="pill lime" style="font-size:21px;padding:10px 22px">${say('No ar', 'Online', 'En línea')}</span></div>
${(
  [
    [say('Site e loja', 'Site and store', 'Web y tienda'), '99,98%'],
    [say('Aplicativo', 'Mobile app', 'Aplicación'), '99,95%'],
    [say('Pagamentos', 'Payments', 'Pagos'), '100%'],
  ] as const
)
  .map(
    ([name, rate], row) => `<div class="tile">
      <div class="row between" style="font-size:21px;font-weight:600"><span>${name}</span><span>${say(rate, rate.replace(',', '.'), rate)}</span></div>
      <div class="row" style="gap:6px;margin-top:14px;height:56px;align-items:flex-end">${days
        .map((_, i) => {
          const level = row === 2 ? 1 : (days[(i + row * 9) % 40] ?? 1)
          return `<i style="flex:1;border-radius:5px;height:100%;background:${level < 1 ? (level < 0.7 ? '#ffd166' : '#7fe3ff') : 'linear-gradient(#a3e635,#10b981)'};opacity:${level < 1 ? 1 : 0.92}"></i>`
        })
        .join('')}</div></div>`,
  )
  .join('')}</div>
<div class="glass dark pad col" style="right:-56px;bottom:-104px;width:500px;transform:translateZ(150px);gap:16px"><h3>${say('Correções desta semana', 'Patches this week', 'Parches de la semana')}</h3>${[
    say('Falha de segurança fechada', 'Security hole closed', 'Fallo de seguridad cerrado'),
    say('Bibliotecas atualizadas', 'Libraries brought up to date', 'Bibliotecas actualizadas'),
    say('Cópia de segurança testada', 'Backup restored and tested', 'Copia de seguridad probada'),
  ]
    .map(
      (word) => `<div class="row" style="font-size:20px">
        <div class="tick" style="width:36px;height:36px;border-radius:12px">${icon('tick', { size: 19 })}</div>
        ${word}</div>`,
    )
    .join('')}</div>
<div class="tick" style="position:absolute;left:-56px;bottom:-64px;width:150px;height:150px;border-radius:48px;transform:translateZ(140px);box-shadow:0 40px 60px -16px #00101ab0">${icon('shield', { size: 84 }).replace('width="84" height="84"', 'style="width:84px;height:84px"')}</div>`,
}

export const outsourcing: Scene = {
  seed: 10.4,
  pose: [14, -17, 3],
  ball: 'left:944px;top:676px;width:150px;height:150px',
  inside: (say) => {
    const card = (title: string, who: string, tag: string, tone: string) => `<div class="tile" style="padding:18px">
      <div style="font-size:20px;font-weight:600;line-height:1.25;min-height:88px">${title}</div>
      <div class="row between" style="margin-top:16px"><span class="pill ${tone}" style="font-size:15px;padding:5px 13px">${tag}</span>
        ${face(who, 44)}</div></div>`
    const column = (name: string, cards: string) =>
      `<div class="col"><div style="font:700 21px Bricolage">${name}</div>${cards}</div>`
    return `<div class="glass fill pad">
      <div class="row between"><h2>${say('Quadro do time', 'Team board', 'Tablero del equipo')}</h2>
        <div class="row" style="gap:0">${['ceo', 'cto', 'testimonial']
          .map(
            (id) => `<div style="margin-left:-12px">
            ${face(id, 62)}</div>`,
          )
          .join('')}</div></div>
<div class="grid" style="grid-template-columns:repeat(3,1fr);margin-top:26px;gap:20px">
${column(say('A fazer', 'To do', 'Por hacer'), card(say('Tela de busca', 'Search screen', 'Pantalla de búsqueda'), 'testimonial', 'Front-end', 'sky') + card(say('Testes de carga', 'Load tests', 'Pruebas de carga'), 'cto', 'QA', ''))}
${column(say('Em curso', 'In progress', 'En curso'), card(say('Pagamento por Pix', 'Card payments', 'Pago con tarjeta'), 'cto', 'Back-end', 'mint') + card(say('Novo cadastro', 'New sign-up', 'Nuevo registro'), 'ceo', 'UX', 'sky'))}
${column(say('Pronto', 'Done', 'Listo'), card(say('Entrada com senha única', 'Single sign-on', 'Acceso único'), 'ceo', 'DevOps', 'lime') + card(say('Relatório mensal', 'Monthly report', 'Informe mensual'), 'testimonial', say('Dados', 'Data', 'Datos'), 'mint'))}</div></div>
<div class="glass dark row" style="left:-52px;bottom:-70px;padding:24px 32px 24px 26px;transform:translateZ(170px);gap:20px;white-space:nowrap">
      ${face('cto', 84)}
      <div><h3>${say('Pessoa certa encontrada', 'The right person, found', 'La persona adecuada')}</h3><p style="font-size:20px">${say('Back-end sênior, em até 3 dias úteis', 'Senior back-end, in 3 business days', 'Back-end sénior, en 3 días hábiles')}</p></div></div>
`
  },
}
