import { BeforeAfter } from '../../components/sections/BeforeAfter.tsx'
import { StoryLine } from '../../components/sections/StoryLine.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { AlternativeHome } from './home.data.ts'

/** What changed for three clients, what they say and paid, after the three ways to start. */
export function Results({ results }: Pick<AlternativeHome, 'results'>) {
  return (
    <section aria-labelledby="results" className="ground-dark">
      <div className="band grid gap-y-stack">
        <div className="twelve-columns items-end gap-y-4">
          <Text
            as="h2"
            id="results"
            className="text-title-strong lg:col-span-4 lg:self-start"
            words="home.results.title"
          />
          <Text className="text-intro lg:col-span-8" words="home.results.intro" />
        </div>
        <PlainList>
          {results.map(({ slug, title, terms, figure, isByTheHour, quote, name }) => (
            <li key={slug} className="twelve-columns gap-y-4 row-line border-on-dark-line pt-5 pb-stack last:pb-0">
              <div className="figure-column lg:col-span-4">
                <BeforeAfter {...figure} isByTheHour={isByTheHour} className="text-figure [&_svg]:text-accent" />
                <p className="mt-4 max-w-[20em] text-intro">{figure.what}</p>
              </div>
              <figure className="grid content-start gap-6 lg:col-span-8">
                <blockquote className="text-quote quoted">{quote}</blockquote>
                <figcaption className="grid">
                  <span className="font-600 text-intro">{name}</span>
                  <span className="text-on-dark-muted">{terms}</span>
                  <StoryLine slug={slug} title={title} />
                </figcaption>
              </figure>
            </li>
          ))}
        </PlainList>
      </div>
    </section>
  )
}
