import { useIntl } from 'react-intl'
import { locales } from '../../../locales/locales.ts'
import { useLocale } from '../../page/PageProvider.tsx'
import { HoverMenu } from './HoverMenu.tsx'
import { Flag, LanguageLinks } from './LanguageLinks.tsx'

export function LanguageMenu() {
  const intl = useIntl()
  const locale = useLocale()
  const label = (
    <>
      <span className="sr-only">
        {intl.formatMessage({ id: 'layout.nav.language' })}: {locales[locale].name}
      </span>
      <Flag locale={locale} />
      <span aria-hidden="true">{locales[locale].shortName}</span>
    </>
  )
  return (
    <HoverMenu label={label}>
      <ul className="flex w-48 flex-col gap-1">
        <LanguageLinks className="flex min-h-11 items-center gap-3 rounded-field px-3 text-ink no-underline focusable hover:bg-mint aria-[current=page]:font-650" />
      </ul>
    </HoverMenu>
  )
}
