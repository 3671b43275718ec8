import { FormattedMessage } from 'react-intl'
import { PageLink } from '../../components/page/PageLink.tsx'
import { BeforeAfter } from '../../components/sections/BeforeAfter.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import type { AlternativeHome } from './home.data.ts'

/** What changed for three clients, what they say and paid, after the three ways to start. */
export function Results({ results }: Pick<AlternativeHome, 'results'>) {
  return (
    <section aria-labelledby="results" className="ground-paper">
      <div className="band grid gap-y-stack">
        <h2 id="results" className="text-title-strong">
          <FormattedMessage id="home.results.title" />
        </h2>
        <PlainList>
          {results.map(({ slug, title, terms, figure, isByTheHour, quote, name }) => (
            <li key={slug} className="twelve-columns gap-y-4 row-line pt-5 pb-stack">
              <div className="figure-column lg:col-span-4">
                <BeforeAfter {...figure} isByTheHour={isByTheHour} className="text-brand text-figure" />
              </div>
              <p className="max-w-[20em] text-intro lg:col-span-4 lg:row-start-2">{figure.what}</p>
              <figure className="contents">
                <blockquote className="text-quote lg:col-[5/-1] before:content-[open-quote] after:content-[close-quote]">
                  {quote}
                </blockquote>
                <figcaption className="grid content-start lg:col-[5/-1] lg:row-start-2">
                  {name}
                  <span className="text-subhead">
                    <FormattedMessage id="ui.story.terms" values={terms} />
                  </span>
                  <PageLink to="/casos/$slug" params={{ slug }} className="lone-link">
                    {title}
                  </PageLink>
                </figcaption>
              </figure>
            </li>
          ))}
        </PlainList>
        <div className="twelve-columns row-line pt-5">
          <p className="text-brand text-title-strong max-lg:mb-4 lg:col-span-4">
            <FormattedMessage id="home.results.total" />
          </p>
          <p className="max-w-measure text-intro lg:col-span-8">
            <FormattedMessage id="home.results.range" />
          </p>
        </div>
      </div>
    </section>
  )
}
