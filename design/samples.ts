import { type PageData, pageDataPath } from '../components/page/page-data.ts'
import type { LocaleId } from '../locales/locales.ts'
import type { PageContent } from '../pages/page-components.tsx'

/** The pages that the samples are taken from. */
const paths = ['', '/inicio', '/quem-somos', '/inteligencia-artificial', '/noticias', '/casos', '/contrate']

/** Content as pages pass it to their components. */
export type Samples = PageContent<'home'> &
  PageContent<'standardHome'> &
  PageContent<'about'> &
  PageContent<'ai'> &
  PageContent<'news'> &
  PageContent<'stories'> &
  PageContent<'hire'>

/** Fetches the pages' data as the application does, because loaders cannot run in a browser. */
export async function loadSamples(locale: LocaleId): Promise<{ page: PageData; samples: Samples }> {
  const pages: PageData[] = await Promise.all(
    paths.map(async (path) => (await fetch(pageDataPath(`/${locale}${path}`))).json()),
  )
  return { page: pages[0] as PageData, samples: Object.assign({}, ...pages.map(({ content }) => content)) }
}
