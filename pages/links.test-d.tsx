/** Lines marked `@ts-expect-error` must not compile: `npm run check` fails if one does, or if a type is `any`. */
import type { RegisteredRouter } from '@tanstack/react-router'
import { expectTypeOf } from 'vitest'
import { OneLanguageLink, PageLink } from '../components/page/PageLink.tsx'
import { type OneLanguagePath, type PagePath, pathnameIn, type RoutePath } from '../components/page/page-path.ts'
import type { ArticleContent } from './news/article.source.ts'

expectTypeOf<RoutePath>().not.toBeAny()
expectTypeOf<'/' | '/contato' | '/noticias/$slug' | '/contato-{$name}'>().toExtend<PagePath>()
expectTypeOf<OneLanguagePath>().toEqualTypeOf<'/ia-noticia' | '/pt-br/ia-noticia/$slug'>()
expectTypeOf<ArticleContent['title']>().toBeString()

pathnameIn('pt-br', { to: '/noticias/$slug', params: { slug: 'a' } })
// @ts-expect-error: no such path
export const nowhere: PagePath = '/nowhere-at-all'
// @ts-expect-error: without its parameter
pathnameIn('pt-br', { to: '/noticias/$slug' })

export const links = [
  <PageLink key="" to="/noticias/$slug" params={{ slug: 'a' }} />,
  // @ts-expect-error: no such page
  <PageLink key="" to="/nowhere-at-all" />,
  // @ts-expect-error: without its parameter
  <PageLink key="" to="/noticias/$slug" />,
  // @ts-expect-error: in one language only
  <PageLink key="" to="/ia-noticia" />,
  // @ts-expect-error: in every language
  <OneLanguageLink key="" to="/contato" />,
]

export function navigations(router: RegisteredRouter) {
  void router.navigate({ to: '/$locale/contato', params: { locale: 'pt-br' } })
  // @ts-expect-error: no such path
  void router.navigate({ to: '/$locale/nowhere-at-all', params: { locale: 'pt-br' } })
  // @ts-expect-error: no such language
  void router.navigate({ to: '/$locale/contato', params: { locale: 'xx-xx' } })
}
