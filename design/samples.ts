import { useMemo } from 'react'
import { useLocale } from '../components/page/PageProvider'
import type { LocaleId } from '../locales/locales'
import { aboutSource } from '../pages/about/about.source'
import { aiSource } from '../pages/ai/ai.source'
import { hireSource } from '../pages/hire/hire.source'
import { standardHomeSource } from '../pages/home/standard-home.source'
import { newsSource } from '../pages/news/news.source'
import type { PageSource, SourceRequest } from '../pages/page-source'
import { textIn } from './messages'

/** Content as pages pass it to their components, in the chosen language. */
export function useSamples() {
  const locale = useLocale()
  return useMemo(() => samplesIn(locale), [locale])
}

function samplesIn(locale: LocaleId) {
  const request: SourceRequest = { locale, params: {}, text: textIn(locale) }
  return {
    ...contentOf(standardHomeSource, request),
    ...contentOf(aboutSource, request),
    ...contentOf(aiSource, request),
    ...contentOf(newsSource, request),
    ...contentOf(hireSource, request),
  }
}

function contentOf<Content>(source: PageSource<Content>, request: SourceRequest): Content {
  const loaded = source.load(request)
  if (!loaded) throw new Error('A page has no content to take samples from.')
  return loaded.content
}
