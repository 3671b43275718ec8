/** What must not compile: `npm run check` fails where one of these lines does, or where a type is `any` and checks nothing. */
import { expectTypeOf } from 'vitest'
import { OneLanguageLink, PageLink } from '../components/page/PageLink'
import { type OneLanguagePath, type PagePath, type PathTarget, pageAddress } from '../components/page/page-path'
import { ButtonLink } from '../components/ui/ButtonLink'
import { contactSource } from './contact/contact.source'
import { articleSource } from './news/article.source'
import { type PageProps, pageSource } from './page-source'
import type { PageRequest } from './route-tree'
import type { OwnParam, PageId, ViewContent } from './routes'
import { type PageSources, pageSources } from './sources'

expectTypeOf<PagePath>().not.toBeAny()
expectTypeOf<PageId>().not.toBeAny()
expectTypeOf<PageRequest['page']>().toEqualTypeOf<PageId | undefined>()

// A path is one of the table.
expectTypeOf<'/' | '/contato' | '/noticias/$slug' | '/contato-{$name}'>().toExtend<PagePath>()
expectTypeOf<'/nowhere-at-all'>().not.toExtend<PagePath>()
expectTypeOf<'/ia-noticia'>().not.toExtend<PagePath>()
expectTypeOf<OneLanguagePath>().toEqualTypeOf<'/ia-noticia' | '/pt-br/ia-noticia/$slug'>()
// @ts-expect-error
export const nowhere: PagePath = '/nowhere-at-all'

// A path comes with its parameters, and with no others.
expectTypeOf<OwnParam<'article'>>().toEqualTypeOf<'slug'>()
expectTypeOf<OwnParam<'businessCard'>>().toEqualTypeOf<'name'>()
expectTypeOf<OwnParam<'contact'>>().toEqualTypeOf<never>()
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

// A view takes the content of its page's source.
expectTypeOf<ViewContent<'article'>>().not.toBeAny()
expectTypeOf<ViewContent<'article'>>().toEqualTypeOf<PageProps<typeof articleSource>['content']>()

// Each page has a source, and there is no source without a page.
const { contact: _, ...withoutContact } = pageSources
// @ts-expect-error
withoutContact satisfies PageSources
// @ts-expect-error
export const withNowhere = { ...pageSources, nowhere: contactSource } satisfies PageSources
// @ts-expect-error
export const withContentOfAnother = { ...pageSources, news: contactSource } satisfies PageSources
// @ts-expect-error
export const withContentForNothing = { ...pageSources, contact: pageSources.news } satisfies PageSources
export const withoutAddresses = {
  ...pageSources,
  // @ts-expect-error
  article: pageSource<ViewContent<'article'>>(articleSource),
} satisfies PageSources
// @ts-expect-error
pageSource({ ...contactSource, listedAt: 'nowhere' })
