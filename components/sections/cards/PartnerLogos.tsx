import { useIntl } from 'react-intl'
import type { partners as allPartners } from '../../../content/company/partners.ts'
import { PlainList } from '../../ui/PlainList.tsx'

export type Partners = typeof allPartners

export function PartnerLogos({ partners }: { partners: Partners }) {
  const intl = useIntl()
  return (
    <PlainList className="grid grid-cols-2 row-line border-l border-mint-line sm:grid-cols-3 lg:grid-cols-6">
      {partners.map(({ id, name, logo }) => (
        <li
          key={id}
          className="flex h-14 items-center justify-center border-r border-b border-mint-line px-2 sm:h-24 sm:px-4"
        >
          <img
            src={logo}
            alt={intl.formatMessage({ id: 'ui.partners.alt' }, { name })}
            width={200}
            height={56}
            loading="lazy"
            className="h-auto w-full max-w-48"
          />
        </li>
      ))}
    </PlainList>
  )
}
