import { addressRules } from './addresses.ts'
import { headRules } from './head.ts'
import { documentRules } from './html-documents.ts'
import { jsonLdRules } from './json-ld.ts'
import { linkRules } from './links.ts'
import type { Rule } from './rule.ts'
import { sitemapRules } from './sitemap.ts'
import { typefaceRules } from './typefaces.ts'

export const rules: Rule[] = [
  ...documentRules,
  ...linkRules,
  ...headRules,
  ...addressRules,
  ...jsonLdRules,
  ...sitemapRules,
  ...typefaceRules,
]
