import { Link, type RegisteredRouter } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { type LocaleId, locales } from '../../locales/locales'
import { useLocale } from './PageProvider'

type WithoutLocale<Path> = Path extends '/$locale' ? '/' : Path extends `/$locale${infer Rest}` ? Rest : never

/** A page's address after the locale segment, as in the table of addresses: `'/'`, `'/contato'`, `'/noticias/$slug'`. */
export type PagePath = WithoutLocale<keyof RegisteredRouter['routesByPath']>

export type PageTarget<Path extends PagePath> = {
  to: Path
  hash?: string
  /** Another language than the reader's, where the target is fixed to one. */
  locale?: LocaleId
} & (Path extends `${string}$${infer Name}`
  ? { params: Record<Name extends `${infer Bare}}` ? Bare : Name, string> }
  : { params?: undefined })

export type PageLinkProps<Path extends PagePath> = Omit<ComponentProps<'a'>, 'href'> & PageTarget<Path>

/** A link to a page in the reader's language (spec section 2: every internal link carries the active locale). */
export function PageLink<Path extends PagePath>({ to, params, hash, locale, ...anchor }: PageLinkProps<Path>) {
  const ownLocale = useLocale()
  const target = locale ?? ownLocale
  return (
    <Link
      to={`/${target}${fill(to, params)}`}
      hash={hash}
      activeOptions={{ exact: true }}
      hrefLang={target === ownLocale ? undefined : locales[target].tag}
      {...anchor}
    />
  )
}

function fill(path: string, params: Record<string, string> | undefined): string {
  if (path === '/') return ''
  return path.replace(/\{?\$([a-z]+)\}?/g, (placeholder, name: string) => params?.[name] ?? placeholder)
}
