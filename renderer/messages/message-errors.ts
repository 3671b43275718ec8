import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser'
import { didYouMean } from '../../content/checks/did-you-mean.ts'
import { placeholderNames } from '../../content/text/placeholders.ts'
import { type LocaleId, locales } from '../../locales/locales.ts'

type Ast = MessageFormatElement[]

/** The parser's errors in an editor's words. */
const parserMessages: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: 'opens a { that is not closed: write }',
  EMPTY_ARGUMENT: 'has an empty { }: write the name of a placeholder, or remove it',
  MALFORMED_ARGUMENT: 'has a placeholder that is not closed, or whose name is not a single word, as in {year}',
  EXPECT_ARGUMENT_TYPE: 'has a placeholder with a comma and nothing after it: write {year}',
  INVALID_ARGUMENT_TYPE: 'has a placeholder of an unknown type: use number, date, time, plural, or select',
  EXPECT_ARGUMENT_STYLE: 'has a placeholder with a comma and nothing after it: write {year}',
  MISSING_OTHER_CLAUSE: 'has a plural or select without "other {…}", which is required',
  EXPECT_PLURAL_ARGUMENT_SELECTOR: 'has a plural without its forms: one {…} other {…}',
  EXPECT_PLURAL_ARGUMENT_SELECTOR_FRAGMENT: 'has a plural form without its text in { }',
  EXPECT_SELECT_ARGUMENT_SELECTOR: 'has a select without its options: a {…} other {…}',
  EXPECT_SELECT_ARGUMENT_SELECTOR_FRAGMENT: 'has a select option without its text in { }',
  DUPLICATE_PLURAL_ARGUMENT_SELECTOR: 'has the same plural form twice',
  DUPLICATE_SELECT_ARGUMENT_SELECTOR: 'has the same select option twice',
  INVALID_PLURAL_ARGUMENT_SELECTOR: 'has a plural with an invalid number: write =0',
  UNCLOSED_TAG: 'opens a tag that is not closed: write <link>text</link>',
  UNMATCHED_CLOSING_TAG: 'closes a tag that was not opened: write <link>text</link>',
  INVALID_TAG: 'has a < that does not start a tag: write <link>text</link>',
}

export function parserError(error: Error, text: string): string {
  const { location } = error as { location?: { start: { offset: number } } }
  const place = text.slice(location?.start.offset ?? 0).slice(0, 30) || text.slice(-30)
  return `${parserMessages[error.message] ?? `cannot be parsed (${error.message.toLowerCase().replaceAll('_', ' ')})`}, near "${place}": ${text}`
}

/** Errors that the parser accepts: stray braces, and plural forms that the language does not have. */
export function formErrors(ast: Ast, locale: LocaleId): string[] {
  return elementsOf(ast).flatMap((element) => {
    if (element.type === TYPE.literal)
      return /[{}]/.test(element.value) ? [`has an extra brace: ${element.value.trim()}`] : []
    if (element.type !== TYPE.plural) return []
    const forms = new Intl.PluralRules(locales[locale].tag, { type: element.pluralType }).resolvedOptions()
      .pluralCategories
    const hasNumber = (form: string) =>
      element.options[form]?.value.some(({ type }) => type === TYPE.pound || type === TYPE.argument) ?? false
    const lost = ['few', 'many', 'other'].filter((form) => form in element.options && !hasNumber(form))
    const isLost = Object.keys(element.options).some(hasNumber)
    const unknown = Object.keys(element.options).filter(
      (form) => !/^=\d+$/.test(form) && !forms.includes(form as Intl.LDMLPluralRule),
    )
    return [
      ...(isLost ? lost.map((form) => `has the plural form "${form}" without #: the number would not be shown`) : []),
      ...unknown.map(
        (form) =>
          `has the plural form "${form}", which is never used: the names of forms are English in every language (${forms.join(', ')}, =0)${didYouMean(form, forms)}`,
      ),
    ]
  })
}

/** How a translation's placeholders and tags differ from the default language's; empty if they do not. */
export function slotError(ast: Ast, translated: Ast, reference: string): string {
  const [expected, found] = [slotsOf(ast), slotsOf(translated)]
  const missing = expected.filter((slot) => !found.includes(slot))
  const added = found.filter((slot) => !expected.includes(slot))
  const guesses = added
    .map((slot) => didYouMean(slot.slice(1, -1), [...placeholderNames, ...missing.map((each) => each.slice(1, -1))]))
    .find(Boolean)
  const words = [
    ...(missing.length > 0 ? [`lacks ${missing.join(', ')}`] : []),
    ...(added.length > 0 ? [`has ${added.join(', ')}`] : []),
  ]
  if (words.length === 0) return ''
  return `${words.join(' and ')}, unlike ${reference} (${expected.join(', ') || 'no placeholders or tags'})${guesses ?? (missing.length > 0 ? `: write them as in ${reference}` : ': remove them')}`
}

/** As they are written: `{year}`, `<policy>`, `{count, plural}`. */
function slotsOf(ast: Ast): string[] {
  const slots = elementsOf(ast).flatMap((element) => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.tag) return [`<${element.value}>`]
    const kind = element.type === TYPE.argument ? '' : `, ${TYPE[element.type]}`
    return [`{${element.value}${kind}}`]
  })
  return [...new Set(slots)]
}

/** All parts of a message, also those within tags and choices. */
function elementsOf(ast: Ast): Ast {
  return ast.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...elementsOf(element.children)]
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return [element, ...Object.values(element.options).flatMap(({ value }) => elementsOf(value))]
    return [element]
  })
}
