import { CardList } from '../../components/sections/cards/CardList.tsx'
import { Icon } from '../../components/ui/Icon.tsx'
import type { AiData } from './ai.data.ts'

export function Benefits({ benefits }: Pick<AiData, 'benefits'>) {
  return (
    <CardList>
      {benefits.map(({ id, icon, titulo, descricao }) => (
        <li key={id} className="card flex flex-col gap-3 p-card">
          <Icon name={icon} className="text-4xl text-link" />
          <h3 className="text-heading-strong">{titulo}</h3>
          <p className="text-muted text-reading">{descricao}</p>
        </li>
      ))}
    </CardList>
  )
}
