import { ConsentBanner } from '../../components/consent/ConsentBanner.tsx'
import { AlternativeFooter } from '../../components/layout/footer/AlternativeFooter.tsx'
import { StandardFooter } from '../../components/layout/footer/StandardFooter.tsx'
import { AlternativeHeader } from '../../components/layout/header/AlternativeHeader.tsx'
import { BusinessCardHeader } from '../../components/layout/header/BusinessCardHeader.tsx'
import { StandardHeader } from '../../components/layout/header/StandardHeader.tsx'
import type { Chapter } from '../DesignPage.tsx'

/** What surrounds every page, with working menus; a narrow window shows those of phones. */
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
    // The transform makes this box the containing block of the fixed banner.
    'after a second, until it is accepted': (
      <div className="relative h-96 transform-gpu">
        <ConsentBanner />
      </div>
    ),
  },
}
