import '../renderer/styles/base.css'
import 'virtual:uno.css'
import '../renderer/styles/carousel.css'
import { createRoot } from 'react-dom/client'
import { loadMessages } from '../locales/intl'
import { isLocaleId, type LocaleId, localeIds } from '../locales/locales'
import { isFrameName } from './frames'
import { imitateStates } from './imitate-states'

// A storage that keeps nothing: the consent banner asks every time, and a decision made here does not count for the site.
Object.defineProperty(window, 'localStorage', {
  get() {
    throw new DOMException('The design page keeps nothing.', 'SecurityError')
  },
})
document.documentElement.dataset.hydrated = ''
imitateStates()

const search = new URLSearchParams(location.search)
const frame = search.get('frame')
const locale = search.get('locale')
const root = createRoot(document.getElementById('design-page') as HTMLElement)

// A frame loads what it shows and no more: there are a dozen of them.
async function show(language: { locale?: LocaleId }) {
  await Promise.all(localeIds.map(loadMessages))
  if (isFrameName(frame)) {
    const { FramePage } = await import('./FramePage')
    root.render(<FramePage name={frame} {...language} />)
  } else {
    const { DesignPage } = await import('./DesignPage')
    root.render(<DesignPage {...language} />)
  }
}

void show(isLocaleId(locale) ? { locale } : {})
