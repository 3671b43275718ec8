import type { ComponentProps, ReactNode } from 'react'
import { PageLink, type PageTarget } from '../page/PageLink.tsx'

export type ButtonTone = keyof typeof tones

const tones = {
  accent: 'btn-accent',
  solid: 'btn-solid',
  outline: 'btn-outline',
  outlineDark: 'btn-outline-dark',
}

type ButtonLinkProps = PageTarget & { tone: ButtonTone; children: ReactNode }

/** A link to a page of the site, in the shape of a button. */
export function ButtonLink({ tone, ...link }: ButtonLinkProps) {
  return <PageLink {...link} className={tones[tone]} />
}

/** A link to a place on the same page, or to another site, in the shape of a button. */
export function ButtonAnchor({ tone, ...anchor }: { tone: ButtonTone } & Omit<ComponentProps<'a'>, 'className'>) {
  return <a {...anchor} className={tones[tone]} />
}
