import type { technologies as allTechnologies } from '../../../content/company/technologies.ts'
import { Text } from '../../ui/Text.tsx'

export function Technologies({ technologies }: { technologies: typeof allTechnologies }) {
  return (
    <dl className="grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
      {technologies.map(({ group, names }) => (
        <div key={group}>
          <Text as="dt" className="font-650" words={`ui.technologies.${group}`} />
          <dd className="m-0 text-muted">{names.join(', ')}</dd>
        </div>
      ))}
    </dl>
  )
}
