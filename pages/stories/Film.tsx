import { wideWindow } from '../../components/layout/layout-widths.ts'
import { Picture } from '../../components/ui/Picture.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { StoryData } from './stories.data.ts'

/** A client's screens, from what it had to what runs now. */
export function Film({ film }: Pick<StoryData, 'film'>) {
  return (
    <section aria-labelledby="film" className="ground-night">
      <Text as="h2" id="film" className="sr-only" words="stories.page.film" />
      {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of lists without markers */}
      <ol role="list" className="content grid items-start gap-x-5 gap-y-8 pb-band-low sm:grid-cols-3 lg:gap-x-8">
        {film.map(({ picture, caption }, index) => (
          <li key={picture} className="sm:row-span-2 sm:grid sm:grid-rows-subgrid">
            <div className="self-end">
              <Picture
                name={picture}
                alt=""
                sizes={`${wideWindow} 33vw, 100vw`}
                isFirst={index === 0}
                className="rounded-field outline outline-1 -outline-offset-1 outline-on-dark-line"
              />
            </div>
            <p className="pt-3 text-on-dark lg:text-intro">{caption}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
