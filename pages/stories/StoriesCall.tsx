import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { NextLevel } from '../../components/sections/NextLevel.tsx'
import type { PictureName } from '../../content/checks/picture.schema.ts'

interface StoriesCallProps {
  picture?: PictureName
  intro: ReactNode
  children?: ReactNode
}

export function StoriesCall({ picture, intro, children }: StoriesCallProps) {
  return (
    <NextLevel
      picture={picture}
      title={<FormattedMessage id="stories.next.title" />}
      intro={intro}
      button={<FormattedMessage id="stories.next.button" />}
    >
      {children}
    </NextLevel>
  )
}
