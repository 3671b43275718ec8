import { createGenerator } from '@unocss/core'
import { transform } from 'lightningcss'
import unoConfig from '../../uno.config'

const generator = createGenerator(unoConfig)

/** The CSS that a document uses and no more, so that it can stand in the document itself. */
export async function stylesOf(html: string): Promise<string> {
  const { css } = await (await generator).generate(html)
  const { code } = transform({ filename: 'page.css', code: Buffer.from(css), minify: true })
  return code.toString()
}
