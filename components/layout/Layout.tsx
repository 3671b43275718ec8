import { type ReactNode, Suspense, useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { PageProvider } from '../page/PageProvider.tsx'
import type { LayoutId, PageData } from '../page/page-data.ts'
import { AlternativeFooter } from './footer/AlternativeFooter.tsx'
import { StandardFooter } from './footer/StandardFooter.tsx'
import { AlternativeHeader } from './header/AlternativeHeader.tsx'
import { BusinessCardHeader } from './header/BusinessCardHeader.tsx'
import { StandardHeader } from './header/StandardHeader.tsx'
import { layoutWidthsPx, widthClass } from './layout-widths.ts'

/**
 * The body of a document: header, page, footer.
 * @param props.deferredPage what the footer shows: the page, or for a moment still the one before
 */
export function Layout({
  page,
  deferredPage,
  children,
}: {
  page: PageData
  deferredPage: PageData
  children: ReactNode
}) {
  // The header changes together with the content, because visitors see it change.
  const isLikeBefore = deferredPage.layout === page.layout && deferredPage.locale === page.locale
  return (
    <>
      <PageProvider page={isLikeBefore ? deferredPage : page}>
        <SkipLink />
        {layouts[page.layout].header}
      </PageProvider>
      <PageProvider page={page}>
        <main id="conteudo" tabIndex={-1}>
          {children}
        </main>
      </PageProvider>
      <PageProvider page={deferredPage}>
        {layouts[deferredPage.layout].footer}
        {deferredPage.layout !== 'businessCard' && <ConsentBanner />}
      </PageProvider>
      <Suspense>
        <HydratedMark />
      </Suspense>
    </>
  )
}

/** React hydrates Suspense boundaries one by one, this one last: tests and styles wait for its attribute. */
function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

/** Attributes of the body element, which belongs to the document shell and not to the React tree. */
export function bodyAttributes(layout: LayoutId): Record<string, string> {
  return { class: widthClass(layoutWidthsPx[layout]), 'data-layout': layout }
}

/** The header and footer of each layout. */
const layouts = {
  alternative: { header: <AlternativeHeader />, footer: <AlternativeFooter /> },
  standard: { header: <StandardHeader />, footer: <StandardFooter /> },
  businessCard: { header: <BusinessCardHeader />, footer: null },
}

function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="btn-accent fixed top-[max(0.5rem,var(--safe-top))] left-[max(0.5rem,var(--safe-left))] z-60 not-focus:pointer-events-none not-focus:-translate-y-[200%] focus:translate-y-0"
    >
      <FormattedMessage id="layout.skip" />
    </a>
  )
}
