import { filesOf, readPages, siteOf } from './read-site.ts'
import { rules } from './rules.ts'

// Follows every link of the build as a search engine would, so that an error fails the build.
const [folder = 'dist/client'] = process.argv.slice(2)
const files = filesOf(folder)
const site = siteOf(files, readPages(files))
const found = await Promise.all(rules.map((rule) => rule.errorsIn(site)))
const errors = new Set(found.flat())
for (const error of errors) console.error(error)
const links = site.pages.flatMap((page) => page.links)
console.log(
  `Checked ${site.pages.length} pages with ${links.length} links by ${rules.length} rules: ${errors.size} error(s).`,
)
process.exitCode = errors.size > 0 ? 1 : 0
