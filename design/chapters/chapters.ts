import type { ComponentType } from 'react'
import { Buttons } from './Buttons'
import { Pairs, Palette } from './Colours'
import { Endings, Fields, Forms, SubmitButtons, WithoutScripts } from './Forms'
import { Carousels, Channels, Icons, LongTextContents, Pictures, RichTexts, Videos } from './Interface'
import { Consent, Footers, Headers, PhoneMenus } from './Layout'
import { Founders, NewsCards, Partners, Points, Services, TechnologyLists } from './SectionCards'
import {
  Bands,
  Columns,
  Heroes,
  LeadSections,
  NextLevels,
  SectionTones,
  Statement,
  Stories,
  Testimonials,
} from './Sections'
import { Shapes, Spaces } from './Shapes'
import { TypeScale } from './TypeScale'

interface Chapter {
  id: string
  title: string
  parts: {
    id: string
    title: string
    /** Its specimens fill the width of a page. */
    isWide?: boolean
    Show: ComponentType
  }[]
}

export const chapters: Chapter[] = [
  {
    id: 'tokens',
    title: 'Tokens',
    parts: [
      { id: 'colours', title: 'Colours', Show: Palette },
      { id: 'contrast', title: 'Contrast', Show: Pairs },
      { id: 'type', title: 'Type', Show: TypeScale },
      { id: 'shapes', title: 'Radius and shadow', Show: Shapes },
      { id: 'spaces', title: 'Space and breakpoints', Show: Spaces },
    ],
  },
  {
    id: 'interface',
    title: 'Interface',
    parts: [
      { id: 'buttons', title: 'Buttons', Show: Buttons },
      { id: 'icons', title: 'Icons', Show: Icons },
      { id: 'pictures', title: 'Pictures', Show: Pictures },
      { id: 'contents', title: 'Contents', Show: LongTextContents },
      { id: 'rich-text', title: 'Rich text', Show: RichTexts },
      { id: 'carousels', title: 'Carousel', Show: Carousels },
      { id: 'videos', title: 'Video card', Show: Videos },
    ],
  },
  {
    id: 'forms',
    title: 'Forms',
    parts: [
      { id: 'fields', title: 'Fields', Show: Fields },
      { id: 'submit', title: 'Submit button', Show: SubmitButtons },
      { id: 'endings', title: 'Endings', Show: Endings },
      { id: 'channels', title: 'Contact channels', Show: Channels },
      { id: 'without-scripts', title: 'Without scripts', Show: WithoutScripts },
      { id: 'whole-forms', title: 'Whole forms', Show: Forms },
    ],
  },
  {
    id: 'sections',
    title: 'Sections',
    parts: [
      { id: 'hero', title: 'Hero', isWide: true, Show: Heroes },
      { id: 'section', title: 'Section', isWide: true, Show: SectionTones },
      { id: 'story', title: 'Story', isWide: true, Show: Stories },
      { id: 'wave-band', title: 'Wave band', isWide: true, Show: Bands },
      { id: 'statements', title: 'Statements', isWide: true, Show: Statement },
      { id: 'numbered-columns', title: 'Numbered columns', isWide: true, Show: Columns },
      { id: 'testimonial', title: 'Testimonial', isWide: true, Show: Testimonials },
      { id: 'services-grid', title: 'Services grid', isWide: true, Show: Services },
      { id: 'point-cards', title: 'Point cards', Show: Points },
      { id: 'news-cards', title: 'News card', Show: NewsCards },
      { id: 'founder-cards', title: 'Founder cards', Show: Founders },
      { id: 'partner-logos', title: 'Partner logos', Show: Partners },
      { id: 'technologies', title: 'Technologies', Show: TechnologyLists },
      { id: 'lead-section', title: 'Lead section', isWide: true, Show: LeadSections },
      { id: 'next-level-call', title: 'Next level', isWide: true, Show: NextLevels },
    ],
  },
  {
    id: 'layout',
    title: 'Layout',
    parts: [
      { id: 'headers', title: 'Headers', Show: Headers },
      { id: 'phone-menus', title: 'Headers and menus of a phone', Show: PhoneMenus },
      { id: 'footers', title: 'Footers', Show: Footers },
      { id: 'consent', title: 'Consent banner', Show: Consent },
    ],
  },
]
