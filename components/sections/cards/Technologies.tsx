import { FormattedMessage } from 'react-intl'
import type { MessageId } from '../../../locales/message-id.ts'

interface TechnologiesContent {
  group: keyof typeof groupNames
  names: string[]
}

const groupNames = {
  frontend: 'ui.technologies.frontend',
  backend: 'ui.technologies.backend',
  mobile: 'ui.technologies.mobile',
  data: 'ui.technologies.data',
  cloud: 'ui.technologies.cloud',
  ai: 'ui.technologies.ai',
} satisfies Record<string, MessageId>

export function Technologies({ technologies }: { technologies: TechnologiesContent[] }) {
  return (
    <dl>
      {technologies.map(({ group, names }) => (
        <div key={group} className="flex gap-4 border-0 border-brand/30 border-t border-solid py-3">
          <dt className="w-21 shrink-0 lg:w-32 font-650">
            <FormattedMessage id={groupNames[group]} />
          </dt>
          <dd className="m-0 text-muted">{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
