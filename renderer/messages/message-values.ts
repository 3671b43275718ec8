import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { placeholders } from '../../content/text/placeholders.ts'
import type { LocaleId } from '../../locales/locales.ts'

type Ast = MessageFormatElement[]

/** Fills the placeholders of content/text/placeholders.ts, so that their values are plain text in the browser. */
export function withNames(ast: Ast, locale: LocaleId): Ast {
  const filled: Ast = []
  for (const element of ast) {
    const name = element.type === TYPE.argument ? placeholders[locale][element.value] : undefined
    const part = name === undefined ? element : { type: TYPE.literal as const, value: name }
    const last = filled.at(-1)
    if (last?.type === TYPE.literal && part.type === TYPE.literal) last.value += part.value
    else filled.push(nested(part, locale))
  }
  return filled
}

/** Also within tags, plurals and selects. */
function nested(element: MessageFormatElement, locale: LocaleId): MessageFormatElement {
  if (element.type === TYPE.tag) return { ...element, children: withNames(element.children, locale) }
  if (element.type !== TYPE.plural && element.type !== TYPE.select) return element
  const options = Object.entries(element.options).map(([choice, { value }]) => [
    choice,
    { value: withNames(value, locale) },
  ])
  return { ...element, options: Object.fromEntries(options) }
}

/** The values that the code must pass to a message. */
export function valuesIn(ast: Ast): string[] {
  return ast.flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return valuesIn(element.children)
    const nested = 'options' in element ? Object.values(element.options).flatMap(({ value }) => valuesIn(value)) : []
    return [element.value, ...nested]
  })
}
