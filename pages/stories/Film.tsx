import { wideWindow } from '../../components/layout/layout-widths.ts'
import { Picture } from '../../components/ui/Picture.tsx'
import { Text } from '../../components/ui/Text.tsx'
import type { StoryData } from './stories.data.ts'

const strip =
  '[direction:ltr] pb-band-low flex items-start gap-5 lg:gap-8 max-lg:w-max max-lg:px-[var(--gutter)] lg:content lg:grid lg:grid-cols-3 print:!grid print:!w-auto print:!grid-cols-3'

/** A client's screens, from what it had to what runs now: a row to swipe on narrow screens that opens on what runs now, side by side on wide ones. */
export function Film({ film }: Pick<StoryData, 'film'>) {
  return (
    <div className="ground-night">
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, the row scrolls only if it has the focus
        tabIndex={0}
        aria-labelledby="film"
        className="relative max-lg:overflow-x-auto max-lg:overscroll-x-contain max-lg:snap-x max-lg:snap-mandatory max-lg:[direction:rtl] max-lg:[scrollbar-width:none] lg:invisible lg:[&>*]:visible focusable accent-focus"
      >
        <Text as="h2" id="film" className="sr-only" words="stories.page.film" />
        {/* biome-ignore lint/a11y/noRedundantRoles: WebKit drops the list role of lists without markers */}
        <ol role="list" className={strip}>
          {film.map(({ picture, caption }, index) => (
            <li
              key={picture}
              className="w-[73vw] shrink-0 snap-center print:!w-auto lg:row-span-2 lg:grid lg:w-auto lg:grid-rows-subgrid"
            >
              <div className="self-end">
                <Picture
                  name={picture}
                  alt=""
                  sizes={`${wideWindow} 33vw, 73vw`}
                  isFirst={index === film.length - 1}
                  className="rounded-field outline outline-1 -outline-offset-1 outline-on-dark-line"
                />
              </div>
              <p className="pt-3 text-on-dark lg:text-intro">{caption}</p>
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
