import type { FounderContent } from '../../components/sections/cards/FounderCards.tsx'
import { people } from '../../content/company/people.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'

/** The CEO, who has a digital business card, and the CTO. */
export function founderList(locale: LocaleId): FounderContent[] {
  const [ceo, cto] = [inOneLanguage(people.ceo, locale), inOneLanguage(people.cto, locale)]
  return [{ ...ceo, businessCard: people.ceo.slug }, cto]
}
