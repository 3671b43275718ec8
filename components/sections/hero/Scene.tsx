import type { ReactNode } from 'react'
import type { PictureName } from '../../../content/schema/pictures.ts'
import { roomyWindow, wideWindow } from '../../layout/layout-widths.ts'
import { Picture } from '../../ui/Picture.tsx'
import './Scene.css'

/**
 * A picture in which devices stand, whose displays are its children. It lies below the words of an opening, on wide
 * screens behind them.
 */
export function Scene({ picture, children }: { picture: PictureName; children: ReactNode }) {
  return (
    <div className="scene">
      <Picture name={picture} alt="" sizes={`${wideWindow} 100vw, ${roomyWindow} 150vw, 100vw`} isFirst />
      {children}
    </div>
  )
}
