import { palette } from '../palette.ts'
import { face, icon, initials, line, type Scene, toast, windowBar } from './kit.ts'

const curve = 'M0 190C60 180 90 120 150 132S240 190 300 150 390 70 450 92 560 60 650 18'

export const web: Scene = {
  seed: 3.2,
  pose: [0, 0, 0],
  zoom: 1.1,
  inside: (
    say,
  ) => `<div class="glass fill">${windowBar(say({ 'pt-br': 'app.suaempresa.com.br', 'en-us': 'app.yourcompany.com', 'es-es': 'app.tuempresa.es' }))}
    <div style="display:grid;grid-template-columns:196px 1fr;height:592px">
<div class="col" style="padding:28px 20px;border-right:1px solid #ffffff24;gap:10px">${[say({ 'pt-br': 'Painel', 'en-us': 'Dashboard', 'es-es': 'Panel' }), say({ 'pt-br': 'Pedidos', 'en-us': 'Orders', 'es-es': 'Pedidos' }), say({ 'pt-br': 'Clientes', 'en-us': 'Customers', 'es-es': 'Clientes' }), say({ 'pt-br': 'Relatórios', 'en-us': 'Reports', 'es-es': 'Informes' })].map((word, i) => `<span class="pill ${i ? '' : 'mint'}" style="border-radius:14px;padding:9px 16px;${i ? 'background:none' : ''}">${word}</span>`).join('')}</div>
<div class="pad"><h2>${say({ 'pt-br': 'Operação em tempo real', 'en-us': 'Operations in real time', 'es-es': 'Operación en tiempo real' })}</h2><p style="margin:6px 0 22px">${say({ 'pt-br': 'Tudo o que importa em uma só plataforma', 'en-us': 'All that matters on one platform', 'es-es': 'Todo lo que importa en una plataforma' })}</p>
<div class="grid" style="grid-template-columns:repeat(3,1fr)">
      <div class="tile"><small>${say({ 'pt-br': 'Pedidos', 'en-us': 'Orders', 'es-es': 'Pedidos' })}</small><strong>${say({ 'pt-br': '12.480', 'en-us': '12,480', 'es-es': '12.480' })}</strong></div>
      <div class="tile"><small>${say({ 'pt-br': 'Conversão', 'en-us': 'Conversion', 'es-es': 'Conversión' })}</small><strong>+38%</strong></div>
      <div class="tile"><small>${say({ 'pt-br': 'No ar', 'en-us': 'Uptime', 'es-es': 'En línea' })}</small><strong>${say({ 'pt-br': '99,98%', 'en-us': '99.98%', 'es-es': '99,98%' })}</strong></div></div>
<svg viewBox="0 0 650 236" preserveAspectRatio="none" style="width:100%;height:236px;margin-top:22px">
      <defs><linearGradient id="a" x2="1"><stop stop-color="${palette.accent}"/><stop offset=".5" stop-color="#2dd4a7"/><stop offset="1" stop-color="#6cc7ff"/></linearGradient><linearGradient id="f" y2="1" x2="0"><stop stop-color="#2dd4a7" stop-opacity=".5"/><stop offset="1" stop-color="#2dd4a7" stop-opacity="0"/></linearGradient></defs>
      <path stroke="#ffffff24" d="M0 40H650M0 100H650M0 160H650M0 220H650"/><path fill="url(#f)" d="${curve}V236H0Z"/>
      <path fill="none" stroke="url(#a)" stroke-width="6" stroke-linecap="round" d="${curve}"/>
      <circle cx="450" cy="92" r="20" fill="#ffffff30"/><circle cx="450" cy="92" r="10" fill="#fff"/></svg></div></div></div>
<div class="glass dark code" style="right:-40px;bottom:-34px;width:430px;transform:translateZ(90px)"><s>// ${say({ 'pt-br': 'entrega contínua', 'en-us': 'continuous delivery', 'es-es': 'entrega continua' })}</s>
<u>export const</u> ${say({ 'pt-br': 'pedido', 'en-us': 'order', 'es-es': 'pedido' })} = <em>z.object</em>({
  ${say({ 'pt-br': 'cliente', 'en-us': 'customer', 'es-es': 'cliente' })}: <em>z.email</em>(),
  total: <em>z.number</em>().min(<u>1</u>),
})</div>
${toast('tick', say({ 'pt-br': 'Nova versão no ar', 'en-us': 'New release is live', 'es-es': 'Nueva versión en línea' }), say({ 'pt-br': 'há 2 minutos, sem parar nada', 'en-us': '2 minutes ago, no downtime', 'es-es': 'hace 2 minutos, sin pausas' }), 'left:-28px;bottom:-24px;transform:translateZ(90px)')}`,
}

