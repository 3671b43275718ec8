import { Link, useRouterState } from '@tanstack/react-router'
import { useIntl } from 'react-intl'
import { type LocaleId, localeIds, locales } from '../../locales/locales'
import type { MessageId } from '../../locales/message-id'
import { usePage } from '../page/PageProvider'
import { useIsHydrated } from '../page/useIsHydrated'

const flagAlts: Record<LocaleId, MessageId> = {
  'pt-br': 'ui.flag.ptBr',
  'en-us': 'ui.flag.enUs',
  'es-es': 'ui.flag.esEs',
}

/** The page in each language: the path, query and fragment stay, the language segment changes. */
export function LanguageLinks({ className }: { className: string }) {
  const { languagePaths, locale: current } = usePage()
  const suffix = useAddressSuffix()
  return localeIds.map((locale) => (
    <li key={locale}>
      <Link
        to={languagePaths[locale] + suffix}
        hrefLang={locales[locale].tag}
        lang={locales[locale].tag}
        aria-current={locale === current ? 'page' : undefined}
        className={className}
      >
        <Flag locale={locale} />
        {locales[locale].name}
      </Link>
    </li>
  ))
}

export function Flag({ locale }: { locale: LocaleId }) {
  const intl = useIntl()
  return (
    <img
      src={locales[locale].flag}
      alt={intl.formatMessage({ id: flagAlts[locale] })}
      width={24}
      height={18}
      loading="lazy"
      className="h-4.5 w-6 rounded-0.75"
    />
  )
}

/** Query and fragment of the address, which the prerendered page cannot know. */
function useAddressSuffix(): string {
  const isHydrated = useIsHydrated()
  const suffix = useRouterState({
    select: ({ location }) => location.searchStr + (location.hash && `#${location.hash}`),
  })
  return isHydrated ? suffix : ''
}
