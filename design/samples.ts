import { useMemo } from 'react'
import { useLocale } from '../components/page/PageProvider'
import { textIn } from '../locales/intl'
import type { LocaleId } from '../locales/locales'
import { aboutLoader } from '../pages/about/about.loader'
import { aiLoader } from '../pages/ai/ai.loader'
import { hireLoader } from '../pages/hire/hire.loader'
import { standardHomeLoader } from '../pages/home/standard-home.loader'
import { newsLoader } from '../pages/news/news.loader'
import type { LoaderInput, PageLoader } from '../pages/page-loader'

/** Content as pages pass it to their components, in the chosen language. */
export function useSamples() {
  const locale = useLocale()
  return useMemo(() => samplesIn(locale), [locale])
}

function samplesIn(locale: LocaleId) {
  const request: LoaderInput = { locale, params: {}, text: textIn(locale) }
  return {
    ...contentOf(standardHomeLoader, request),
    ...contentOf(aboutLoader, request),
    ...contentOf(aiLoader, request),
    ...contentOf(newsLoader, request),
    ...contentOf(hireLoader, request),
  }
}

function contentOf<Content>(source: PageLoader<Content>, request: LoaderInput): Content {
  const loaded = source.load(request)
  if (!loaded) throw new Error('A page has no content to take samples from.')
  return loaded.content
}
