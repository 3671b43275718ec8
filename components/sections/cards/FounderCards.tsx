import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { founders as people } from '../../../content/company/people.ts'
import { PlainList } from '../../ui/PlainList.tsx'

/** The slug is in the address of the business card. */
type Founder = ReturnType<typeof people>[number] & { slug?: string }

export function FounderCards({ founders, details }: { founders: Founder[]; details: (founder: Founder) => ReactNode }) {
  const intl = useIntl()
  return (
    <PlainList className="cards lg:grid-cols-2">
      {founders.map((founder) => {
        const { id, name, role, roleTag, photo } = founder
        return (
          <li key={id} className="card grid grid-cols-[2fr_3fr] overflow-hidden text-ink sm:grid-rows-[auto_1fr]">
            <img
              src={photo}
              alt={intl.formatMessage({ id: 'ui.people.photo' }, { name, role })}
              width={380}
              height={460}
              loading="lazy"
              className="aspect-4/5 h-full w-full object-cover sm:row-span-2 sm:aspect-auto"
            />
            <div className="flex flex-col items-start justify-center gap-2 p-4 sm:gap-3 sm:p-card sm:pb-0">
              <span className="badge text-small">{roleTag}</span>
              <h3 className="text-heading-strong">{name}</h3>
              <p className="font-600 text-link">{role}</p>
            </div>
            <div className="flex flex-col items-start gap-3 p-card max-sm:col-span-full max-sm:empty:hidden sm:pt-3">
              {details(founder)}
            </div>
          </li>
        )
      })}
    </PlainList>
  )
}
