import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { PlainList } from '../ui/PlainList'

export interface FounderContent {
  id: string
  name: string
  role: string
  roleTag: string
  bio: string
  attributes: string[]
  photo: string
  /** The name in the address of the person's business card, where there is one. */
  businessCard?: string
}

/** The CEO and the CTO, each with portrait and role. What else is said of them is the page's choice. */
export function FounderCards({
  founders,
  details,
}: {
  founders: FounderContent[]
  details: (founder: FounderContent) => ReactNode
}) {
  const intl = useIntl()
  return (
    <PlainList className="cards lg:grid-cols-2">
      {founders.map((founder) => {
        const { id, name, role, roleTag, photo } = founder
        return (
          <li key={id} className="card grid grid-cols-[2fr_3fr] grid-rows-[auto_1fr] overflow-hidden text-ink">
            <img
              src={photo}
              alt={intl.formatMessage({ id: 'about.people.photo' }, { name, role })}
              width={380}
              height={460}
              loading="lazy"
              className="aspect-4/5 h-full w-full object-cover object-top sm:row-span-2"
            />
            <div className="flex flex-col items-start gap-2 p-4 sm:p-card sm:pb-3">
              <span className="rounded-pill bg-mint px-3 py-1 font-650 text-link text-small">{roleTag}</span>
              <h3 className="text-heading-strong">{name}</h3>
              <p className="font-600 text-link">{role}</p>
            </div>
            <div className="col-span-full flex flex-col items-start gap-3 px-card py-4 sm:col-span-1 sm:pt-0 sm:pb-card">
              {details(founder)}
            </div>
          </li>
        )
      })}
    </PlainList>
  )
}
