import { type ReactNode, useId } from 'react'
import type { PictureName } from '../../content/schema/pictures.ts'
import { salesLocale } from '../../locales/locales.ts'
import { wideWindow } from '../layout/layout-widths.ts'
import { useLocale } from '../page/PageProvider.tsx'
import { Actions } from '../ui/Actions.tsx'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Text, type Words } from '../ui/Text.tsx'
import './NextLevel.css'

// The call to action that closes a page. Where it is dark like the footer, only the button is lime.

interface NextLevelProps {
  title: Words
  intro?: Words
  button: Words
  /** More buttons. */
  children?: ReactNode
}

/** What is laid in stone, such as the page's own figure, lies to the right of the words, and below them on narrow screens. */
export function NextLevel({ picture, ...call }: NextLevelProps & { picture: PictureName }) {
  return (
    <Call
      look="call-on-picture"
      backdrop={<Picture name={picture} alt="" sizes={`${wideWindow} 64vw, 100vw`} className="call-picture" />}
      {...call}
    />
  )
}

/** For pages whose visitors came to read. */
export function QuietNextLevel(call: NextLevelProps) {
  return <Call look="" {...call} />
}

/** As specified, some calls lead to the language of the sales team. Other readers are offered their own language first. */
export function SalesButton() {
  return useLocale() === salesLocale ? null : (
    <ButtonLink to="/contato" locale={salesLocale} tone="outlineDark" label="ui.contactInPortuguese" />
  )
}

interface CallProps extends NextLevelProps {
  look: string
  backdrop?: ReactNode
}

function Call({ look, backdrop, title, intro, button, children }: CallProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={`call ground-dark ${look}`}>
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
          <Actions>
            <ButtonLink to="/contato" tone="accent" label={button} />
            {children}
          </Actions>
        </div>
      </div>
    </section>
  )
}
