import type { ComponentProps, ReactNode } from 'react'
import { PageLink, type PageTarget } from '../page/PageLink.tsx'

type ButtonTone = keyof typeof tones

const tones = {
  accent: 'btn-accent',
  solid: 'btn-solid',
  outline: 'btn-outline',
  outlineDark: 'btn-outline-dark',
  onAccent: 'btn-on-accent',
  outlineAccent: 'btn-outline-accent',
}

type ButtonLinkProps = PageTarget & { tone: ButtonTone; children: ReactNode }

/** For pages of the site. */
export function ButtonLink({ tone, ...link }: ButtonLinkProps) {
  return <PageLink {...link} className={tones[tone]} />
}

/** For anchors on the same page and for other sites. */
export function ButtonAnchor({ tone, ...anchor }: { tone: ButtonTone } & Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...anchor} className={tones[tone]} />
}
