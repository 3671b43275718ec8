import { FormattedMessage } from 'react-intl'
import { StoryLine, type StoryLineContent } from '../../components/sections/StoryLine.tsx'
import { PlainList } from '../../components/ui/PlainList.tsx'

/** What three clients say and paid, before anything else is offered. */
export function Results({ results }: { results: (StoryLineContent & { quote: string; name: string })[] }) {
  return (
    <section aria-labelledby="results" className="band flex flex-col gap-stack">
      <h2 id="results" className="sr-only">
        <FormattedMessage id="home.results.title" />
      </h2>
      <PlainList className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
        {results.map(({ quote, name, ...story }) => (
          <li key={story.slug} className="border-0 border-mint-line border-t border-solid pt-5">
            <figure className="flex h-full flex-col gap-4">
              <blockquote className="font-display font-650 text-heading before:content-[open-quote] after:content-[close-quote]">
                {quote}
              </blockquote>
              <figcaption className="mt-auto flex flex-col items-start text-muted text-small">
                {name}
                <StoryLine {...story} />
              </figcaption>
            </figure>
          </li>
        ))}
      </PlainList>
      <p className="max-w-measure text-intro">
        <FormattedMessage id="home.results.range" /> <FormattedMessage id="home.results.delay" />
      </p>
    </section>
  )
}
