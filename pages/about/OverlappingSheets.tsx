import { Drawing } from '../../components/ui/Drawing.tsx'
import { Picture } from '../../components/ui/Picture.tsx'

/** What becomes of an idea, as sheets that overlap: the sketch, the prototype, and the screen in use. It decorates. */
export function OverlappingSheets() {
  return (
    <div className="relative aspect-4/3">
      <Drawing name="sketch" className="absolute top-0 left-0 h-auto w-3/5 -rotate-6" />
      <div className="absolute top-1/5 right-0 w-3/5 rotate-3 card p-4">
        <Drawing name="release" className="h-auto w-full" />
      </div>
      <div className="absolute -bottom-[6%] left-0 w-3/5">
        <Picture
          name="products/alugue-total"
          alt=""
          sizes="(min-width: 1025px) 400px, 60vw"
          className="rounded-panel shadow-panel"
        />
      </div>
    </div>
  )
}
