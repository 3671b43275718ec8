import type { ComponentProps } from 'react'
import { type LocaleId, locales } from '../../locales/locales.ts'
import { usePage } from './PageProvider.tsx'
import { fillPath, type OneLanguagePath, type PagePath, type PathTarget, pageAddress } from './page-path.ts'

type Anchor = Omit<ComponentProps<'a'>, 'href'>

export type PageTarget = PathTarget<PagePath> & {
  hash?: string
  /** The language of the target, for a link that leads to the same language from all pages. */
  locale?: LocaleId
}

export type PageLinkProps = Anchor & PageTarget

/**
 * A link to a page in the reader's language, so that readers stay in it. A plain link: renderer/browser/follow-links.ts follows all
 * links of the document without reloading.
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

/** A link to a page that stands in one language only. */
export function OneLanguageLink({ to, params, ...anchor }: Anchor & PathTarget<OneLanguagePath>) {
  return <a href={fillPath(to, params)} {...anchor} />
}
