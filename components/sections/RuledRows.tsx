import { Icon } from '../ui/Icon.tsx'
import type { IconName } from '../ui/icons.ts'
import { PlainList } from '../ui/PlainList.tsx'

interface Row {
  id: string
  icon: IconName
  title: string
  text: string
}

export function RuledRows({ rows }: { rows: readonly Row[] }) {
  return (
    <PlainList>
      {rows.map(({ id, icon, title, text }) => (
        <li
          key={id}
          className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-2 border-0 border-brand/30 border-t border-solid py-4 lg:grid-cols-12 lg:items-center lg:py-5"
        >
          <Icon name={icon} className="row-span-2 text-4xl text-link lg:col-span-2 lg:row-span-1 lg:text-5xl" />
          <h3 className="text-heading-strong lg:col-span-4">{title}</h3>
          <p className="text-muted text-body lg:col-span-6">{text}</p>
        </li>
      ))}
    </PlainList>
  )
}
