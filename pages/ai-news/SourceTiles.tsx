import { PlainList } from '../../components/ui/PlainList'

/** The portals that the demonstration pretends to monitor; the tiles stand in for their logos. */
export function SourceTiles({ title, tiles }: { title: string; tiles: string[] }) {
  return (
    <section aria-labelledby="sources" className="flex flex-col gap-4">
      <h2 id="sources" className="font-650 text-base">
        {title}
      </h2>
      <PlainList className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {tiles.map((tile) => (
          <li
            key={tile}
            className="flex min-h-22 items-center justify-center rounded-panel border border-mint-line border-solid bg-card px-3 text-center font-display font-650"
          >
            {tile}
          </li>
        ))}
      </PlainList>
    </section>
  )
}
