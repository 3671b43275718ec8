import { useIntl } from 'react-intl'
import { PlainList } from '../../ui/PlainList.tsx'

export interface PartnerLogo {
  id: string
  name: string
  logo: string
}

/** Companies that work with us, each by its mark. */
export function PartnerLogos({ partners }: { partners: PartnerLogo[] }) {
  const intl = useIntl()
  return (
    <PlainList className="grid grid-cols-3 border-0 border-mint-line border-t border-l border-solid lg:grid-cols-6">
      {partners.map(({ id, name, logo }) => (
        <li
          key={id}
          className="flex h-16 items-center justify-center border-0 border-mint-line border-r border-b border-solid px-2 sm:h-28 sm:px-4"
        >
          <img
            src={logo}
            alt={intl.formatMessage({ id: 'ui.partners.alt' }, { name })}
            width={200}
            height={56}
            loading="lazy"
            className="h-auto w-full max-w-40"
          />
        </li>
      ))}
    </PlainList>
  )
}
