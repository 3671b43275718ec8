import { PageLink, type PageLinkProps } from '../../page/PageLink.tsx'

export function NavLink(props: PageLinkProps) {
  return (
    <PageLink
      {...props}
      className="inline-flex min-h-11 items-center rounded-pill px-3 font-600 text-base text-inherit no-underline focusable hover:bg-ink/20 aria-[current=page]:underline aria-[current=page]:underline-offset-6 aria-[current=page]:decoration-2"
    />
  )
}
