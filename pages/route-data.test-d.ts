/** Lines marked `@ts-expect-error` must not compile: `npm run check` fails if one does, or if a type is `any`. */
import type { ComponentProps } from 'react'
import { expectTypeOf } from 'vitest'
import type { RoutePath } from '../components/page/page-path.ts'
import type ContactPage from './contact/ContactPage.tsx'
import type HirePage from './hire/HirePage.tsx'
import type { ContentOf, PageSourceOf } from './page-source.ts'
import { routeSources, type SourceOf } from './route-sources.ts'

type RouteData = { [Path in RoutePath]: SourceOf<Path> }
const { '/$locale/contato': contact, ...others } = routeSources

// A route takes what its component takes, which is what its data hold.
type ContactContent = ComponentProps<typeof ContactPage>
expectTypeOf<ContactContent['people'][number]['name']>().toBeString()
expectTypeOf<ContactContent>().toEqualTypeOf<ContentOf<typeof contact>>()
expectTypeOf<SourceOf<'/$locale/contato'>>().toEqualTypeOf<PageSourceOf<ContactContent, never>>()

// @ts-expect-error: a route without data
others satisfies RouteData
// @ts-expect-error: data without a route
void ({ '/$locale/nowhere-at-all': contact } satisfies Partial<RouteData>)
// @ts-expect-error: the data of another page
void ({ '/$locale/contato': routeSources['/$locale/noticias'] } satisfies Partial<RouteData>)
// @ts-expect-error: the component of another page
contact satisfies PageSourceOf<ComponentProps<typeof HirePage>, never>
// @ts-expect-error: data where the component takes none
contact satisfies SourceOf<'/$locale/obrigado'>
// @ts-expect-error: data without the path's parameter
routeSources['/$locale/noticias'] satisfies PageSourceOf<ContentOf<(typeof routeSources)['/$locale/noticias']>, 'slug'>
