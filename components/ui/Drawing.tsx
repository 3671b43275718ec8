interface DrawingProps {
  /** A file in `public/drawings/`: a loop of showing, testing and correcting; from a sketch to a release; a line that rises, however wide; an idea on paper; answers, approved and thrown out; access and a log behind a lock. */
  name: 'loop' | 'release' | 'rise' | 'sketch' | 'judge' | 'guard'
  className?: string
}

/** A line drawing without words, which decorates. */
export function Drawing({ name, className = '' }: DrawingProps) {
  return (
    <img
      src={`/drawings/${name}.svg`}
      alt=""
      width={480}
      height={360}
      loading="lazy"
      className={`mx-auto ${className}`}
    />
  )
}
