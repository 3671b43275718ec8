import { addressRules } from './addresses.ts'
import { discoveryRules } from './discovery.ts'
import { feedRules } from './feeds.ts'
import { headRules } from './head.ts'
import { documentRules } from './html-documents.ts'
import { jsonLdRules } from './json-ld.ts'
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
  ...jsonLdRules,
  ...discoveryRules,
  ...feedRules,
  ...typefaceRules,
]
