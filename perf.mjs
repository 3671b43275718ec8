import { chromium } from 'playwright'
import { spawn } from 'node:child_process'
const dirs = process.argv.slice(2)
const servers = dirs.map((d, i) => spawn('node', ['server/serve.ts'], { env: { ...process.env, SITE_DIR: d, PORT: String(4300 + i), DATA_DIR: '/tmp/perfdata' + i }, stdio: 'ignore' }))
await new Promise(r => setTimeout(r, 2500))
const out = {}
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu','--disable-background-networking'] })
for (let n = 0; n < 7; n++) for (const [i, d] of dirs.entries()) for (const path of ['/pt-br', '/pt-br/contato', '/pt-br/fabrica-de-software']) {
  const c = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true })
  const p = await c.newPage(); const s = await c.newCDPSession(p)
  await s.send('Performance.enable'); await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await p.goto(`http://localhost:${4300 + i}${path}`); await p.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: 20000 }); await p.waitForTimeout(1500)
  const m = Object.fromEntries((await s.send('Performance.getMetrics')).metrics.map(x => [x.name, x.value]))
  const k = d + ' ' + path; (out[k] ??= []).push([m.RecalcStyleDuration, m.LayoutDuration, m.ScriptDuration, m.TaskDuration].map(x => x * 1000)); await c.close()
}
const med = a => a.sort((x, y) => x - y)[a.length >> 1]
for (const k in out) console.log(k, 'style layout script task', [0,1,2,3].map(j => med(out[k].map(r => r[j])).toFixed(0)).join(' '))
await browser.close(); servers.forEach(s => s.kill())
