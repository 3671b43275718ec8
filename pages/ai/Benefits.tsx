import { CardList } from '../../components/sections/cards/CardList.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import type { AiData } from './ai.data.ts'

export function Benefits({ benefits }: Pick<AiData, 'benefits'>) {
  return (
    <CardList>
      {benefits.map(({ id, icon, titulo, descricao }) => (
        <li key={id} className="card grid grid-cols-[auto_1fr] content-start gap-x-4 gap-y-2 p-card sm:grid-cols-1">
          <Icon name={icon} className="row-span-2 text-4xl text-link sm:row-span-1" />
          <h3 className="text-heading-strong">{titulo}</h3>
          <p className="text-muted text-reading">{descricao}</p>
        </li>
      ))}
    </CardList>
  )
}
