import { ConsentBanner } from '../../components/consent/ConsentBanner.tsx'
import { AlternativeFooter } from '../../components/layout/footer/AlternativeFooter.tsx'
import { StandardFooter } from '../../components/layout/footer/StandardFooter.tsx'
import { AlternativeHeader } from '../../components/layout/header/AlternativeHeader.tsx'
import { BusinessCardHeader } from '../../components/layout/header/BusinessCardHeader.tsx'
import { StandardHeader } from '../../components/layout/header/StandardHeader.tsx'
import type { Chapter } from '../DesignPage.tsx'

/** What stands around every page. Its menus open as they do there; a narrow window has those of phones. */
export const layout: Chapter = {
  Header: {
    standard: <StandardHeader />,
    alternative: (
      <div className="isolate ground-dark">
        <AlternativeHeader />
      </div>
    ),
    'business card': <BusinessCardHeader />,
  },
  Footer: { standard: <StandardFooter />, alternative: <AlternativeFooter /> },
  ConsentBanner: {
    // What is transformed is what fixed elements in it keep to.
    'after a second, until it is accepted': (
      <div className="relative h-96 transform-gpu">
        <ConsentBanner />
      </div>
    ),
  },
}
