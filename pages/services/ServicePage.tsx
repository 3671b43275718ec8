import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { layoutWidthsPx } from '../../components/layout/layout-widths.ts'
import { BelowTheFold } from '../../components/page/BelowTheFold.tsx'
import { Answers } from '../../components/sections/Answers.tsx'
import { Actions, Hero } from '../../components/sections/hero/Hero.tsx'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { ButtonLink } from '../../components/ui/ButtonLink.tsx'
import { Picture } from '../../components/ui/Picture.tsx'
import type { ServiceId } from '../../content/services/services.schema.ts'
import { serviceRoute } from './service.route.ts'

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

export function ServicePage(): ReactNode {
  const { content } = serviceRoute.useLoaderData()
  const { id, img, title, subtitle, labels, paragraphs, lists, answers, closing, price, story } = content
  const landing = landings[id]
  return (
    <>
      <Hero picture={`hero/service-${id}`} title={title} intro={subtitle}>
        <Actions>
          <ButtonLink to="/contato" tone="accent">
            <FormattedMessage id="services.page.quote" />
          </ButtonLink>
        </Actions>
        <div className="flex flex-col items-start gap-2">
          <p className="font-650 text-intro">{price}</p>
          {story && <StoryLine {...story} />}
        </div>
      </Hero>
      <BelowTheFold>
        <div className="content relative -mt-10 lg:-mt-12">
          <Picture
            name={img}
            alt=""
            sizes={`(min-width: 1100px) ${layoutWidthsPx.standard}px, 100vw`}
            className="rounded-card shadow-panel"
          />
          <div className={`grid gap-8 pt-stack pb-band ${columns[paragraphs.length] ?? ''}`}>
            {paragraphs.map((paragraph, index) => (
              <section key={paragraph} className="border-0 border-brand border-t-2 border-solid pt-4">
                <h2 className="mb-3 font-650 text-link text-small">{labels[index]}</h2>
                <p className="text-body">{paragraph}</p>
              </section>
            ))}
          </div>
        </div>
        <div className="ground-mint">
          <div className="band flex flex-col gap-10">
            {lists.map((list) => (
              <BulletList key={list.title} {...list} />
            ))}
          </div>
        </div>
        <Answers answers={answers} tone="mint">
          {landing && (
            <ButtonLink to={landing.to} tone="outline">
              <FormattedMessage id={landing.label} />
            </ButtonLink>
          )}
        </Answers>
        <NextLevel title={closing.title} intro={closing.text} button={<FormattedMessage id="services.page.quote" />} />
      </BelowTheFold>
    </>
  )
}

function BulletList({ title, items }: { title: string; items: string[] }) {
  return (
    <section className="twelve-columns items-start gap-y-6">
      <h2 className="text-title-strong lg:col-span-4">{title}</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of lists without markers */}
      <ol role="list" className="[counter-reset:row] lg:col-span-8">
        {items.map((item) => (
          <li
            key={item}
            className="flex gap-5 border-0 border-brand/30 border-t border-solid py-4 text-intro [counter-increment:row] before:w-8 before:shrink-0 before:font-700 before:font-display before:text-link before:tabular-nums before:content-[counter(row)]"
          >
            {item}
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The columns of a row by its number of paragraphs. */
const columns: Record<number, string> = { 2: 'md:grid-cols-2', 3: 'lg:grid-cols-3', 4: 'md:grid-cols-2' }
