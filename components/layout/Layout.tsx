import { type ReactNode, Suspense } from 'react'
import { FormattedMessage } from 'react-intl'
import { ConsentBanner } from '../consent/ConsentBanner.tsx'
import { OptionalPart } from '../page/OptionalPart.tsx'
import type { LayoutId } from '../page/page-data.ts'
import { Footer } from './Footer.tsx'
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
        {/* Early in the document, so that Tab reaches it soon; its style puts it at the foot of the window. */}
        {layout !== 'businessCard' && (
          <OptionalPart>
            <ConsentBanner />
          </OptionalPart>
        )}
        {header}
      </Suspense>
      <main id="conteudo">{children}</main>
      <Suspense>{footer}</Suspense>
    </>
  )
}

const layouts = {
  alternative: { header: <AlternativeHeader />, footer: <Footer isAlternative /> },
  standard: { header: <StandardHeader />, footer: <Footer /> },
  businessCard: { header: <BusinessCardHeader />, footer: null },
}

/** How wide the content is at most, from header to footer. */
export const contentWidths = {
  alternative: '[--content:1552px]',
  standard: '[--content:1048px]',
  businessCard: '[--content:560px]',
}

function SkipLink() {
  return (
    <a
      href="#conteudo"
      className="btn btn-accent fixed top-[max(0.5rem,var(--safe-top))] left-[max(0.5rem,var(--safe-left))] z-60 not-focus:[translate:0_-200%]"
    >
      <FormattedMessage id="layout.skip" />
    </a>
  )
}
