import { useIntl } from 'react-intl'
import { PlainList } from '../ui/PlainList'

export interface PartnerLogo {
  id: string
  name: string
  logo: string
}

/** Companies that work with us, each by its mark. */
export function PartnerLogos({ partners }: { partners: PartnerLogo[] }) {
  const intl = useIntl()
  return (
    <PlainList className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6">
      {partners.map(({ id, name, logo }) => (
        <li
          key={id}
          className="flex h-22 items-center justify-center rounded-panel border border-mint-line border-solid bg-card px-3"
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
