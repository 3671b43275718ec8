import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/schema/pictures.ts'
import { salesLocale } from '../../locales/locales.ts'
import { useLocale } from '../page/PageProvider.tsx'
import { Actions } from '../ui/Actions.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Text, type Words } from '../ui/Text.tsx'
import './NextLevel.css'

// The call to action that closes a page.

interface NextLevelProps {
  title: Words
  intro?: Words
  button: Words
  /** More buttons. */
  children?: ReactNode
}

/** On lime. */
export function NextLevel({ button, children, ...words }: NextLevelProps) {
  return (
    <Call look="bg-accent text-accent-ink" {...words}>
      <ButtonLink to="/contato" tone="onAccent" label={button} />
      {children}
    </Call>
  )
}

/** Where a page is for readers: dark like the footer. */
export function QuietNextLevel({ button, children, ...words }: NextLevelProps) {
  return (
    <Call look="ground-dark" {...words}>
      <ButtonLink to="/contato" tone="accent" label={button} />
      {children}
    </Call>
  )
}

/** The picture lies to the right of the words, and below them on narrow screens. */
export function PictureNextLevel({ picture, button, children, ...words }: NextLevelProps & { picture: PictureName }) {
  return (
    <Call
      look="call-on-picture ground-dark"
      backdrop={
        <>
          <Picture name={picture} alt="" sizes="100vw" className="call-picture" />
          <span aria-hidden="true" className="call-shade" />
        </>
      }
      {...words}
    >
      <ButtonLink to="/contato" tone="accent" label={button} />
      {children}
    </Call>
  )
}

/** As specified, some calls lead to the sales team's language; readers of others are offered theirs first. */
export function SalesButton() {
  return useLocale() === salesLocale ? null : (
    <ButtonLink to="/contato" locale={salesLocale} tone="outlineDark" label="ui.contactInPortuguese" />
  )
}

interface CallProps extends Pick<NextLevelProps, 'title' | 'intro'> {
  look: string
  backdrop?: ReactNode
  children: ReactNode
}

function Call({ look, backdrop, title, intro, children }: CallProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={`call ${look}`}>
      {backdrop}
      <div className="call-words content">
        <div className="figure-column">
          <Text
            as="h2"
            id={titleId}
            className="lg:max-w-5/6 font-display font-750 text-statement text-balance"
            words={title}
          />
        </div>
        <div className="grid justify-items-start gap-6">
          {intro && <Text className="max-w-[34em] text-balance text-intro" words={intro} />}
          <Actions>{children}</Actions>
        </div>
      </div>
    </section>
  )
}
