import type { ReactNode } from 'react'
import { ConsentBanner } from '../components/consent/ConsentBanner'
import { AlternativeFooter } from '../components/layout/AlternativeFooter'
import { AlternativeHeader } from '../components/layout/AlternativeHeader'
import { BusinessCardHeader } from '../components/layout/BusinessCardHeader'
import { layoutWidthsPx } from '../components/layout/layout-widths'
import { StandardFooter } from '../components/layout/StandardFooter'
import { StandardHeader } from '../components/layout/StandardHeader'

interface FrameContent {
  widthPx: number
  show: ReactNode
  /** Whether a hero stands below, as on most pages. */
  isOverPage?: boolean
  /** What is clicked once it is rendered, so that menus are shown open. */
  opened?: string[]
}

const { standard, alternative, businessCard } = layoutWidthsPx

const standardHeader = { widthPx: standard, show: <StandardHeader />, isOverPage: true }
const alternativeHeader = { widthPx: alternative, show: <AlternativeHeader />, isOverPage: true }

/** Parts of the layout whose place or shape depends on the window. */
const all = {
  standardHeader,
  servicesMenu: { ...standardHeader, opened: ['li:nth-child(3) > details > summary'] },
  drawer: { ...standardHeader, opened: ['[popovertarget="menu-lateral"]'] },
  drawerServices: {
    ...standardHeader,
    opened: ['[popovertarget="menu-lateral"]', 'li:nth-child(3) > details[name="drawer"] > summary'],
  },
  alternativeHeader,
  languageMenu: { ...alternativeHeader, opened: ['details[name="main-menu"] > summary'] },
  alternativePanel: { ...alternativeHeader, opened: ['[popovertarget="menu-superior"]'] },
  cardHeader: { widthPx: businessCard, show: <BusinessCardHeader /> },
  standardFooter: { widthPx: standard, show: <StandardFooter /> },
  alternativeFooter: { widthPx: alternative, show: <AlternativeFooter /> },
  consent: { widthPx: alternative, show: <ConsentBanner />, isOverPage: true },
} satisfies Record<string, FrameContent>

export type FrameName = keyof typeof all
export const frames: Record<FrameName, FrameContent> = all

export function isFrameName(name: string | null): name is FrameName {
  return name !== null && Object.hasOwn(frames, name)
}