export const mobile: Scene = {
  seed: 0.6,
  pose: [10, -18, 5],
  ball: 'left:150px;top:300px;width:124px;height:124px',
  inside: (say) => `<div class="phone" style="left:110px;top:-62px;transform:translateZ(-30px)"><div class="screen">
      <div class="col" style="padding:64px 24px 24px;gap:18px"><div class="row between">
          <div><small>${say({ 'pt-br': 'Bom dia,', 'en-us': 'Good morning,', 'es-es': 'Buenos días,' })}</small><h3>Marina</h3></div>${face('testimonial', 58)}</div>
<div class="tile mint" style="padding:22px;border-radius:26px"><small style="color:#eafff6">${say({ 'pt-br': 'Seu pedido', 'en-us': 'Your order', 'es-es': 'Tu pedido' })}</small><strong>${say({ 'pt-br': 'A caminho', 'en-us': 'On its way', 'es-es': 'En camino' })}</strong>
      <div class="row" style="gap:8px;margin-top:16px">${[1, 1, 1, 0].map((done) => `<div class="line" style="flex:1;background:${done ? '#eaffc9' : '#ffffff40'}"></div>`).join('')}</div></div>
<div class="grid" style="grid-template-columns:1fr 1fr;gap:14px">${(
    [
      ['cart', say({ 'pt-br': 'Comprar', 'en-us': 'Shop', 'es-es': 'Comprar' })],
      ['pin', say({ 'pt-br': 'Lojas', 'en-us': 'Stores', 'es-es': 'Tiendas' })],
      ['bell', say({ 'pt-br': 'Avisos', 'en-us': 'Alerts', 'es-es': 'Avisos' })],
      ['star', say({ 'pt-br': 'Favoritos', 'en-us': 'Favorites', 'es-es': 'Favoritos' })],
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
          <g stroke="${palette.paper}" stroke-width="15" fill="none">
            <path d="M-10 150 350 90M-10 330 350 270M60-10 110 520M240-10 290 520M-10 480 350 430"/></g>
          <path fill="#7cc7ee" d="M-10 380c60-34 90 22 160 0s110-40 200-14v84c-80-30-120 4-190 18S50 440-10 470Z"/>
          <path d="M86 520C98 400 76 330 90 314S240 290 262 282 254 190 250 150" fill="none" stroke="${palette.brand}" stroke-width="10" stroke-linecap="round"/>
          <circle cx="250" cy="150" r="34" fill="${palette.brand}33"/>
          <circle cx="250" cy="150" r="15" fill="${palette.brand}" stroke="#fff" stroke-width="5"/></svg>
<div class="col" style="position:absolute;left:14px;right:14px;bottom:14px;padding:24px;border-radius:34px;background:#fff;color:#12423a;gap:14px">
      <div class="row between"><h3>${say({ 'pt-br': 'Chega em 12 min', 'en-us': 'Here in 12 min', 'es-es': 'Llega en 12 min' })}</h3></div><div class="row">
        ${initials('R', 54)}
        <div><b style="font-size:20px">Rafael</b><small style="color:#3c6a60">${say({ 'pt-br': 'Entregador', 'en-us': 'Courier', 'es-es': 'Repartidor' })}</small></div></div>
      <div class="btn">${say({ 'pt-br': 'Acompanhar', 'en-us': 'Track order', 'es-es': 'Seguir pedido' })}</div></div></div></div>
${toast('bell', say({ 'pt-br': 'Pedido saiu para entrega', 'en-us': 'Out for delivery', 'es-es': 'Tu pedido va de camino' }), say({ 'pt-br': 'agora', 'en-us': 'just now', 'es-es': 'ahora' }), 'left:-60px;top:520px;transform:translateZ(200px)')}`,
}

const days = Array.from({ length: 40 }, (_, i) => (i === 11 ? 0.62 : i === 27 ? 0.78 : 1))

