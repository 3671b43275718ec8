import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../locales/message-id.ts'
import { PlainList } from '../../ui/PlainList.tsx'

export interface TechnologiesContent {
  group: keyof typeof groupNames
  names: string[]
}

const groupNames = {
  frontend: 'home.standard.stack.frontend',
  backend: 'home.standard.stack.backend',
  mobile: 'home.standard.stack.mobile',
  data: 'home.standard.stack.data',
  cloud: 'home.standard.stack.cloud',
  ai: 'home.standard.stack.ai',
} satisfies Record<string, MessageId>

/** The technologies by field. */
export function Technologies({ technologies }: { technologies: TechnologiesContent[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
      {technologies.map(({ group, names }) => (
        <div key={group} className="border-0 border-mint-line border-t-2 border-solid pt-4">
          <dt className="mb-3 font-650">
            <FormattedMessage id={groupNames[group]} />
          </dt>
          <dd className="m-0">
            <PlainList className="flex flex-wrap gap-2">
              {names.map((name) => (
                <li key={name} className="rounded-pill bg-card px-4 py-1.5 text-small shadow-card">
                  {name}
                </li>
              ))}
            </PlainList>
          </dd>
        </div>
      ))}
    </dl>
  )
}
