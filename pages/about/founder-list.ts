import type { FounderContent } from '../../components/sections/FounderCards'
import { people } from '../../content/people'
import type { LocaleId } from '../../locales/locales'
import { inOneLanguage } from '../../locales/localized'

/** The CEO, who has a digital business card, and the CTO. */
export function founderList(locale: LocaleId): FounderContent[] {
  const [ceo, cto] = [inOneLanguage(people.ceo, locale), inOneLanguage(people.cto, locale)]
  return [{ ...ceo, businessCard: people.ceo.slug }, cto]
}
