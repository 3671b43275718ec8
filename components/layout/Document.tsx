import { Outlet, useMatches } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { locales } from '../../locales/locales'
import { ConsentBanner } from '../consent/ConsentBanner'
import { PageProvider } from '../page/PageProvider'
import type { PageData } from '../page/page-data'
import { AlternativeFooter } from './AlternativeFooter'
import { AlternativeHeader } from './AlternativeHeader'
import { BusinessCardHeader } from './BusinessCardHeader'
import { HeadTags } from './HeadTags'
import { layoutWidthsPx, widthClass } from './layout-widths'
import { StandardFooter } from './StandardFooter'
import { StandardHeader } from './StandardHeader'

/** The whole document: head, header, the page, footer. */
export function Document({ notFound }: { notFound: ReactNode }) {
  const page = useCurrentPage()
  const { header, footer } = layouts[page.layout]
  return (
    <PageProvider page={page}>
      <html lang={locales[page.locale].tag}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <HeadTags />
        </head>
        <body className={widthClass(layoutWidthsPx[page.layout])} data-layout={page.layout}>
          <SkipLink />
          {header}
          <main id="conteudo" tabIndex={-1}>
            {page.isUnknownAddress ? notFound : <Outlet />}
          </main>
          {footer}
          {page.layout !== 'businessCard' && <ConsentBanner />}
        </body>
      </html>
    </PageProvider>
  )
}

/** The header and footer of each layout. */
const layouts = {
  alternative: { header: <AlternativeHeader />, footer: <AlternativeFooter /> },
  standard: { header: <StandardHeader />, footer: <StandardFooter /> },
  businessCard: { header: <BusinessCardHeader />, footer: null },
}

/** The data of the page on show. When a page fails to load there is none, and the frame of the one before stays. */
function useCurrentPage(): PageData {
  const page = useMatches({ select: (matches) => matches.at(-1)?.loaderData as PageData | undefined })
  const [last, setLast] = useState(page)
  if (page && page !== last) setLast(page)
  const shown = page ?? last
  if (!shown) throw new Error('The first page has no data.')
  return shown
}

function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="btn-accent fixed top-[max(0.5rem,var(--safe-top))] left-[max(0.5rem,var(--safe-left))] z-60 not-focus:(pointer-events-none -translate-y-[200%]) focus:translate-y-0"
    >
      <FormattedMessage id="layout.skip" />
    </a>
  )
}
