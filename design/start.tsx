import '../renderer/styles/base.css'
import 'virtual:uno.css'
import '../renderer/styles/carousel.css'
import { createRoot } from 'react-dom/client'
import { PageProvider } from '../components/page/PageProvider.tsx'
import { loadMessages } from '../locales/intl.ts'
import { defaultLocale, isLocaleId } from '../locales/locales.ts'
import { DesignPage } from './DesignPage.tsx'
import { loadSamples } from './samples.ts'

// A storage that keeps nothing: the consent banner asks every time, and a decision made here does not count for the site.
Object.defineProperty(window, 'localStorage', {
  get() {
    throw new DOMException('The design page keeps nothing.', 'SecurityError')
  },
})
document.documentElement.dataset.hydrated = ''

const wanted = new URLSearchParams(location.search).get('locale')
const locale = isLocaleId(wanted) ? wanted : defaultLocale
await loadMessages(locale)
const { page, samples } = await loadSamples(locale)
createRoot(document.getElementById('design-page') as HTMLElement).render(
  <PageProvider page={page}>
    <DesignPage samples={samples} />
  </PageProvider>,
)
