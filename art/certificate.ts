import sharp from 'sharp'
import { company } from '../content/company/company.ts'
import { names } from '../content/names.ts'
import { ribbon } from './brand.ts'
import { fontFaces, type Shoot } from './browser.ts'
import { palette } from './palette.ts'
import { writePublicFile } from './publish.ts'

const commitments = [
  ['Finalidade clara', 'Pedimos só os dados dos formulários e os usamos para responder a quem escreveu.'],
  ['Nada é vendido', 'Os dados pessoais não são vendidos.'],
  ['Consentimento antes', 'Medição e anúncios só carregam depois do seu aceite.'],
  ['Prazo de guarda', 'Guardamos por mais tempo apenas quando a lei exige ou permite.'],
  ['Seus direitos', 'Acesso, correção, eliminação e os demais direitos do art. 18 da LGPD.'],
  ['Canal aberto', `Escreva para ${company.email} e fale sobre os seus dados.`],
]

const page = (fonts: string) => `<!doctype html><meta charset="utf-8"><title></title><style>${fonts}
*{box-sizing:border-box;margin:0}
body{width:1600px;height:1131px;font:500 23px/1.45 Figtree;color:#12423a;background:linear-gradient(120deg,${palette.brand},${palette.teal})}
main{position:absolute;inset:56px;border-radius:36px;background:#fff;padding:72px 88px;box-shadow:0 24px 70px -20px rgba(4,70,60,.35)}
main:before{content:"";position:absolute;inset:16px;border:1.5px solid #bfe9d8;border-radius:24px}
header{display:flex;align-items:center;justify-content:space-between;font:600 21px Figtree;color:${palette.brand}}
h1{font:700 70px/1.04 Bricolage;letter-spacing:-.03em;color:${palette.ink};margin:48px 0 24px}
.lead{font-size:28px;max-width:1220px}
ul{list-style:none;padding:0;display:grid;grid-template-columns:repeat(3,1fr);gap:40px 44px;margin:52px 0}
li{border-top:3px solid ${palette.emerald};padding-top:18px;font-size:24px}
li:nth-child(n+4){border-color:${palette.blue}}
li b{display:block;font:700 30px Bricolage;letter-spacing:-.02em;color:${palette.ink};margin-bottom:6px}
footer{position:absolute;left:88px;right:88px;bottom:70px;display:flex;gap:56px;align-items:flex-end}
footer div{border-top:1.5px solid #8fb8aa;padding-top:10px;width:280px;font-size:19px;line-height:1.35}
footer b{display:block;color:${palette.ink};font-size:22px}
footer p{margin-left:auto;width:520px;font-size:18px;line-height:1.4;text-align:right}
</style><main><header><svg width="152" height="48" viewBox="0 0 152 48"><path transform="translate(0 7)" fill="${palette.brand}" stroke="${palette.brand}" stroke-width="4" stroke-linejoin="round" d="${ribbon}"/><text x="57" y="35" font-family="Bricolage" font-weight="700" font-size="36" letter-spacing="-.7" fill="${palette.ink}">tecto</text></svg><span>Lei nº 13.709/2018</span></header>
<h1>Declaração de conformidade com a LGPD</h1>
<p class="lead">A ${names.legalName} declara que trata os dados pessoais recebidos por este site de acordo com a Lei Geral de Proteção de Dados Pessoais, e assume os compromissos abaixo.</p>
<ul>${commitments.map(([title, text]) => `<li><b>${title}</b>${text}</li>`).join('')}</ul>
<footer><div><b>${names.ceo}</b>CEO, ${names.company}</div><div><b>${names.cto}</b>CTO, ${names.company}</div><p>Versão de 21 de novembro de 2026. Esta é uma declaração da própria empresa: não é um certificado emitido por autoridade ou por terceiro.</p></footer></main>`

export async function renderCertificate(shoot: Shoot): Promise<void> {
  const { png } = await shoot(page(await fontFaces()), 1600, 1131)
  await writePublicFile('certificados/lgpd.jpeg', await sharp(png).jpeg({ quality: 80, mozjpeg: true }).toBuffer())
}
