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

/** @param props.deferredPage the page that the footer shows, which for a moment is still the previous one */
export function Layout({
  page,
  deferredPage,
  children,
}: {
  page: PageData
  deferredPage: PageData
  children: ReactNode
}) {
  // Visitors see the header change, so it changes together with the content.
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

/** React hydrates Suspense boundaries in order, this one last; tests and styles wait for its attribute. */
function HydratedMark() {
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return null
}

/** The body element belongs to the document shell, not to the React tree. */
export function bodyAttributes(layout: LayoutId): Record<string, string> {
  return { class: widthClass(layoutWidthsPx[layout]), 'data-layout': layout }
}

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
