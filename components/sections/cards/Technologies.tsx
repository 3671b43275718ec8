import type { technologies as allTechnologies } from '../../../content/company/technologies.ts'
import type { MessageId } from '../../../locales/message-id.ts'
import { Text } from '../../ui/Text.tsx'

const titles: Record<(typeof allTechnologies)[number]['group'], MessageId> = {
  frontend: 'ui.technologies.frontend',
  backend: 'ui.technologies.backend',
  mobile: 'ui.technologies.mobile',
  data: 'ui.technologies.data',
  cloud: 'ui.technologies.cloud',
  ai: 'ui.technologies.ai',
}

export function Technologies({ technologies }: { technologies: typeof allTechnologies }) {
  return (
    <dl className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {technologies.map(({ group, names }) => (
        <div key={group}>
          <Text as="dt" className="font-650" words={titles[group]} />
          <dd className="m-0 text-muted">{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
