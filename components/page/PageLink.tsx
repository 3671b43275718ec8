import { Link, useRouter } from '@tanstack/react-router'
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

/** Instead of the class that the router would add to links to the current page. */
export const noClass = {}

/** A link to a page in the reader's language. */
export function PageLink({ to, params, hash, locale, ...anchor }: PageLinkProps) {
  const own = usePage().locale
  const target = locale ?? own
  const path = (to === '/' ? '/$locale' : `/$locale${to}`) as '/$locale'
  const { hasForm } = useRouter().routesByPath[path].options.staticData ?? {}
  return (
    <Link
      to={path}
      params={{ locale: target, ...params }}
      hash={hash}
      preload={hasForm ? 'intent' : undefined}
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
