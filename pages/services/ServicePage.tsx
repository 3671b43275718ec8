import { Answers } from '../../components/sections/Answers.tsx'
import { PictureHero } from '../../components/sections/hero/PictureHero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { Actions } from '../../components/ui/Actions.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import { Price } from '../../components/ui/Price.tsx'
import { RichText } from '../../components/ui/RichText.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { ServiceId } from '../../content/services/services.schema.ts'
import type { ServiceContent } from './service.source.ts'
import './ServicePage.css'

const factory = { to: '/fabrica-de-software', label: 'services.landing.factory' } as const
const hire = { to: '/contrate', label: 'services.landing.hire' } as const
const pilot = { to: '/inteligencia-artificial', label: 'services.landing.ai' } as const

/** Services that have a landing page with price and terms. */
const landings: Partial<Record<ServiceId, typeof factory | typeof hire | typeof pilot>> = {
  web: factory,
  mobile: factory,
  outsourcing: hire,
  ai: pilot,
}

/** Services whose price depends on an estimate. The others have a fixed one. */
const estimated: ServiceId[] = ['web', 'mobile', 'apis']

export default function ServicePage(content: ServiceContent) {
  const { id, img, title, subtitle, paragraphs, lists, answers, closing, price, terms, story } = content
  const landing = landings[id]
  return (
    <>
      <PictureHero picture={`hero/service-${id}`} title={{ text: title }} intro={{ text: subtitle }}>
        <div className="grid gap-2 lg:max-w-105">
          <Text className="text-muted" words="services.page.price" />
          <p className="mb-2 text-amount text-[clamp(2.75rem,1.5rem+5vw,5.5rem)]">
            <Price price={price} />
          </p>
          <p>{terms}</p>
          {estimated.includes(id) && <Text className="text-muted" words="services.page.estimate" />}
        </div>
        <Actions>
          <ButtonLink to="/contato" tone="accent" label="services.page.quote" />
          <ButtonLink to="/inicio" hash="servicos" tone="outlineDark" label="services.page.prices" />
        </Actions>
        {story && <StoryLine {...story} />}
      </PictureHero>
      <div className="content pt-band-low">
        <Picture name={img} alt="" sizes="(min-width: 70rem) 1048px, 100vw" className="rounded-card" />
      </div>
      <div className="ground-paper">
        <div className="content grid gap-y-stack pt-after-picture pb-stack">
          {paragraphs.map(({ title, html }) => (
            <section key={title} className="twelve-columns gap-y-3 row-line pt-5">
              <h2 className="text-heading-strong lg:col-span-4">{title}</h2>
              <RichText html={html} className="rich-text gap-4 text-intro lg:col-span-8" />
            </section>
          ))}
          {lists.map(({ title, html }) => (
            <section key={title} className="twelve-columns gap-y-3 row-line pt-5">
              <h2 className="text-heading-strong lg:col-span-4">{title}</h2>
              <RichText html={html} className="service-list text-reading lg:col-span-8" />
            </section>
          ))}
        </div>
      </div>
      <Answers answers={answers}>
        {landing && <ButtonLink to={landing.to} tone="outline" label={landing.label} />}
      </Answers>
      <NextLevel
        picture="hero/half-laid"
        title={{ text: closing.title }}
        intro={{ text: closing.text }}
        button="services.page.quote"
      />
    </>
  )
}
