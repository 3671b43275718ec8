import type { PageId } from '../pages/routes'
import { frameModules } from './frame-modules'
import { UsedStrings } from './used-strings'
import { readViewModules } from './view-modules'

/** What the sources say of the views: which module shows each page, and which strings its code holds. */
export interface ViewSources {
  modules: Record<PageId, string>
  stringsOf: (view: string) => Iterable<string>
}

export function readViewSources(): ViewSources {
  const strings = new UsedStrings()
  return { modules: readViewModules(), stringsOf: (view) => strings.of([...frameModules, view]) }
}
