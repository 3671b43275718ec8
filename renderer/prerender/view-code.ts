import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { notFoundModule } from '../frame-modules'
import type { ViewStyles } from '../view-frame'
import type { ViewSources } from '../view-sources'

/** With the code that is built of the same sources: they are read once for it. */
const file = 'dist/server/view-code.json'

interface CodeRecord {
  modules: ViewSources['modules']
  views: Record<string, { strings: string[]; styles: ViewStyles }>
}

/** What the sources of the views say, and the styles of each. */
export async function readViewCode(): Promise<ViewSources & { stylesOf: (view: string) => ViewStyles }> {
  if (!existsSync(file)) writeFileSync(file, JSON.stringify(await readSources()))
  const { modules, views }: CodeRecord = JSON.parse(readFileSync(file, 'utf8'))
  const view = (name: string) => {
    const found = views[name]
    if (!found) throw new Error(`${file} does not know ${name}.`)
    return found
  }
  return { modules, stringsOf: (name) => view(name).strings, stylesOf: (name) => view(name).styles }
}

/** What reads and compiles sources takes a second to load: most builds have no need of it. */
async function readSources(): Promise<CodeRecord> {
  const [{ readViewSources }, { stylesOf }] = await Promise.all([
    import('../view-sources'),
    import('../styles/view-styles'),
  ])
  const { modules, stringsOf } = readViewSources()
  const views: CodeRecord['views'] = {}
  for (const name of new Set([...Object.values(modules), notFoundModule])) {
    const strings = [...stringsOf(name)]
    views[name] = { strings: strings.filter(couldBeKey), styles: await stylesOf(strings) }
  }
  return { modules, views }
}

/** Messages have keys like `home.hero.title`. */
function couldBeKey(text: string): boolean {
  return /^\w+(\.\w+)+$/.test(text)
}
