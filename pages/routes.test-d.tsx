/** Lines marked `@ts-expect-error` must not compile: `npm run check` fails if one does, or if a type is `any`. */
import { expectTypeOf } from 'vitest'
import { OneLanguageLink, PageLink } from '../components/page/PageLink.tsx'
import { type OneLanguagePath, type PagePath, type PathTarget, pageAddress } from '../components/page/page-path.ts'
import { ButtonLink } from '../components/ui/ButtonLink.tsx'
import { contactLoader } from './contact/contact.loader.ts'
import { type PageLoaders, pageLoaders } from './loaders.ts'
import { articleLoader } from './news/article.loader.ts'
import type { PageContent } from './page-components.tsx'
import { type PageProps, pageLoader } from './page-loader.ts'
import type { PageId, RouteParam } from './routes.ts'

expectTypeOf<PagePath>().not.toBeAny()
expectTypeOf<PageId>().not.toBeAny()

expectTypeOf<'/' | '/contato' | '/noticias/$slug' | '/contato-{$name}'>().toExtend<PagePath>()
expectTypeOf<'/nowhere-at-all'>().not.toExtend<PagePath>()
expectTypeOf<'/ia-noticia'>().not.toExtend<PagePath>()
expectTypeOf<OneLanguagePath>().toEqualTypeOf<'/ia-noticia' | '/pt-br/ia-noticia/$slug'>()
// @ts-expect-error
export const nowhere: PagePath = '/nowhere-at-all'

// Only a path's own parameters are accepted.
expectTypeOf<RouteParam<'article'>>().toEqualTypeOf<'slug'>()
expectTypeOf<RouteParam<'businessCard'>>().toEqualTypeOf<'name'>()
expectTypeOf<RouteParam<'contact'>>().toEqualTypeOf<never>()
expectTypeOf<PathTarget<'/a/{$b}/c-{$d}/$e'>['params']>().toEqualTypeOf<Record<'b' | 'd' | 'e', string>>()
pageAddress('pt-br', { to: '/noticias/$slug', params: { slug: 'a' } })
// @ts-expect-error
pageAddress('pt-br', { to: '/noticias/$slug' })
// @ts-expect-error
pageAddress('pt-br', { to: '/noticias/$slug', params: { name: 'a' } })
// @ts-expect-error
pageAddress('pt-br', { to: '/contato', params: { slug: 'a' } })

export const links = [
  <PageLink key="" to="/noticias/$slug" params={{ slug: 'a' }} />,
  // @ts-expect-error
  <PageLink key="" to="/nowhere-at-all" />,
  // @ts-expect-error
  <PageLink key="" to="/noticias/$slug" />,
  // @ts-expect-error
  <PageLink key="" to="/ia-noticia" />,
  // @ts-expect-error
  <OneLanguageLink key="" to="/contato" />,
  // @ts-expect-error
  <OneLanguageLink key="" to="/pt-br/ia-noticia/$slug" />,
  // @ts-expect-error
  <ButtonLink key="" tone="solid" to="/nowhere-at-all">
    {''}
  </ButtonLink>,
]

expectTypeOf<PageContent<'article'>>().not.toBeAny()
expectTypeOf<PageContent<'article'>>().toEqualTypeOf<PageProps<typeof articleLoader>['content']>()

// Every page needs a loader, and every loader a page.
const { contact: _, ...withoutContact } = pageLoaders
// @ts-expect-error
withoutContact satisfies PageLoaders
// @ts-expect-error
export const withNowhere = { ...pageLoaders, nowhere: contactLoader } satisfies PageLoaders
// @ts-expect-error
export const withContentOfAnother = { ...pageLoaders, news: contactLoader } satisfies PageLoaders
// @ts-expect-error
export const withContentForNothing = { ...pageLoaders, contact: pageLoaders.news } satisfies PageLoaders
export const withoutAddresses = {
  ...pageLoaders,
  // @ts-expect-error
  article: pageLoader<PageContent<'article'>>(articleLoader),
} satisfies PageLoaders
