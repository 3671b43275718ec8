import { FormattedMessage } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import { HeroGround, HeroIntro, HeroTitle } from '../../components/sections/hero/Hero.tsx'
import { Backdrop } from '../../components/sections/hero/PictureHero.tsx'
import { WhoAnswers } from '../../components/sections/WhoAnswers.tsx'
import { ContactChannels } from '../../components/ui/ContactChannels.tsx'
import { Text } from '../../components/ui/Text.tsx'
import { ContactForm } from '../../forms/browser/site-forms.tsx'
import type { ContactContent } from './contact.source.ts'

const steps = ['contact.page.afterCall', 'contact.page.afterEstimate', 'contact.page.afterScope'] as const

export default function ContactPage({ people }: ContactContent) {
  return (
    <>
      <HeroGround className="on-picture">
        <div className="content flex flex-col items-start gap-8">
          <div className="flex flex-col items-start gap-4 sm:gap-6">
            <HeroTitle words="contact.page.title" />
            <HeroIntro words="contact.page.subtitle" />
          </div>
          <section aria-labelledby="who" className="grid w-full max-w-[34rem] gap-4">
            <Text as="h2" id="who" className="text-subhead" words="contact.page.who" />
            <WhoAnswers people={people} />
            <PageLink to="/sobre" className="inline-flex min-h-11 items-center underline underline-offset-3 focusable">
              <FormattedMessage id="contact.page.about" />
            </PageLink>
          </section>
        </div>
        <Backdrop picture="hero/stones" />
      </HeroGround>
      <div className="content relative -mt-8 cards pb-band lg:grid-cols-[7fr_5fr]">
        <div className="card p-card">
          <ContactForm />
        </div>
        <div className="ground-dark bg-deep flex flex-col justify-between gap-8 rounded-card p-card">
          <section aria-labelledby="after" className="grid gap-5">
            <Text as="h2" id="after" className="text-heading-strong" words="contact.page.after" />
            <NextSteps />
          </section>
          <aside aria-labelledby="channels" className="grid gap-2">
            <Text as="h2" id="channels" className="text-heading-strong" words="contact.page.aside" />
            <ContactChannels />
          </aside>
        </div>
      </div>
    </>
  )
}

function NextSteps() {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of lists without markers
    <ol role="list" className="flex flex-col">
      {steps.map((id, index) => (
        <li key={id} className="group relative flex gap-3 pb-4 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-8 bottom-0 left-[0.9375rem] w-0.5 bg-emerald group-last:hidden"
          />
          <span
            aria-hidden="true"
            className="round-button h-8 w-8 shrink-0 border-2 border-emerald font-display font-700"
          >
            {index + 1}
          </span>
          <Text className="pt-1 leading-snug" words={id} />
        </li>
      ))}
    </ol>
  )
}
