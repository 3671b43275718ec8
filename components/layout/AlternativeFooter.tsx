import { FormattedMessage } from 'react-intl'
import type { ServiceId } from '../../content/services/services.schema'
import { usePage } from '../page/PageProvider'
import { ButtonLink } from '../ui/ButtonLink'
import { FooterNavigation } from './FooterNavigation'
import { FooterBrand, FooterFrame, FooterLanguages } from './FooterParts'
import { FooterServices } from './FooterServices'

/** The specification names these four for this footer. */
const listed: ServiceId[] = ['web', 'mobile', 'design', 'softwareMaintenance']

/** The footer of the alternative pages: four services and a button to the contact page. */
export function AlternativeFooter() {
  const { services } = usePage().shared
  return (
    <FooterFrame>
      <FooterBrand>
        <ButtonLink to="/contato" tone="accent">
          <FormattedMessage id="layout.footer.contact" />
        </ButtonLink>
      </FooterBrand>
      <FooterServices services={listed.flatMap((id) => services.filter((service) => service.id === id))} />
      <FooterNavigation />
      <FooterLanguages />
    </FooterFrame>
  )
}
