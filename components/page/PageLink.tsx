import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type LocaleId, locales } from '../../locales/locales'
import { useLocale } from './PageProvider'
import { fillPath, type OneLanguagePath, type PagePath, type PathTarget, pageAddress } from './page-path'

type Anchor = Omit<ComponentProps<'a'>, 'href'>

export type PageTarget = PathTarget<PagePath> & {
  hash?: string
  /** The language of the target, for a link that leads to the same language from all pages. */
  locale?: LocaleId
}

export type PageLinkProps = Anchor & PageTarget

/** A link to a page in the reader's language, so that readers stay in it. */
export function PageLink({ to, params, hash, locale, ...anchor }: PageLinkProps) {
  const ownLocale = useLocale()
  const target = locale ?? ownLocale
  return (
    <Link
      to={pageAddress(target, { to, params } as PathTarget<PagePath>)}
      hash={hash}
      activeOptions={{ exact: true }}
      hrefLang={target === ownLocale ? undefined : locales[target].tag}
      {...anchor}
    />
  )
}

/** A link to a page that stands in one language only. */
export function OneLanguageLink({ to, params, ...anchor }: Anchor & PathTarget<OneLanguagePath>) {
  return <Link to={fillPath(to, params)} {...anchor} />
}
