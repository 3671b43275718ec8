import { palette } from '../palette.ts'
import { face, icon, line, type Scene, toast } from './kit.ts'

export const apis: Scene = {
  seed: 11.6,
  pose: [12, 19, -3],
  inside: (say) => {
    const orders = say({ 'pt-br': 'pedidos', 'en-us': 'orders', 'es-es': 'pedidos' })
    const node = (left: number, top: number, word: string) =>
      `<div class="glass row" style="left:${left}px;top:${top}px;width:196px;height:72px;justify-content:center;border-radius:22px;font:700 24px Bricolage">${word}</div>`
    return `<svg style="position:absolute;left:-60px;top:-70px;width:1040px;height:800px;overflow:visible" viewBox="0 0 1040 800" fill="none" stroke-linecap="round">
      <defs><linearGradient id="k" x2="1"><stop stop-color="${palette.accent}"/><stop offset="1" stop-color="#4db8ff"/></linearGradient></defs>
      <g stroke="url(#k)" stroke-width="5">
        <path d="M186 168C330 168 330 350 540 350M186 398C300 398 360 370 540 370M186 638C340 638 340 390 540 390"/></g><g fill="#eaffc9">
        <circle cx="317" cy="250" r="9"/><circle cx="318" cy="386" r="9"/><circle cx="326" cy="520" r="9"/></g></svg>
${node(-70, 62, say({ 'pt-br': 'Loja', 'en-us': 'Store', 'es-es': 'Tienda' }))}${node(-70, 292, say({ 'pt-br': 'Aplicativo', 'en-us': 'Mobile app', 'es-es': 'Aplicación' }))}
    ${node(-70, 532, say({ 'pt-br': 'Parceiros', 'en-us': 'Partners', 'es-es': 'Partners' }))}
<div class="glass dark code" style="left:372px;top:-40px;width:600px;transform:translateZ(70px);font-size:21px"><div class="row" style="gap:14px;margin-bottom:14px"><span class="pill lime" style="font:700 19px Mono">GET</span><span>/v1/${orders}?status=${say({ 'pt-br': 'novo', 'en-us': 'new', 'es-es': 'nuevo' })}</span></div><s>Accept:</s> application/json
<s>Authorization:</s> Bearer <u>••••••</u></div>
<div class="glass dark code" style="left:412px;top:208px;width:600px;transform:translateZ(130px);font-size:21px"><div class="row between" style="margin-bottom:12px"><span class="pill mint" style="font:700 19px Mono">200 OK</span><s>38 ms</s></div>{
  <u>"${orders}"</u>: [
    { <u>"id"</u>: <em>1042</em>, <u>"total"</u>: <em>259.9</em>,
      <u>"${say({ 'pt-br': 'cliente', 'en-us': 'customer', 'es-es': 'cliente' })}"</u>: <em>"Marina Q."</em> },
    { <u>"id"</u>: <em>1043</em>, <u>"total"</u>: <em>84.5</em>,
      <u>"${say({ 'pt-br': 'cliente', 'en-us': 'customer', 'es-es': 'cliente' })}"</u>: <em>"Helena T."</em> }
  ]
}</div>
${toast('key', say({ 'pt-br': 'Acesso por chave', 'en-us': 'Access by key', 'es-es': 'Acceso con clave' }), say({ 'pt-br': 'cada parceiro vê só o seu', 'en-us': 'each partner sees its own', 'es-es': 'cada socio ve solo lo suyo' }), 'left:60px;top:640px;transform:translateZ(190px)')}`
  },
}

