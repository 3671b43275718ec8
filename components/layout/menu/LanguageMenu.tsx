import { useIntl } from 'react-intl'
import { locales } from '../../../locales/locales.ts'
import { useLocale } from '../../page/PageProvider.tsx'
import { HoverMenu } from './HoverMenu.tsx'
import { Flag, LanguageLinks } from './LanguageLinks.tsx'

export function LanguageMenu({ className }: { className: string }) {
  const intl = useIntl()
  const locale = useLocale()
  const name = intl.formatMessage({ id: 'layout.nav.language' })
  const label = (
    <>
      <span className="sr-only popover:not-sr-only">
        {name}
        <span className="sr-only">: {locales[locale].name}</span>
      </span>
      <span className="flex items-center gap-1.5 popover:hidden">
        <Flag locale={locale} />
        {locales[locale].shortName}
      </span>
    </>
  )
  return (
    <HoverMenu label={label}>
      <ul aria-label={name} className={`flex w-48 flex-col gap-1 ${className}`}>
        <LanguageLinks className="flex min-h-11 items-center gap-3 rounded-field px-3 focusable hover:bg-mint aria-[current=page]:font-650 menu-subrow" />
      </ul>
    </HoverMenu>
  )
}
