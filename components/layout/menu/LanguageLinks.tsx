import { Link } from '@tanstack/react-router'
import { type LocaleId, localeIds, locales } from '../../../locales/locales.ts'
import { noClass } from '../../page/PageLink.tsx'
import { usePage } from '../../page/PageProvider.tsx'

/**
 * Links to the same page in each language. They keep the query and the fragment of the page's address, which are unknown
 * while prerendering: before hydration, renderer/+client.ts adds them when a link is followed.
 */
export function LanguageLinks({ className }: { className: string }) {
  const { languagePaths, locale: current } = usePage()
  return localeIds.map((locale) => (
    <li key={locale}>
      <Link
        to={languagePaths[locale]}
        search={true}
        hash={true}
        preload="intent"
        activeProps={noClass}
        suppressHydrationWarning={true}
        hrefLang={locales[locale].tag}
        lang={locales[locale].tag}
        aria-current={locale === current ? 'page' : undefined}
        className={className}
        data-keeps-address=""
      >
        <Flag locale={locale} />
        {locales[locale].name}
      </Link>
    </li>
  ))
}

/** Decorative, because the language is named beside it. */
export function Flag({ locale }: { locale: LocaleId }) {
  return (
    <img
      src={locales[locale].flag}
      alt=""
      width={24}
      height={18}
      loading="lazy"
      className="h-4.5 w-6 rounded-0.75 outline outline-1 outline-on-dark-muted"
    />
  )
}
