import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/schema/pictures.ts'
import { salesLocale } from '../../locales/locales.ts'
import { useLocale } from '../page/PageProvider.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Text, type Words } from '../ui/Text.tsx'
import { Actions } from './hero/Hero.tsx'

interface NextLevelProps {
  /** Lies to the right of the words, and below them on narrow screens. */
  picture?: PictureName
  /** Without a picture, a call is lime or, where the page is for readers, dark like the footer. */
  isDark?: boolean
  /** Leads to the sales team's language, as specified; readers of other languages are offered theirs first. */
  isForSales?: boolean
  title: Words
  intro?: Words
  button: Words
  /** Shown after the button. */
  children?: ReactNode
}

/** The call to action that closes a page. */
export function NextLevel({
  picture,
  isDark = picture !== undefined,
  isForSales = false,
  title,
  intro,
  button,
  children,
}: NextLevelProps) {
  const locale = useLocale()
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={`relative isolate overflow-hidden print:hidden ${isDark && !picture ? '' : 'stone-edge'} ${isDark ? 'ground-night' : 'ground-accent'}`}
    >
      {picture && (
        <>
          <Picture
            name={picture}
            alt=""
            sizes="100vw"
            className="absolute right-0 bottom-0 max-lg:bottom-[calc(var(--stones)*0.4)] -z-1 block aspect-video w-full object-cover object-[100%_100%] fade-out-picture lg:fade-in-picture lg:aspect-auto lg:h-full lg:w-[64%]"
          />
          <span aria-hidden="true" className="absolute inset-y-0 right-0 -z-1 w-[64%] call-shade max-lg:hidden" />
        </>
      )}
      <div
        className={`content twelve-columns gap-y-6 ${picture ? 'content-center pt-band pb-[54vw] lg:min-h-[30vw] lg:pb-band' : isDark ? 'items-center py-band-low' : 'items-center pt-band-low pb-band'}`}
      >
        <div className={`figure-column ${picture ? 'lg:col-span-7' : 'lg:col-span-8'}`}>
          <Text as="h2" id={titleId} className="text-statement-strong" words={title} />
        </div>
        <div className={`grid justify-items-start gap-6 ${picture ? 'lg:col-span-5 lg:col-start-1' : 'lg:col-span-4'}`}>
          {intro && <Text className="max-w-[34em] text-balance text-intro" words={intro} />}
          <Actions>
            <ButtonLink to="/contato" tone={isDark ? 'accent' : 'onAccent'} label={button} />
            {children}
            {isForSales && locale !== salesLocale && (
              <ButtonLink
                to="/contato"
                locale={salesLocale}
                tone={isDark ? 'outlineDark' : 'outlineAccent'}
                label="ui.contactInPortuguese"
              />
            )}
          </Actions>
        </div>
      </div>
    </section>
  )
}
