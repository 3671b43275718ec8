import { describe, expect, test } from 'vitest'
import { answers } from '../../content/commitments/answers'
import type { AnsweringPage } from '../../content/commitments/commitments.schema'
import { services } from '../../content/services/services'
import { localeIds } from '../../locales/locales'
import { allWords, mainOf, sectionOf } from '../built-site'
import { text } from '../messages'
import type { PathInLanguage } from '../site-path'

const pages: [page: AnsweringPage, path: PathInLanguage][] = [
  ...services.map(({ id, slug }): [AnsweringPage, PathInLanguage] => [id, `/servicos/${slug}`]),
  ['aiLanding', '/inteligencia-artificial'],
  ['factory', '/fabrica-de-software'],
  ['hire', '/contrate'],
]

describe.each(localeIds)('in %s', (locale) => {
  test.each(pages)('the page "%s" answers what buyers ask there, open without scripts', (page, path) => {
    const section = sectionOf(mainOf(`/${locale}${path}`), text(locale, 'services.answers.title'))
    const own = answers.filter(({ pages }) => pages.includes(page))
    expect(allWords(section, 'dt')).toEqual(own.map(({ question }) => question[locale]))
    expect(allWords(section, 'dd')).toEqual(own.map(({ answer }) => answer[locale].replace(/\s/g, ' ')))
    expect(section.querySelectorAll('[hidden], details, button')).toEqual([])
  })
})
