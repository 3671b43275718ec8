import { type ReactNode, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { BelowTheFold } from '../page/BelowTheFold.tsx'
import { ErrorBoundary } from '../page/ErrorBoundary.tsx'
import type { LayoutId } from '../page/page-data.ts'
import { AlternativeFooter } from './footer/AlternativeFooter.tsx'
import { StandardFooter } from './footer/StandardFooter.tsx'
import { AlternativeHeader } from './header/AlternativeHeader.tsx'
import { BusinessCardHeader } from './header/BusinessCardHeader.tsx'
import { StandardHeader } from './header/StandardHeader.tsx'

/**
 * Each part has its own boundary: what a browser or an extension has changed in one before hydration, React renders
 * anew, and leaves the others as they are. (The router puts one around the page.)
 */
export function Layout({ layout, children }: { layout: LayoutId; children: ReactNode }) {
  const { header, footer } = layouts[layout]
  return (
    <>
      <Suspense>
        <SkipLink />
        {header}
      </Suspense>
      <main id="conteudo" tabIndex={-1}>
        {children}
      </main>
      <Suspense>
        {/* The footer of another layout is made anew. */}
        <BelowTheFold key={layout}>{footer}</BelowTheFold>
        {layout !== 'businessCard' && (
          <ErrorBoundary>
            <ConsentBanner />
          </ErrorBoundary>
        )}
      </Suspense>
    </>
  )
}

const layouts = {
  alternative: { header: <AlternativeHeader />, footer: <AlternativeFooter /> },
  standard: { header: <StandardHeader />, footer: <StandardFooter /> },
  businessCard: { header: <BusinessCardHeader />, footer: null },
}

function SkipLink() {
  return (
    <a href="#conteudo" className="skip-link">
      <FormattedMessage id="layout.skip" />
    </a>
  )
}
