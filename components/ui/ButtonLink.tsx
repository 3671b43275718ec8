import type { ComponentProps, ReactNode } from 'react'
import { PageLink, type PageTarget } from '../page/PageLink.tsx'
import { shown, type Words } from './Text.tsx'

type ButtonTone = keyof typeof tones

const tones = {
  accent: 'btn-accent',
  solid: 'btn-solid',
  outline: 'btn-outline',
  outlineDark: 'btn-outline-dark',
}

interface ButtonProps {
  tone: ButtonTone
  label: Words
  /** What follows the label, such as an icon. */
  children?: ReactNode
}

/** For pages of the site. */
export function ButtonLink({ tone, label, children, ...link }: PageTarget & ButtonProps) {
  return (
    <PageLink {...link} className={`btn ${tones[tone]}`}>
      {shown(label)}
      {children}
    </PageLink>
  )
}

/** For anchors on the same page and for other sites. */
export function ButtonAnchor({
  tone,
  label,
  children,
  ...anchor
}: ButtonProps & Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <a {...anchor} className={`btn ${tones[tone]}`}>
      {shown(label)}
      {children}
    </a>
  )
}
