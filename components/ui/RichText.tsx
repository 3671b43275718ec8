import { useRouter } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { wholeWordsIn } from './WholeWords.tsx'

/** HTML that the build makes of Markdown. */
export function RichText({ html, className }: { html: string; className: string }) {
  const router = useRouter()
  /** Opens pages of the site without loading a document. An address with a dot is a file, not a page. */
  const followLink = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const isForElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey || link?.target
    if (!link || isForElsewhere || link.origin !== location.origin || link.pathname.includes('.')) return
    event.preventDefault()
    void router.navigate({ href: link.pathname + link.search + link.hash })
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links turn keys into clicks
    // biome-ignore lint/a11y/noStaticElementInteractions: the links in it are what is pressed
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is of the site's own texts, which may contain no HTML
    <div data-long-text className={className} onClick={followLink} dangerouslySetInnerHTML={wholeWordsIn(html)} />
  )
}
