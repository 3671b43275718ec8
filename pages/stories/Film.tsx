import { wideWindow } from '../../components/layout/layout-widths.ts'
import { Picture } from '../../components/ui/Picture.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { StoryContent } from './stories.source.ts'

/** The last screen is so wide that it ends with the two others and their captions, of one line each. */
const columns = 'sm:grid-cols-2 lg:grid-cols-[calc((100%-9.125rem)/3)_1fr] lg:gap-x-8'
const largest = 'sm:max-lg:col-span-2 lg:col-start-2 lg:row-[1/3] lg:flex lg:flex-col lg:justify-between'

/** Three screens of a client: what it had, a step between, and what runs now. The last one is the largest. */
export function Film({ film }: Pick<StoryContent, 'film'>) {
  return (
    <section aria-labelledby="film" className="ground-dark">
      <Text as="h2" id="film" className="sr-only" words="stories.page.film" />
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of lists without markers */}
      <ol role="list" className={`content grid gap-x-5 gap-y-8 pb-band-low ${columns}`}>
        {film.map(({ picture, caption }, index) => (
          <li key={picture} className={index === 2 ? largest : undefined}>
            <Picture
              name={picture}
              alt=""
              sizes={`${wideWindow} 64vw, 100vw`}
              isFirst={index === 0}
              className="rounded-[3.4%/5%] outline outline-1 -outline-offset-1 outline-on-dark-line"
            />
            <p className="pt-4 text-body">{caption}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
