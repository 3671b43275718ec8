import type { Memory } from './memory.ts'
import type { Link, SitePage } from './read-page.ts'

type Packed = Omit<SitePage, 'head' | 'ids' | 'links' | 'assets'> & {
  head: Omit<SitePage['head'], 'metas'> & { metas: [string, string[]][] }
  ids: number[]
  links: [href: number, hreflang?: number][]
  assets: number[]
}

/** A page as it is remembered: what most pages have is written once for all. */
export function packPage(page: SitePage, memory: Memory): Packed {
  const numberOf = (text: string) => memory.numberOf(text)
  return {
    ...page,
    head: { ...page.head, metas: [...page.head.metas] },
    ids: [...page.ids].map(numberOf),
    links: page.links.map(({ href, hreflang }) =>
      hreflang === undefined ? [numberOf(href)] : [numberOf(href), numberOf(hreflang)],
    ),
    assets: page.assets.map(numberOf),
  }
}

export function unpackPage(packed: Packed, memory: Memory): SitePage {
  const textOf = (number: number) => memory.textOf(number)
  return {
    ...packed,
    // JSON knows no undefined: that of a graph that cannot be read has become null.
    head: {
      ...packed.head,
      metas: new Map(packed.head.metas),
      graphs: packed.head.graphs.map((graph) => graph ?? undefined),
    },
    ids: new Set(packed.ids.map(textOf)),
    links: packed.links.map(
      ([href, hreflang]): Link => ({
        href: textOf(href),
        hreflang: hreflang === undefined ? undefined : textOf(hreflang),
      }),
    ),
    assets: packed.assets.map(textOf),
  }
}
