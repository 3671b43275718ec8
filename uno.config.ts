import { type Postprocessor, type Preset, presetWind3, type PresetWind3Theme as Theme, type UserConfig } from 'unocss'
import { roomyFrom, wideFrom } from './components/layout/layout-widths.ts'

/** The colors by role: `bg-ink` in classes, `var(--ink)` in style sheets. */
export const colors = {
  /** The darkest ground, and the text on light ones. */
  ink: '#031416',
  'ink-soft': '#0b2a2b',
  deep: '#043430',
  navy: '#061c40',
  paper: '#f4fffa',
  white: '#fff',
  mint: '#dff6eb',
  'mint-line': '#c4e8d8',
  emerald: '#10b981',
  brand: '#0a7a54',
  'brand-hover': '#086645',
  accent: '#a3e635',
  'on-accent': '#06312b',
  'on-dark': '#f4fffa',
  'on-dark-muted': '#c5dcd5',
  'on-dark-line': '#ffffff24',
  /** Darkens the entry of a menu under the pointer. */
  shade: '#03141633',
  'field-line': '#7d9a93',
  'field-hint': '#5c7671',
  error: '#b42318',
}

/** The colors that follow the ground: those of a light one. `.ground-dark` has others (renderer/styles/base.css). */
const colorsOnLight = { muted: '#3d5754', link: colors.brand, mark: colors.brand, focus: '#0b62c4' }

/** The height of a button, of a form field and of a carousel's arrow. */
const button = '3.25rem'

/** The paddings of bands: from 72 px on phones to 128, low ones from 48 to 72, below a picture from 56 to 96; and of cards. */
const band = 'clamp(4.5rem, 3.2rem + 5.4vw, 8rem)'
const afterPicture = 'clamp(3.5rem, 2.5rem + 4.2vw, 6rem)'
const cardPadding = 'clamp(1.25rem, 0.25rem + 5.2vw, 2rem)'
const bandLow = 'clamp(3rem, 2.4rem + 2.4vw, 4.5rem)'

/** The variables that style sheets may use. */
const tokens = {
  ...colors,
  display: "'Bricolage Grotesque','Bricolage Roboto','Bricolage Arial',sans-serif",
  band,
  'band-low': bandLow,
  'after-picture': afterPicture,
  'card-padding': cardPadding,
  'panel-shadow': '0 32px 80px -24px color-mix(in srgb, var(--ink) 45%, transparent)',
}

