import { contrast } from '../../../renderer/styles/contrast.ts'
import type { Controls } from '../../engines/engine.ts'

const minContrast = 4.5

/** Text in the header and heading without enough contrast to the background that the browser painted. */
export async function unreadableTexts({ evaluate }: Pick<Controls, 'evaluate'>): Promise<string[]> {
  const texts = await evaluate(() => {
    const colorsIn = (value: string) => value.match(/rgba?\([^)]*\)/g) ?? []
    const alphaOf = (color: string) => Number(color.match(/rgba\(.*, ([\d.]+)\)/)?.[1] ?? 1)

    /** The background colors: all colors of a gradient, else the nearest opaque one. */
    function backgroundsOf(element: Element): string[] {
      for (let below: Element | null = element; below; below = below.parentElement) {
        const { backgroundImage, backgroundColor, backgroundClip } = getComputedStyle(below)
        if (backgroundClip === 'text') continue
        const gradient = colorsIn(backgroundImage)
        if (gradient.length > 0) return gradient
        if (alphaOf(backgroundColor) === 1) return [backgroundColor]
      }
      return []
    }

    /** The colors of a gradient that shows through the letters, on the element or an ancestor. */
    function gradientOn(element: Element): string[] {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { backgroundImage, backgroundClip } = getComputedStyle(around)
        if (backgroundClip === 'text') return colorsIn(backgroundImage)
      }
      return []
    }

    return [...document.querySelectorAll('header *, h1, h1 *')]
      .filter((element) => element.getClientRects().length > 0)
      .filter((element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()))
      .map((element) => {
        const { color } = getComputedStyle(element)
        const letters = alphaOf(color) === 0 ? gradientOn(element) : [color]
        return { words: String(element.textContent), letters, backgrounds: backgroundsOf(element) }
      })
  })
  if (texts.length === 0) throw new Error('The page has no texts.')
  return texts
    .filter(
      ({ letters, backgrounds }) =>
        letters.length === 0 ||
        letters.some((letter) =>
          backgrounds.some((background) => contrast(hex(letter), [hex(background)]) < minContrast),
        ),
    )
    .map(
      ({ words, letters, backgrounds }) => `${words}: ${letters.join(', ') || 'no color'} on ${backgrounds.join(', ')}`,
    )
}

/** @param rgb a computed color such as `rgba(1, 2, 3, 0.5)` */
export function hex(rgb: string): string {
  const [red = 0, green = 0, blue = 0, alpha = 1] = (rgb.match(/[\d.]+/g) ?? []).map(Number)
  return `#${[red, green, blue, alpha * 255].map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}
