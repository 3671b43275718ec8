import { addressRules } from './addresses.ts'
import { discoveryRules } from './discovery.ts'
import { documentRules } from './documents.ts'
import { feedRules } from './feeds.ts'
import { graphRules } from './graph.ts'
import { headRules } from './head.ts'
import { linkRules } from './links.ts'
import type { Rule } from './rule.ts'
import { sharingRules } from './sharing.ts'
import { typefaceRules } from './typefaces.ts'

export const rules: Rule[] = [
  ...documentRules,
  ...linkRules,
  ...headRules,
  ...addressRules,
  ...sharingRules,
  ...graphRules,
  ...discoveryRules,
  ...feedRules,
  ...typefaceRules,
]
