import { useIntl } from 'react-intl'
import type { PageTarget } from '../../components/page/PageLink.tsx'
import { PageLink } from '../../components/page/PageLink.tsx'
import { Icon } from '../../components/ui/Icon.tsx'

interface PaginationProps {
  /** Starts at 1. */
  number: number
  count: number
}

const variants = {
  other:
    'flex h-11 min-w-11 items-center justify-center rounded-pill px-3 font-650 text-link no-underline hover:bg-mint focusable',
  current:
    'flex h-11 min-w-11 items-center justify-center rounded-pill bg-brand px-3 font-650 text-white no-underline focusable',
}

export function Pagination({ number, count }: PaginationProps) {
  const intl = useIntl()
  return (
    <nav aria-label={intl.formatMessage({ id: 'news.pages.label' })} className="mt-12 print:hidden">
      <ul className="m-0 flex list-none flex-wrap items-center justify-center gap-2 p-0">
        {number > 1 && (
          <li>
            <PageLink
              {...newsListTarget(number - 1)}
              rel="prev"
              aria-label={intl.formatMessage({ id: 'news.pages.previous' })}
              className={variants.other}
            >
              <Icon name="arrowLeft" />
            </PageLink>
          </li>
        )}
        {shownNumbers(number, count).map((shown, index, all) => (
          <li key={shown} className="flex items-center gap-2">
            {shown - (all[index - 1] ?? 0) > 1 && <span aria-hidden="true">…</span>}
            <PageLink
              {...newsListTarget(shown)}
              aria-label={intl.formatMessage({ id: 'news.pages.page' }, { number: shown })}
              className={shown === number ? variants.current : variants.other}
            >
              {shown}
            </PageLink>
          </li>
        ))}
        {number < count && (
          <li>
            <PageLink
              {...newsListTarget(number + 1)}
              rel="next"
              aria-label={intl.formatMessage({ id: 'news.pages.next' })}
              className={variants.other}
            >
              <Icon name="arrowRight" />
            </PageLink>
          </li>
        )}
      </ul>
    </nav>
  )
}

/** The first, last, current, and neighboring pages, plus any single page that would otherwise be a gap. */
function shownNumbers(number: number, count: number): number[] {
  const all = Array.from({ length: count }, (_, index) => index + 1)
  const isMain = (other: number) => other === 1 || other === count || Math.abs(other - number) <= 1
  return all.filter((other) => isMain(other) || (isMain(other - 1) && isMain(other + 1)))
}

/** @param number starts at 1 */
export function newsListTarget(number: number): PageTarget {
  return number === 1 ? { to: '/noticias' } : { to: '/noticias/pagina/$number', params: { number: String(number) } }
}
