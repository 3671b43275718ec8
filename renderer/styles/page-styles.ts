import { createGenerator } from '@unocss/core'
import { transform } from 'lightningcss'
import unoConfig from '../../uno.config'

const generator = createGenerator(unoConfig)

/** The CSS that a document uses and no more, so that it can stand in the document itself. */
export async function stylesOf(html: string): Promise<string> {
  // A class such as `[&>li]:col-span-2` stands escaped in a document.
  const source = html.replaceAll('&gt;', '>').replaceAll('&amp;', '&')
  const { css } = await (await generator).generate(source)
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true })
  return code.toString()
}
