import type { ServiceId } from '../../../content/services/services.schema.ts'
import { usePage } from '../../page/PageProvider.tsx'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { FooterBrand, FooterLanguages, FooterLayout } from './FooterLayout.tsx'
import { FooterNavigation } from './FooterNavigation.tsx'
import { FooterServices } from './FooterServices.tsx'

/** The specification names these four for this footer. */
const listed: ServiceId[] = ['web', 'mobile', 'design', 'softwareMaintenance']

export function AlternativeFooter() {
  const { services } = usePage().shared
  return (
    <FooterLayout>
      <FooterBrand>
        <ButtonLink to="/contato" tone="accent" label="layout.footer.contact" />
      </FooterBrand>
      <FooterServices services={listed.flatMap((id) => services.filter((service) => service.id === id))} />
      <FooterNavigation />
      <FooterLanguages />
    </FooterLayout>
  )
}