function declared(variables: Record<string, string>): string {
  return Object.entries(variables)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** After a tap, touch screens leave `:hover` on what was tapped, so its styles are for pointers that can leave again. */
const hoverByPointer: Postprocessor = (utility) => {
  if (!utility.selector.includes(':hover')) return
  const media = '@media (hover: hover) and (pointer: fine)'
  utility.parent = utility.parent ? `${utility.parent} $$ ${media}` : media
}

/** Colors, type and shapes by role; the looks that the design repeats. */
export default {
  presets: [presetWind3({ preflight: 'on-demand', dark: 'media' }) as Preset<Theme>],
  postprocess: [hoverByPointer],
  content: {
    pipeline: { include: [/\.tsx($|\?)/], exclude: [/node_modules/, /\.test\.tsx/] },
  },
  // For style sheets, which use `var()`. A card on a dark ground is light again.
  preflights: [
    {
      getCSS: () =>
        `:root{${declared(tokens)};background:var(--paper)}:root,.card{color:var(--ink);${declared(colorsOnLight)}}`,
    },
  ],
  // Names of elements, events and the like in the same sources, which would each become a rule.
  blocklist: [/^[hm]\d+$/, 'blur', 'tab', 'table', 'transform'],
  layers: { shortcuts: -50 },
  theme: {
    // Variables, since UnoCSS would give each class of a literal color a variable for its opacity.
    colors: Object.fromEntries(
      [...Object.keys(colors), ...Object.keys(colorsOnLight)].map((name) => [name, `var(--${name})`]),
    ),
    fontFamily: {
      display: 'var(--display)',
      body: "Figtree, 'Figtree Roboto', 'Figtree Arial', sans-serif",
      figure: "'Bricolage Figures', var(--display)",
      mono: "'JetBrains Mono', Menlo, Consolas, 'Liberation Mono', monospace",
    },
    fontSize: {
      // As large as their column allows: the column is a container (`text-figure` within `figure-column`).
      moment: ['clamp(3rem, 17cqi, 12.5rem)', { 'line-height': '1', 'letter-spacing': '0' }],
      figure: ['clamp(3.5rem, min(30cqi, 3rem + 6vw), 8.5rem)', { 'line-height': '0.95', 'letter-spacing': '0.02em' }],
      statement: ['clamp(2.25rem, 6.6cqi, 6rem)', { 'line-height': '1', 'letter-spacing': '-0.03em' }],
      display: ['clamp(2.5rem, 1.1rem + 5.4vw, 7rem)', { 'line-height': '1', 'letter-spacing': '-0.03em' }],
      hero: ['clamp(2rem, 1.1rem + 4.4vw, 5rem)', { 'line-height': '1.03', 'letter-spacing': '-0.03em' }],
      title: ['clamp(1.625rem, 1.4rem + 1.1vw, 2.5rem)', { 'line-height': '1.08', 'letter-spacing': '-0.025em' }],
      heading: ['clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem)', { 'line-height': '1.18', 'letter-spacing': '-0.02em' }],
      intro: ['clamp(1.125rem, 1.05rem + 0.35vw, 1.375rem)', { 'line-height': '1.5' }],
      reading: ['1.125rem', { 'line-height': '1.875rem' }],
      body: ['1.0625rem', { 'line-height': '1.65' }],
      mono: ['0.8125rem', { 'line-height': '1.5' }],
      small: ['0.9375rem', { 'line-height': '1.5' }],
    },
    // Besides the steps of 0.25rem: the padding of a card, gaps within a band, and its paddings.
    spacing: {
      card: 'var(--card-padding)',
      stack: 'clamp(1.5rem, 1rem + 1.7vw, 2.5rem)',
      'band-low': 'var(--band-low)',
      band: 'var(--band)',
      'after-picture': 'var(--after-picture)',
    },
    maxWidth: { measure: '41.25rem' },
    borderRadius: { card: '28px', panel: '20px', field: '14px', pill: '999px' },
    height: { button },
    minHeight: { button },
    width: { button },
    // Of usual letters: with larger ones a window is narrower.
    breakpoints: {
      sm: roomyFrom,
      md: '48rem',
      lg: wideFrom,
      xl: '80rem',
    },
  },
  // Within an open menu. Browsers that do not know the selector would ignore the rules of all selectors beside it.
  variants: [
    (name) =>
      name.startsWith('popover:')
        ? {
            matcher: name.slice(8),
            parent: '@supports selector(:popover-open)',
            selector: (inner) => `:popover-open ${inner}`,
          }
        : undefined,
  ],
  shortcuts: {
    focusable:
      'focus-visible:outline-3 focus-visible:outline-solid focus-visible:outline-offset-3 focus-visible:outline-focus',

    // Where content stands.
    content: 'mx-auto w-[min(100%-2*var(--gutter),var(--content))]',
    band: 'content py-band',
    'band-low': 'content py-band-low',
    // One column, and on wide screens twelve: `lg:col-span-8`, `lg:col-start-9`.
    'twelve-columns': 'grid gap-x-8 lg:grid-cols-12',
    // Stays in view beside a longer column.
    stays: 'self-start lg:(sticky top-[calc(var(--header-height)+1rem)])',
    // As many columns as there is room for.
    columns: 'grid gap-x-8 grid-cols-[repeat(auto-fit,minmax(min(100%,13rem),1fr))]',
    // One card beside another, at the same distance both ways.
    cards: 'grid gap-4 md:gap-8',
    'figure-column': '[container-type:inline-size]',
    'row-line': 'border-ink border-t',

    // Words, from the largest to the smallest; links are among them.
    // A price, as large as a picture: 64 px, on phones from 36.
    'text-amount':
      'whitespace-nowrap font-800 font-display text-[clamp(2.25rem,1.5rem+4vw,4rem)] leading-none tracking-[-0.03em] [font-variant-numeric:tabular-nums]',
    'text-title-strong': 'font-display font-700 text-title text-balance',
    'text-quote':
      'font-display font-500 text-[clamp(1.5rem,1rem+2vw,2.5rem)] leading-[1.12] tracking-[-0.02em] text-balance',
    'text-heading-strong': 'font-display font-650 text-heading text-balance',
    'text-subhead': 'font-display font-500 text-heading',
    // Dates, prices, hours and sources.
    'text-datum':
      'font-500 font-mono text-mono max-sm:text-small tracking-[-0.03em] [font-variant-numeric:tabular-nums]',
    // The first mark hangs.
    quoted:
      'relative before:(absolute right-full text-emerald content-[open-quote]) after:(text-emerald content-[close-quote])',
    // What the build makes of Markdown.
    'rich-text':
      '[&_a]:inline-link [&_strong]:font-650 flex flex-col [&_h2]:(mt-6 text-heading-strong) [&_blockquote]:(my-4 border-l-4 border-emerald pl-6 font-display font-600 text-heading) [&_ul]:(flex list-disc flex-col gap-2 pl-6)',
    'inline-link': 'text-link underline underline-offset-3 decoration-1 hover:decoration-2 focusable rounded-sm',
    // One that stands alone, as high as a finger needs.
    'lone-link': 'inline-flex min-h-11 items-center inline-link',

    // Buttons, icons and the controls of forms.
    btn: 'inline-flex min-h-button items-center justify-center gap-2 rounded-pill border-2 px-[min(1.75rem,8vw)] py-1 text-center text-balance font-650 text-base leading-tight no-underline transition-colors duration-150 active:[translate:0_1px] focusable',
    'btn-accent': 'border-accent bg-accent text-on-accent hover:[filter:brightness(1.1)]',
    'btn-solid': 'border-brand bg-brand text-white hover:(bg-brand-hover border-brand-hover)',
    'btn-outline': 'border-brand bg-transparent text-brand hover:(bg-brand text-white)',
    'btn-outline-dark': 'border-on-dark-muted bg-transparent text-on-dark hover:(bg-on-dark text-ink border-on-dark)',
    'round-button': 'flex items-center justify-center rounded-pill',
    // An arrow, while its link is pointed at.
    nudged: '[transition:translate_150ms] group-hover:[translate:0.25rem]',
    icon: 'inline-block h-[1.2em] w-[1.2em] shrink-0',
    // Every control of a form. Where one is scrolled to, its label has room above it.
    control:
      'w-full rounded-field border-2 border-field-line bg-white px-4 text-ink text-base placeholder:text-field-hint hover:border-link aria-[invalid=true]:border-error focusable scroll-mt-10',

    // Cards and panels.
    card: 'rounded-card border border-mint-line bg-white',
    'card-lift': '[transition:translate_200ms] hover:[translate:0_-0.25rem]',
    // A link whose clickable area and focus outline are the whole card.
    'whole-card':
      '[outline-style:none] after:(absolute inset-0 rounded-card content-empty) focus-visible:after:(outline-3 outline-solid outline-offset-3 outline-focus)',
    badge: 'rounded-pill bg-mint px-3 py-1 font-650 text-link',
  },
} satisfies UserConfig<Theme>
