import { PageLink } from '../../components/page/PageLink.tsx'
import { BeforeAfter } from '../../components/sections/BeforeAfter.tsx'
import { WideSection } from '../../components/sections/Section.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import type { AlternativeHome } from './home.source.ts'

/** What changed for three clients, what they say and paid, after the three ways to start. */
export function Results({ results }: Pick<AlternativeHome, 'results'>) {
  return (
    <WideSection ground="dark" title="home.results.title" intro="home.results.intro">
      <PlainList>
        {results.map(({ slug, title, terms, figure, isByTheHour, quote, name }) => (
          <li key={slug} className="twelve-columns gap-y-4 row-line border-on-dark-line pt-5 pb-stack last:pb-0">
            <div className="figure-column lg:col-span-4">
              <BeforeAfter {...figure} isByTheHour={isByTheHour} className="text-figure" />
              <p className="mt-4 max-w-[20em] text-intro">{figure.what}</p>
            </div>
            <figure className="grid content-start gap-6 lg:col-span-8">
              <blockquote className="text-quote quoted">{quote}</blockquote>
              <figcaption className="grid">
                <span className="font-600 text-intro">{name}</span>
                <span className="text-muted">{terms}</span>
                <PageLink to="/casos/$slug" params={{ slug }} className="lone-link">
                  {title}
                </PageLink>
              </figcaption>
            </figure>
          </li>
        ))}
      </PlainList>
    </WideSection>
  )
}
