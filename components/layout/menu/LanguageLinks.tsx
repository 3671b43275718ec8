import { type LocaleId, localeIds, locales } from '../../../locales/locales.ts'
import { usePage } from '../../page/PageProvider.tsx'

/** Query and fragment, unknown when prerendering, are added when a visitor presses a link (components/page/page-links.ts). */
export function LanguageLinks({ className }: { className: string }) {
  const { languagePaths, locale: current } = usePage()
  return localeIds.map((locale) => (
    <li key={locale}>
      <a
        href={languagePaths[locale]}
        hrefLang={locales[locale].tag}
        lang={locales[locale].tag}
        aria-current={locale === current ? 'page' : undefined}
        className={className}
        data-keeps-address=""
      >
        <Flag locale={locale} />
        {locales[locale].name}
      </a>
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
      className="h-4.5 w-6 rounded-0.75 outline outline-1 outline-white/60"
    />
  )
}