export const softwareMaintenance: Scene = {
  seed: 8.2,
  light: true,
  pose: [13, 18, -3],
  inside: (say) => `<div class="glass fill pad col" style="gap:26px"><div class="row between">
      <div><h2>${say({ 'pt-br': 'Tudo funcionando', 'en-us': 'All systems running', 'es-es': 'Todo en marcha' })}</h2><p>${say({ 'pt-br': 'Últimos 40 dias', 'en-us': 'Last 40 days', 'es-es': 'Últimos 40 días' })}</p></div><span class="pill lime" style="font-size:21px;padding:10px 22px">${say({ 'pt-br': 'No ar', 'en-us': 'Online', 'es-es': 'En línea' })}</span></div>
${(
  [
    [say({ 'pt-br': 'Site e loja', 'en-us': 'Site and store', 'es-es': 'Web y tienda' }), '99,98%'],
    [say({ 'pt-br': 'Aplicativo', 'en-us': 'Mobile app', 'es-es': 'Aplicación' }), '99,95%'],
    [say({ 'pt-br': 'Pagamentos', 'en-us': 'Payments', 'es-es': 'Pagos' }), '100%'],
  ] as const
)
  .map(
    ([name, rate], row) => `<div class="tile">
      <div class="row between" style="font-size:21px;font-weight:600"><span>${name}</span><span>${say({ 'pt-br': rate, 'en-us': rate.replace(',', '.'), 'es-es': rate })}</span></div>
      <div class="row" style="gap:6px;margin-top:14px;height:56px;align-items:flex-end">${days
        .map((_, i) => {
          const level = row === 2 ? 1 : (days[(i + row * 9) % 40] ?? 1)
          return `<i style="flex:1;border-radius:5px;height:100%;background:${level < 1 ? (level < 0.7 ? '#ffd166' : '#7fe3ff') : `linear-gradient(${palette.accent},${palette.emerald})`};opacity:${level < 1 ? 1 : 0.92}"></i>`
        })
        .join('')}</div></div>`,
  )
  .join('')}</div>
<div class="glass dark pad col" style="right:-56px;bottom:-104px;width:500px;transform:translateZ(150px);gap:16px"><h3>${say({ 'pt-br': 'Correções desta semana', 'en-us': 'Patches this week', 'es-es': 'Parches de la semana' })}</h3>${[
    say({
      'pt-br': 'Falha de segurança fechada',
      'en-us': 'Security hole closed',
      'es-es': 'Fallo de seguridad cerrado',
    }),
    say({
      'pt-br': 'Bibliotecas atualizadas',
      'en-us': 'Libraries brought up to date',
      'es-es': 'Bibliotecas actualizadas',
    }),
    say({
      'pt-br': 'Cópia de segurança testada',
      'en-us': 'Backup restored and tested',
      'es-es': 'Copia de seguridad probada',
    }),
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
  pose: [44, 0, -30],
  zoom: 1.02,
  inside: (say) => {
    const card = (title: string, who: string, tag: string, tone: string) => `<div class="tile" style="padding:18px">
      <div style="font-size:20px;font-weight:600;line-height:1.25;min-height:88px">${title}</div>
      <div class="row between" style="margin-top:16px"><span class="pill ${tone}" style="font-size:15px;padding:5px 13px">${tag}</span>
        ${initials(who, 44)}</div></div>`
    const column = (name: string, cards: string) =>
      `<div class="col"><div style="font:700 21px Bricolage">${name}</div>${cards}</div>`
    return `<div class="glass fill pad">
      <div class="row between"><h2>${say({ 'pt-br': 'Quadro do time', 'en-us': 'Team board', 'es-es': 'Tablero del equipo' })}</h2>
        <div class="row" style="gap:0">${['LA', 'RM', 'TS']
          .map(
            (letters) => `<div style="margin-left:-12px">
            ${initials(letters, 62)}</div>`,
          )
          .join('')}</div></div>
<div class="grid" style="grid-template-columns:repeat(3,1fr);margin-top:26px;gap:20px">
${column(say({ 'pt-br': 'A fazer', 'en-us': 'To do', 'es-es': 'Por hacer' }), card(say({ 'pt-br': 'Tela de busca', 'en-us': 'Search screen', 'es-es': 'Pantalla de búsqueda' }), 'TS', 'Front-end', 'sky') + card(say({ 'pt-br': 'Testes de carga', 'en-us': 'Load tests', 'es-es': 'Pruebas de carga' }), 'RM', 'QA', ''))}
${column(say({ 'pt-br': 'Em curso', 'en-us': 'In progress', 'es-es': 'En curso' }), card(say({ 'pt-br': 'Pagamento por Pix', 'en-us': 'Card payments', 'es-es': 'Pago con tarjeta' }), 'RM', 'Back-end', 'mint') + card(say({ 'pt-br': 'Novo cadastro', 'en-us': 'New sign-up', 'es-es': 'Nuevo registro' }), 'LA', 'UX', 'sky'))}
${column(say({ 'pt-br': 'Pronto', 'en-us': 'Done', 'es-es': 'Listo' }), card(say({ 'pt-br': 'Entrada com senha única', 'en-us': 'Single sign-on', 'es-es': 'Acceso único' }), 'LA', 'DevOps', 'lime') + card(say({ 'pt-br': 'Relatório mensal', 'en-us': 'Monthly report', 'es-es': 'Informe mensual' }), 'TS', say({ 'pt-br': 'Dados', 'en-us': 'Data', 'es-es': 'Datos' }), 'mint'))}</div></div>
<div class="glass dark row" style="left:150px;bottom:-120px;padding:24px 32px 24px 26px;transform:translateZ(120px);gap:20px;white-space:nowrap">
      ${initials('RM', 84)}
      <div><h3>${say({ 'pt-br': 'Pessoa certa encontrada', 'en-us': 'The right person, found', 'es-es': 'La persona adecuada' })}</h3><p style="font-size:20px">${say({ 'pt-br': 'Back-end sênior, em até 3 dias úteis', 'en-us': 'Senior back-end, in 3 business days', 'es-es': 'Back-end sénior, en 3 días laborables' })}</p></div></div>
`
  },
}
