import { PlainList } from '../../components/ui/PlainList.tsx'

/** The tiles stand in for the logos of the portals that the demonstration pretends to monitor. */
export function SourceTiles({ title, tiles }: { title: string; tiles: string[] }) {
  return (
    <section aria-labelledby="sources" className="flex flex-col gap-4">
      <h2 id="sources" className="font-650 text-base">
        {title}
      </h2>
      <PlainList className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        {tiles.map((tile, index) => (
          <li key={tile} className="card flex min-h-18 items-center justify-center rounded-panel px-3 text-center">
            <span className={mastheads[index % mastheads.length]}>{tile}</span>
          </li>
        ))}
      </PlainList>
    </section>
  )
}

/** Imitates different newspaper mastheads with the site's own fonts. */
const mastheads = [
  'font-display font-800 text-xl tracking-tight',
  'border-ink border-y py-1 font-600 text-lg',
  'rounded-pill bg-ink px-4 py-1.5 font-700 text-on-dark text-small uppercase tracking-widest',
  'font-500 font-display text-link text-xl',
]
