import { defaultLocale, localeOfPath } from '../../locales/locales.ts'
import { allAddresses } from '../../pages/addresses.ts'
import { loadPage } from '../../renderer/prerender/load-page.ts'
import { renderPage } from '../../renderer/prerender/render-page.tsx'
import { absoluteUrl } from '../../renderer/prerender/site-origin.ts'
import { allTexts, groupOf } from '../texts.ts'
import { numberOf } from './marked-texts.ts'
import { numbersIn } from './marks.ts'

const groups = new Map(allTexts().map((text) => [numberOf(groupOf(text)), groupOf(text)]))

/** The address of a default-language page that shows each text, by group; needs marked texts. */
export const addressesOfTexts = new Map<string, string>()

for (const { id, pathname } of allAddresses()) {
  if (!id || localeOfPath(pathname) !== defaultLocale) continue
  const { page } = await loadPage(pathname)
  for (const number of numbersIn(page.head + (await renderPage(page)))) {
    const group = groups.get(number)
    if (group && !addressesOfTexts.has(group)) addressesOfTexts.set(group, absoluteUrl(pathname))
  }
}
