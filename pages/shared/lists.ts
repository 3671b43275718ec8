import type { AnswerContent } from '../../components/sections/Answers.tsx'
import type { FounderContent } from '../../components/sections/cards/FounderCards.tsx'
import { answers } from '../../content/claims/answers.ts'
import type { AnsweringPage } from '../../content/claims/claims.schema.ts'
import { people } from '../../content/company/people.ts'
import type { ServiceId } from '../../content/services/services.schema.ts'
import { services } from '../../content/services/services.ts'
import { specifiedLocale } from '../../locales/language-settings.ts'
import type { LocaleId } from '../../locales/locales.ts'
import { inOneLanguage } from '../../locales/localized.ts'
import type { MessageId } from '../../locales/message-id.ts'
import type { DataInput } from '../page-source.ts'

export function answerList(page: AnsweringPage, locale: LocaleId): AnswerContent[] {
  return answers
    .filter((answer) => answer.page === page)
    .map(({ id, question, answer }) => ({ id, question: question[locale], answer: answer[locale] }))
}

/** Who reads what is sent with the form for Brazil; readers elsewhere are led to the contact form, which names them. */
export function whoAnswersLeads(locale: LocaleId) {
  return specifiedLocale === undefined || specifiedLocale === locale ? whoAnswers(locale) : []
}

/** Who reads what visitors send. */
export function whoAnswers(locale: LocaleId) {
  return inOneLanguage([people.ceo, people.proposals], locale).map(({ name, role, photo }) => ({ name, role, photo }))
}

export function founderList(locale: LocaleId): FounderContent[] {
  const [ceo, cto] = [inOneLanguage(people.ceo, locale), inOneLanguage(people.cto, locale)]
  return [{ ...ceo, businessCard: people.ceo.slug }, cto]
}

export const prices: Record<ServiceId, MessageId> = {
  web: 'services.web.price',
  mobile: 'services.mobile.price',
  softwareMaintenance: 'services.softwareMaintenance.price',
  outsourcing: 'services.outsourcing.price',
  apis: 'services.apis.price',
  design: 'services.design.price',
  ai: 'services.ai.price',
}

/** All services, each with its price in place of a description. */
export function priceList(text: DataInput['text']) {
  return serviceList(text).map((service) => ({ ...service, description: text(prices[service.id]) }))
}

/** All services, or those named, in the given order. */
export function serviceList(text: DataInput['text'], ids: ServiceId[] = services.map(({ id }) => id)) {
  return ids.flatMap((id) =>
    services
      .filter((service) => service.id === id)
      .map(({ slug, title, description }) => ({ id, slug, title: text(title), description: text(description) })),
  )
}
