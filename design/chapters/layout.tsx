import { ConsentBanner } from '../../components/consent/ConsentBanner'
import { AlternativeFooter } from '../../components/layout/AlternativeFooter'
import { AlternativeHeader } from '../../components/layout/AlternativeHeader'
import { BusinessCardHeader } from '../../components/layout/BusinessCardHeader'
import { StandardFooter } from '../../components/layout/StandardFooter'
import { StandardHeader } from '../../components/layout/StandardHeader'
import type { Chapter } from '../DesignPage'

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
