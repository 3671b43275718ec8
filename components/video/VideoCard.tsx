import type { MouseEvent, SyntheticEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PictureName } from '../../content/schema/pictures.ts'
import { wideWindow } from '../layout/layout-widths.ts'
import { Icon } from '../ui/Icon.tsx'
import { Picture } from '../ui/Picture.tsx'

interface VideoContent {
  id: string
  videoUrl: string
  poster: PictureName
  title: string
  description: string
}

interface VideoCardProps {
  video: VideoContent
  isPlaying: boolean
  onPlay: () => void
}

/** Loads nothing from the video platform before a click. Without scripts, and in a blocked player, a link leads to the platform. */
export function VideoCard({ video: { videoUrl, poster, title, description }, isPlaying, onPlay }: VideoCardProps) {
  const intl = useIntl()
  const watchUrl = videoUrl.replace(/^.*\/embed\//, 'https://www.youtube.com/watch?v=')
  return (
    <article className="card flex h-full flex-col overflow-hidden">
      <div className="relative aspect-video bg-ink">
        {isPlaying ? (
          <iframe
            onLoad={takeFocus}
            src={`${videoUrl}?autoplay=1`}
            title={title}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            referrerPolicy="strict-origin-when-cross-origin"
            className="absolute inset-0 h-full w-full border-0"
          />
        ) : (
          <a
            href={watchUrl}
            onClick={(event) => {
              if (opensElsewhere(event)) return
              event.preventDefault()
              onPlay()
            }}
            aria-label={intl.formatMessage({ id: 'ui.video.play' }, { title })}
            className="group absolute inset-0 block [--focus:var(--accent)] focusable focus-visible:-outline-offset-6"
          >
            <Picture name={poster} alt="" sizes={`${wideWindow} 33vw, 100vw`} className="h-full w-full object-cover" />
            <span className="absolute right-4 bottom-4 round-button h-12 w-12 bg-paper text-2xl text-link [transition:scale_150ms] group-hover:[scale:1.08]">
              <Icon name="play" />
            </span>
          </a>
        )}
      </div>
      <div className="flex flex-col gap-2 p-card">
        <h3 className="text-heading-strong">{title}</h3>
        <p className="text-muted">{description}</p>
        {isPlaying && (
          <a href={watchUrl} className="self-start lone-link">
            <FormattedMessage id="ui.video.elsewhere" />
          </a>
        )}
      </div>
    </article>
  )
}

/** Whether the click asks for a new tab or window. */
function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}

/**
 * Focuses the player, which has replaced the focused link, unless the focus has moved on. Call it once the player is
 * loaded: Chromium may lose the focus together with the empty document before it.
 */
function takeFocus({ currentTarget }: SyntheticEvent<HTMLIFrameElement>): void {
  if (document.activeElement === document.body) currentTarget.focus()
}
