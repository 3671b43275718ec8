import { addressRules } from './addresses.ts'
import { robotsRules } from './crawlers.ts'
import { documentRules } from './documents.ts'
import { feedRules } from './feeds.ts'
import { graphRules } from './graph.ts'
import { headRules } from './head.ts'
import { linkRules } from './links.ts'
import { listRules } from './lists.ts'
import type { Rule } from './rule.ts'
import { sharingRules } from './sharing.ts'
import { sitemapRules } from './sitemap.ts'
import { typefaceRules } from './typefaces.ts'

export const rules: Rule[] = [
  ...documentRules,
  ...linkRules,
  ...headRules,
  ...addressRules,
  ...listRules,
  ...sharingRules,
  ...graphRules,
  ...sitemapRules,
  ...robotsRules,
  ...feedRules,
  ...typefaceRules,
]
