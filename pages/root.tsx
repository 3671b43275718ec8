import { createRootRouteWithContext, Outlet, useMatches, useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { contentWidths, Layout } from '../components/layout/Layout.tsx'
import { PageOpening } from '../components/page/PageOpening.tsx'
import { PageProvider } from '../components/page/PageProvider.tsx'
import type { HeadTags, LoadedPage, PageFrame } from '../components/page/page-data.ts'
import { locales } from '../locales/locales.ts'
import { ErrorPage, errorTitle } from './error/ErrorPage.tsx'

export interface RouterContext {
  firstPage: LoadedPage
}

/** The root is the document; renderer/prerender/document-html.ts adds to it what scripts never change. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: RootError,
})

function Root() {
  const page = useCurrentPage()
  return (
    <Document page={page}>
      <PageOpening />
      <Layout layout={page.layout}>
        <Outlet />
      </Layout>
    </Document>
  )
}

/** Shown in place of the layout if something outside the page's content fails, such as the header. */
function RootError() {
  const { firstPage } = useRouter().options.context
  const page = useLoadedPage() ?? firstPage.page
  return (
    <Document page={{ ...page, head: failedHead }}>
      <main>
        <ErrorPage />
      </main>
    </Document>
  )
}

/** While a page that failed to load shows an error, the layout of the previous one stays. The head names no address. */
function useCurrentPage(): PageFrame {
  const page = useLoadedPage()
  const [last, setLast] = useState(page)
  if (page && page !== last) setLast(page)
  if (page) return page
  if (!last) throw new Error('The first page has no data.')
  return { ...last, head: failedHead }
}

function useLoadedPage(): PageFrame | undefined {
  return useMatches({ select: (matches) => (matches.at(-1)?.loaderData as LoadedPage | undefined)?.page })
}

const failedHead: HeadTags = { title: errorTitle, metas: [{ name: 'robots', content: 'noindex' }], links: [] }

function Document({ page, children }: { page: PageFrame; children: ReactNode }) {
  const [scriptAttributes] = useState(attributesOfScripts)
  return (
    <html lang={locales[page.locale].tag} {...scriptAttributes} suppressHydrationWarning={true}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <PageHead {...page.head} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
      </head>
      <body className={contentWidths[page.layout]} data-layout={page.layout}>
        <PageProvider page={page}>{children}</PageProvider>
      </body>
    </html>
  )
}

/**
 * Scripts write the document's state into `data-loaded-for`, `data-consent` and `data-hydrated`. React would remove
 * these attributes where it makes the document anew, because something had changed it before hydration.
 */
function attributesOfScripts(): Record<string, string> {
  if (typeof document === 'undefined') return {}
  const attributes = [...document.documentElement.attributes].filter(({ name }) => name.startsWith('data-'))
  return Object.fromEntries(attributes.map(({ name, value }) => [name, value]))
}

function PageHead({ title, metas, links }: HeadTags) {
  return (
    <>
      <title>{title}</title>
      {metas.map((meta) => (
        <meta key={Object.values(meta).join()} {...meta} />
      ))}
      {links.map((link) => (
        <link key={Object.values(link).join()} {...link} />
      ))}
    </>
  )
}
