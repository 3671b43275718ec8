import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { founders as people } from '../../content/company/people.ts'
import { PlainList } from '../ui/PlainList.tsx'

/** `slug` is the part of the business card's address that names the person. */
type Founder = ReturnType<typeof people>[number] & { slug?: string }

/** The founders' portraits, as large as any picture of the page. */
export function Founders({ founders, details }: { founders: Founder[]; details: (founder: Founder) => ReactNode }) {
  const intl = useIntl()
  return (
    <PlainList className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-4 gap-y-stack sm:gap-x-8">
      {founders.map((founder) => {
        const { id, name, role, roleTag, photo } = founder
        return (
          <li key={id} className="flex flex-col items-start gap-2 sm:gap-3">
            <img
              src={photo}
              alt={intl.formatMessage({ id: 'ui.people.photo' }, { name, role })}
              width={380}
              height={460}
              loading="lazy"
              className="aspect-3/4 w-full rounded-panel bg-deep object-cover object-[50%_20%] lg:aspect-9/8"
            />
            <p className="mt-3 text-muted">{roleTag}</p>
            <h3 className="text-title-strong">{name}</h3>
            <p className="font-600">{role}</p>
            {details(founder)}
          </li>
        )
      })}
    </PlainList>
  )
}
