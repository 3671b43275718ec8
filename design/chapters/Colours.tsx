import { theme } from 'virtual:theme'
import { type ColorPair, colorPairs, measure } from '../color-pairs'
import { colorsOf } from '../tokens'

const colors = colorsOf(theme)

export function Palette() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 xl:grid-cols-6">
      {Object.entries(colors).map(([name, value]) => (
        <li key={name} className="card overflow-hidden text-small">
          {/* Some colours are translucent, which shows on a dark ground. */}
          <div className="ground-dark h-20">
            <div className="h-full" style={{ background: value }} />
          </div>
          <p className="px-4 pt-2 font-650">{name}</p>
          <p className="px-4 pb-3 text-muted">{value}</p>
        </li>
      ))}
    </ul>
  )
}

/** Pairs with too little contrast come first: the list exists to show them. */
export function Pairs() {
  const measured = colorPairs.map((pair) => ({ pair, ...measure(pair, colors) }))
  const failed = measured.filter(({ isEnough }) => !isEnough)
  const passed = measured.filter(({ isEnough }) => isEnough)
  return (
    <>
      <p className="text-muted">
        {measured.length} pairs, {failed.length} below what WCAG asks for: 4.5:1 for text, 3:1 for large text and what
        tells a control or a state.
      </p>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {[...failed, ...passed].map((row) => (
          <PairRow key={`${row.pair.text} ${row.pair.ground} ${row.pair.use}`} {...row} />
        ))}
      </ul>
    </>
  )
}

function PairRow({ pair, text, ground, ratio, isEnough }: ReturnType<typeof measure> & { pair: ColorPair }) {
  const layers = ground.map((color) => `linear-gradient(${color}, ${color})`).reverse()
  return (
    <li className="flex items-stretch overflow-hidden rounded-field border border-mint-line border-solid bg-card text-small">
      <span
        className="flex w-20 flex-shrink-0 items-center justify-center font-650 text-xl"
        style={{ color: text, background: layers.join() }}
      >
        Aa
      </span>
      <span className="min-w-0 flex-1 px-4 py-2">
        <span className="block font-600">
          {pair.text} on {pair.ground.join(' + ')}
        </span>
        <span className="text-muted">{pair.use}</span>
      </span>
      <span className={`self-center px-4 text-right tabular-nums ${isEnough ? 'text-link' : 'text-error'}`}>
        <span className="block font-650">{ratio.toFixed(2)}:1</span>
        {isEnough ? 'passes' : 'fails'} {pair.needs}
      </span>
    </li>
  )
}
