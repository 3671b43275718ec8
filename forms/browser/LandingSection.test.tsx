import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { type LocaleId, localeIds, salesLocale } from '../../locales/locales.ts'
import { renderIn } from '../../tests/render-in.tsx'
import { at } from '../../tests/site/site-path.ts'
import { LandingSection } from './LandingSection.tsx'

const hrefs = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
const contactIn = (locale: LocaleId) => at(`/${locale}/contato`)

describe.each(localeIds)('a visitor who reads %s', (locale) => {
  test('sees above a form for Brazil whom it is for', () => {
    const { container, t } = renderIn(
      locale,
      <LandingSection id="form" title={{ text: '' }} intro={{ text: '' }} people={[]}>
        <form />
      </LandingSection>,
    )
    const isForOthers = locale !== salesLocale
    expect(hrefs()).toEqual(isForOthers ? [contactIn(locale)] : [])
    expect(screen.queryByRole('heading', { name: t('landing.abroad.title') }) !== null).toBe(isForOthers)
    if (!isForOthers) return
    const [link, form] = [screen.getByRole('link'), container.querySelector('form') ?? expect.fail()]
    expect(link.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })
})
