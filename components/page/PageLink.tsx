import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type LocaleId, locales } from '../../locales/locales.ts'
import { usePage } from './PageProvider.tsx'
import type { OneLanguagePath, PagePath, PathTarget } from './page-path.ts'

type Anchor = Omit<ComponentProps<'a'>, 'href' | 'ref'>

export type PageTarget = PathTarget<PagePath> & {
  hash?: string
  /** For links that lead to one language from pages in every language. */
  locale?: LocaleId
}

export type PageLinkProps = Anchor & PageTarget

/** The code of these pages is large, so it is loaded only once a visitor points at the link. */
const pagesWithForm: PagePath[] = ['/contato', '/contrate', '/fabrica-de-software']

/** Instead of the class that the router would add to links to the current page. */
export const noClass = {}

/** A link to a page in the reader's language. */
export function PageLink({ to, params, hash, locale, ...anchor }: PageLinkProps) {
  const own = usePage().locale
  const target = locale ?? own
  return (
    <Link
      to={(to === '/' ? '/$locale' : `/$locale${to}`) as '/$locale'}
      params={{ locale: target, ...params }}
      hash={hash}
      preload={pagesWithForm.includes(to) ? 'intent' : undefined}
      activeOptions={{ exact: true, includeSearch: false, includeHash: hash !== undefined }}
      activeProps={noClass}
      hrefLang={target === own ? undefined : locales[target].tag}
      {...anchor}
    />
  )
}

/** A link to a page that exists in one language only. */
export function OneLanguageLink({ to, params, ...anchor }: Anchor & PathTarget<OneLanguagePath>) {
  return <Link to={to as '/ia-noticia'} params={params as undefined} {...anchor} />
}
