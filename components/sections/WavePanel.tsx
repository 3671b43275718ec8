import type { ReactNode } from 'react'
import type { PictureName } from '../../content/checks/picture.schema.ts'
import { Picture } from '../ui/Picture.tsx'

interface WavePanelProps {
  picture: PictureName
  className?: string
  children: ReactNode
}

export function WavePanel({ picture, className = '', children }: WavePanelProps) {
  return (
    <div
      className={`ground-dark relative isolate flex flex-col items-start gap-5 overflow-hidden rounded-card p-card ${className}`}
    >
      <Picture
        name={picture}
        alt=""
        sizes="(min-width: 1025px) 60vw, 100vw"
        className="absolute inset-0 -z-1 h-full w-full object-cover object-right-bottom opacity-40"
      />
      {children}
    </div>
  )
}
