import { useIntl } from 'react-intl'
import type { partners as allPartners } from '../../../content/company/partners.ts'
import { PlainList } from '../../ui/PlainList.tsx'

export type Partners = typeof allPartners

export function PartnerLogos({ partners, isOnDark }: { partners: Partners; isOnDark?: boolean }) {
  const intl = useIntl()
  const line = isOnDark ? 'border-on-dark-line' : 'border-mint-line'
  return (
    <PlainList className={`grid grid-cols-2 row-line border-l sm:grid-cols-3 lg:grid-cols-6 ${line}`}>
      {partners.map(({ id, name, logo }) => (
        <li key={id} className={`flex h-14 items-center justify-center border-r border-b px-2 sm:h-24 sm:px-4 ${line}`}>
          <img
            src={logo}
            alt={intl.formatMessage({ id: 'ui.partners.alt' }, { name })}
            width={200}
            height={56}
            loading="lazy"
            className={`h-auto w-full max-w-48 ${isOnDark ? '[filter:brightness(0)_invert(1)]' : ''}`}
          />
        </li>
      ))}
    </PlainList>
  )
}
