import { usePage } from '../page/PageProvider'
import { FooterNavigation } from './FooterNavigation'
import { FooterBrand, FooterFrame, FooterLanguages } from './FooterParts'
import { FooterServices } from './FooterServices'

/** The footer of the standard pages: every service has its link. */
export function StandardFooter() {
  const { services } = usePage().shared
  return (
    <FooterFrame>
      <FooterBrand />
      <FooterServices services={services} />
      <FooterNavigation />
      <FooterLanguages />
    </FooterFrame>
  )
}
