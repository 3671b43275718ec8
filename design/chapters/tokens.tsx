import { theme } from 'virtual:theme'
import { FormattedMessage } from 'react-intl'
import { colorPairs, measure } from '../color-pairs.ts'
import type { Chapter } from '../DesignPage.tsx'
import { colorsOf } from '../tokens.ts'

const colors = colorsOf(theme)

/** Each size of type with the class of the design that has it. */
const sizes = {
  hero: 'text-hero-strong',
  statement: 'text-statement-strong',
  moment: 'font-display font-800 text-moment tabular-nums',
  figure: 'font-display font-800 text-brand text-figure tabular-nums',
  title: 'text-title-strong',
  heading: 'text-heading-strong',
  intro: 'text-intro',
  reading: 'text-reading',
  body: 'text-body',
  small: 'text-small',
} satisfies Record<keyof typeof theme.fontSize, string>

/** Paddings and gaps of `theme.spacing` and of the styles, each as something that has it. */
const lengths = {
  '--gutter': 'w-[var(--gutter)]',
  '--header-height': 'w-[var(--header-height)]',
  band: 'pl-band',
  stack: 'pl-stack',
  column: 'pl-column',
  'band-low': 'pl-band-low',
  'band-high': 'pl-band-high',
  card: 'pl-card',
  button: 'w-button',
}

export const tokens: Chapter = {
  Colors: { 'in the theme': <Palette />, 'text on grounds, and the contrast that WCAG asks for': <Pairs /> },
  Type: Object.fromEntries(
    Object.entries(sizes).map(([size, className]) => [
      `${size}: ${theme.fontSize[size as keyof typeof sizes][0]}`,
      <p key={size} className={className}>
        <FormattedMessage id="home.services.title" />
      </p>,
    ]),
  ),
  Shapes: {
    radius: tiles(theme.borderRadius, (borderRadius) => ({ borderRadius })),
    shadow: tiles(theme.boxShadow, (boxShadow) => ({ boxShadow })),
  },
  Spaces: Object.fromEntries(
    Object.entries(lengths).map(([name, className]) => [
      name,
      <span key={name} className={`inline-block h-4 bg-emerald ${className}`} />,
    ]),
  ),
  Breakpoints: Object.fromEntries(Object.entries(theme.breakpoints).map(([name, width]) => [name, `from ${width}`])),
}

function tiles(values: Record<string, string>, styleOf: (value: string) => React.CSSProperties) {
  return (
    <ul className="flex flex-wrap gap-10">
      {Object.entries(values).map(([name, value]) => (
        <li
          key={name}
          className="flex h-32 w-44 items-center justify-center border border-mint-line border-solid bg-card"
          style={styleOf(value)}
        >
          {name}
        </li>
      ))}
    </ul>
  )
}

function Palette() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 xl:grid-cols-6">
      {Object.entries(colors).map(([name, value]) => (
        <li key={name} className="card overflow-hidden text-small">
          {/* Some colors are translucent, which shows on a dark ground. */}
          <div className="ground-dark h-20">
            <div className="h-full" style={{ background: value }} />
          </div>
          <p className="px-4 py-2">
            <span className="font-650">{name}</span> {value}
          </p>
        </li>
      ))}
    </ul>
  )
}

function Pairs() {
  return (
    <ul className="grid gap-3 text-small sm:grid-cols-2 xl:grid-cols-3">
      {colorPairs.map((pair) => {
        const { text, ground, ratio, isEnough } = measure(pair, colors)
        const layers = ground.map((color) => `linear-gradient(${color}, ${color})`).reverse()
        return (
          <li key={`${pair.text} ${pair.ground} ${pair.use}`} className="card px-4 py-3">
            <p className="mb-2 rounded-field px-3 py-2 font-650" style={{ color: text, background: layers.join() }}>
              {pair.use}
            </p>
            {pair.text} on {pair.ground.join(' + ')}: {ratio.toFixed(2)} of {pair.needs}
            {!isEnough && <span className="font-650 text-error"> is not enough</span>}
          </li>
        )
      })}
    </ul>
  )
}