export const design: Scene = {
  seed: 1.4,
  pose: [14, -19, 3],
  inside: (say) => {
    const handle = (style: string) =>
      `<i style="position:absolute;width:14px;height:14px;background:#fff;border:3px solid ${palette.sky};border-radius:4px;${style}"></i>`
    return `<div class="glass fill" style="display:grid;grid-template-columns:210px 1fr">
      <div class="col" style="padding:30px 24px;border-right:1px solid #ffffff24;gap:18px"><h3>${say({ 'pt-br': 'Cores', 'en-us': 'Colors', 'es-es': 'Colores' })}</h3>
        <div class="grid" style="grid-template-columns:repeat(3,1fr);gap:10px">${[palette.ink, palette.brand, palette.emerald, palette.teal, palette.blue, palette.accent].map((colour) => `<i style="height:46px;border-radius:14px;background:${colour};border:1.500px solid #ffffff60"></i>`).join('')}</div><h3 style="margin-top:8px">${say({ 'pt-br': 'Letras', 'en-us': 'Type', 'es-es': 'Letras' })}</h3>
        <div style="font:700 78px/1 Bricolage">Aa</div>
        <div style="font:500 30px/1 Figtree">Aa Bb Cc</div><h3 style="margin-top:8px">${say({ 'pt-br': 'Peças', 'en-us': 'Parts', 'es-es': 'Piezas' })}</h3>
        <div class="btn" style="font-size:17px;padding:10px">${say({ 'pt-br': 'Botão', 'en-us': 'Button', 'es-es': 'Botón' })}</div>
        <div class="pill" style="text-align:center">${say({ 'pt-br': 'Etiqueta', 'en-us': 'Tag', 'es-es': 'Etiqueta' })}</div></div>
<div style="position:relative;background:radial-gradient(#ffffff30 1.500px,transparent 2px) 0 0/26px 26px;border-radius:0 26px 26px 0">
      <div style="position:absolute;left:52px;top:54px;width:300px;height:540px;border-radius:34px;background:${palette.paper};color:${palette.ink};padding:30px 26px;box-shadow:0 30px 50px -16px #00141ca0">
        <div style="height:170px;border-radius:22px;background:linear-gradient(135deg,${palette.accent},${palette.emerald} 45%,${palette.blue})"></div>
        <div style="font:700 33px/1.08 Bricolage;letter-spacing:-.02em;margin:24px 0 12px">${say({ 'pt-br': 'Compre em dois toques', 'en-us': 'Buy in two taps', 'es-es': 'Compra en dos toques' })}</div>
        <div class="col" style="gap:10px">${line('100%', 'background:#cfe9df')}${line('84%', 'background:#cfe9df')}</div>
        <div class="btn" style="position:absolute;left:26px;right:26px;bottom:30px;background:${palette.brand};color:#fff">${say({ 'pt-br': 'Começar', 'en-us': 'Start', 'es-es': 'Empezar' })}</div>
        <div style="position:absolute;left:12px;right:12px;bottom:16px;height:80px;border:3px solid ${palette.sky};border-radius:6px">
          ${handle('left:-8px;top:-8px')}${handle('right:-8px;top:-8px')}${handle('left:-8px;bottom:-8px')}${handle('right:-8px;bottom:-8px')}</div></div>
<div style="position:absolute;left:400px;top:110px;width:250px;height:300px;border-radius:26px;border:3px dashed #ffffff70;padding:24px" class="col">
      <div style="height:84px;border-radius:18px;background:#ffffff2e"></div>${line('100%')}${line('74%')}${line('88%')}
      <div class="pill" style="margin-top:auto;height:44px"></div></div></div></div>
<div style="position:absolute;left:596px;top:556px;transform:translateZ(110px)">
      <svg width="54" height="54" viewBox="0 0 24 24" style="filter:drop-shadow(0 10px 12px #00121a90)">
        <path d="M4 3 20 10.500 12.500 12.700 9.500 20Z" fill="${palette.accent}" stroke="${palette.accentInk}" stroke-width="1.400" stroke-linejoin="round"/></svg><span class="pill lime" style="position:absolute;left:44px;top:42px;font-size:21px">Helena</span></div>
<div class="glass dark row" style="right:-56px;top:4px;padding:22px 28px;transform:translateZ(150px);gap:18px;white-space:nowrap">
      ${face('testimonial', 64)}
      <div><h3>${say({ 'pt-br': '“Agora ficou claro.”', 'en-us': '“Now it is clear.”', 'es-es': '«Ahora está claro».' })}</h3><p>${say({ 'pt-br': 'teste com usuários', 'en-us': 'user test', 'es-es': 'prueba con usuarios' })}</p></div></div>`
  },
}

export const ai: Scene = {
  seed: 2.3,
  pose: [12, 17, -3],
  ball: 'left:964px;top:16px;width:172px;height:172px',
  inside: (say) => {
    const bar = (
      name: string,
      share: number,
    ) => `<div class="row" style="gap:18px;font-size:22px"><span style="width:204px">${name}</span>
      <div style="flex:1;height:26px;border-radius:13px;background:#ffffff1c">
        <div style="width:${share}%;height:100%;border-radius:13px;background:linear-gradient(90deg,${palette.accent},${palette.emerald} 50%,${palette.sky})"></div></div><b style="width:64px;text-align:right">${share}%</b></div>`
    return `<div class="glass" style="left:0;top:64px;right:0;bottom:-20px;padding:92px 44px 40px">
      <div class="row" style="gap:20px;align-items:flex-start"><div class="tick">${icon('spark', { fill: '#032a20' })}</div>
        <div class="col" style="flex:1;gap:20px">
          <div style="font:700 36px/1.2 Bricolage;letter-spacing:-.015em">${say({ 'pt-br': 'Três motivos somam 82% dos cancelamentos deste mês.', 'en-us': 'Three reasons make up 82% of this month’s cancellations.', 'es-es': 'Tres motivos suman el 82% de las bajas de este mes.' })}</div>
${bar(say({ 'pt-br': 'Entrega atrasada', 'en-us': 'Late delivery', 'es-es': 'Entrega tardía' }), 41)}${bar(say({ 'pt-br': 'Segunda via', 'en-us': 'Invoice copies', 'es-es': 'Copia de factura' }), 26)}${bar(say({ 'pt-br': 'Troca de plano', 'en-us': 'Plan change', 'es-es': 'Cambio de plan' }), 15)}
<div class="tile" style="font-size:23px;line-height:1.4">${say({ 'pt-br': 'Sugestão: avisar o cliente antes do atraso. Rascunho da mensagem pronto para revisão.', 'en-us': 'Suggestion: warn customers before a delay. A draft message is ready for review.', 'es-es': 'Sugerencia: avisar al cliente antes del retraso. Borrador del mensaje listo para revisar.' })}</div>
<div class="row" style="gap:10px"><span style="color:#dcf8eed0">${say({ 'pt-br': 'Fontes', 'en-us': 'Sources', 'es-es': 'Fuentes' })}</span><span class="pill">CRM</span><span class="pill">${say({ 'pt-br': 'Atendimento', 'en-us': 'Support', 'es-es': 'Atención' })}</span><span class="pill">${say({ 'pt-br': 'Pedidos', 'en-us': 'Orders', 'es-es': 'Pedidos' })}</span></div></div></div></div>
<div class="glass dark row" style="left:-76px;top:-20px;width:850px;padding:26px 26px 26px 32px;border-radius:40px;transform:translateZ(120px);gap:20px">
      ${face('ceo', 62)}<span style="flex:1;font-size:25px;line-height:1.3">${say({ 'pt-br': 'Por que os clientes estão cancelando?', 'en-us': 'Why are customers canceling?', 'es-es': '¿Por qué se dan de baja los clientes?' })}</span>
      <div class="tick" style="border-radius:50%">${icon('up')}</div></div>`
  },
}
