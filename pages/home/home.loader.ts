import { partners } from '../../content/company/partners.ts'
import { technologies } from '../../content/company/technologies.ts'
import { carouselOrder, services } from '../../content/services/services.ts'
import { stories } from '../../content/stories/stories.ts'
import { specifiedLocale } from '../../locales/language-settings.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import { pageLoader } from '../page-loader.ts'
import { serviceList } from '../services/service.loader.ts'

export const homeLoader = pageLoader({
  shareImage: 'hero/home',
  load: ({ text, locale }) => ({
    head: { title: text('home.head.title'), description: text('home.head.description') },
    content: {
      figure: figureOf('maresia-jornal', locale),
      services: serviceList(text),
      partners,
      callsIn: specifiedLocale('calls'),
    },
  }),
})

export const standardHomeLoader = pageLoader({
  shareImage: 'hero/home',
  load: ({ text }) => ({
    head: { title: text('home.standard.head.title'), description: text('home.standard.head.description') },
    content: {
      services: serviceList(text),
      carousel: carouselOrder.flatMap((id) =>
        services.filter((service) => service.id === id).map(({ slug, title }) => ({ id, slug, title: text(title) })),
      ),
      partners,
      technologies,
    },
  }),
})

/** The figure before and after that the first view tells. */
function figureOf(slug: string, locale: LocaleId) {
  const story = stories.find((candidate) => candidate.slug === slug)
  if (!story) throw new Error(`pages/home/home.loader.ts: the story "${slug}" is not published: name another one here`)
  const { before, after } = inOneLanguage(story.figure, locale)
  return { before, after }
}
