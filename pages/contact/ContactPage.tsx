import { FormattedMessage } from 'react-intl'
import { ContactChannels } from '../../components/forms/ContactChannels'
import { BelowTheFold } from '../../components/page/BelowTheFold'
import { Hero } from '../../components/sections/Hero'
import { Picture } from '../../components/ui/Picture'
import { contactRequest } from './contact-request'

/** What follows once somebody has answered. */
const steps = ['contact.page.afterCall', 'contact.page.afterEstimate', 'contact.page.afterScope'] as const

/** The contact form, what comes after it, and the other ways to reach us. */
export function ContactPage() {
  return (
    <>
      <Hero
        picture="hero/contact"
        size="low"
        title={<FormattedMessage id="contact.page.title" />}
        intro={<FormattedMessage id="contact.page.subtitle" />}
      />
      <BelowTheFold>
        <div className="content relative -mt-14 grid items-start gap-8 pb-band lg:grid-cols-[2fr_1fr]">
          <div className="card p-form">
            <contactRequest.Component />
          </div>
          <div className="flex flex-col gap-8">
            <div className="card flex flex-col gap-3 p-6">
              <h2 className="text-heading-strong">
                <FormattedMessage id="contact.page.after" />
              </h2>
              <ol className="flex list-decimal flex-col gap-2 pl-5">
                {steps.map((id) => (
                  <li key={id}>
                    <FormattedMessage id={id} />
                  </li>
                ))}
              </ol>
            </div>
            <aside aria-labelledby="channels" className="card flex flex-col overflow-hidden">
              <Picture
                name="hero/light"
                alt=""
                sizes="(min-width: 1025px) 340px, 100vw"
                className="block h-44 w-full object-cover object-right-bottom"
              />
              <div className="flex flex-col gap-3 p-6">
                <h2 id="channels" className="text-heading-strong">
                  <FormattedMessage id="contact.page.aside" />
                </h2>
                <ContactChannels />
              </div>
            </aside>
          </div>
        </div>
      </BelowTheFold>
    </>
  )
}
