type Rgb = [red: number, green: number, blue: number]
type Layer = { color: Rgb; opacity: number }

/**
 * The contrast of two colors as WCAG 2.2 defines it, from 1 to 21: https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 * @param text `#rgb`, `#rrggbb` or `#rrggbbaa`
 * @param background the colors below the text, the lowest and opaque one first
 */
export function contrast(text: string, background: string[]): number {
  const below = flatten(background)
  const [lighter, darker] = [luminance(flatten([...background, text])), luminance(below)].sort((a, b) => b - a) as [
    number,
    number,
  ]
  return (lighter + 0.05) / (darker + 0.05)
}

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Flattens translucent layers. */
function flatten(layers: string[]): Rgb {
  return layers.map(parse).reduce<Rgb>(mix, [255, 255, 255])
}

function mix([red, green, blue]: Rgb, { color, opacity }: Layer): Rgb {
  const over = (above: number, below: number) => above * opacity + below * (1 - opacity)
  return [over(color[0], red), over(color[1], green), over(color[2], blue)]
}

function parse(hex: string): Layer {
  const digits = /^#(?:[\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(hex) ? hex.slice(1) : undefined
  if (!digits) throw new Error(`'${hex}' is not a color such as #rgb, #rrggbb, or #rrggbbaa.`)
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  const [red, green, blue, alpha = 255] = (long.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  return { color: [red, green, blue] as Rgb, opacity: alpha / 255 }
}
