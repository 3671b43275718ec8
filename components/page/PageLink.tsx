import type { ComponentProps } from 'react'
import { type LocaleId, locales } from '../../locales/locales.ts'
import { usePage } from './PageProvider.tsx'
import { fillPath, type OneLanguagePath, type PagePath, type PathTarget, pageAddress } from './page-path.ts'

type Anchor = Omit<ComponentProps<'a'>, 'href'>

export type PageTarget = PathTarget<PagePath> & {
  hash?: string
  /** For links that lead to the same language from all pages. */
  locale?: LocaleId
}

export type PageLinkProps = Anchor & PageTarget

/**
 * A plain link to a page in the reader's language; one listener for all links follows it without a reload (page-links.ts).
 */
export function PageLink({ to, params, hash, locale, ...anchor }: PageLinkProps) {
  const page = usePage()
  const target = locale ?? page.locale
  const path = pageAddress(target, { to, params } as PathTarget<PagePath>)
  return (
    <a
      href={hash ? `${path}#${hash}` : path}
      aria-current={path === page.pathname && !hash ? 'page' : undefined}
      hrefLang={target === page.locale ? undefined : locales[target].tag}
      {...anchor}
    />
  )
}

/** A link to a page that exists in one language only. */
export function OneLanguageLink({ to, params, ...anchor }: Anchor & PathTarget<OneLanguagePath>) {
  return <a href={fillPath(to, params)} {...anchor} />
}
