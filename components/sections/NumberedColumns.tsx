import type { ReactNode } from 'react'

/** What comes one after the other, as ruled columns with numbers. */
export function NumberedColumns({ columns }: { columns: readonly { id: string; content: ReactNode }[] }) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without markers WebKit takes it for no list
    <ol role="list" className="grid gap-6 md:grid-cols-3">
      {columns.map(({ id, content }, index) => (
        <li key={id} className="flex gap-5 border-0 border-brand border-t-2 border-solid pt-4 md:flex-col md:gap-3">
          <span aria-hidden="true" className="font-display font-700 text-link text-title leading-none tabular-nums">
            {index + 1}
          </span>
          <div className="flex flex-col gap-2">{content}</div>
        </li>
      ))}
    </ol>
  )
}
