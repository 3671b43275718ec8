import { usePage } from '../../page/PageProvider.tsx'
import { FooterBrand, FooterLanguages, FooterLayout } from './FooterLayout.tsx'
import { FooterNavigation } from './FooterNavigation.tsx'
import { FooterServices } from './FooterServices.tsx'

export function StandardFooter() {
  const { services } = usePage().shared
  return (
    <FooterLayout>
      <FooterBrand />
      <FooterServices services={services} />
      <FooterNavigation />
      <FooterLanguages />
    </FooterLayout>
  )
}
