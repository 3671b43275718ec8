import type { ComponentProps } from 'react'
import { Text, type Words } from '../../ui/Text.tsx'
import './Hero.css'

export interface HeroWords {
  title: Words
  intro?: Words
}

/** The dark ground of an opening; the header floats on it. */
export function HeroGround({ className = '', ...section }: ComponentProps<'section'>) {
  return <section {...section} className={`hero ground-dark ${className}`} />
}

/** The page's only `h1`. */
export function HeroTitle({ className = '', words }: { className?: string; words: Words }) {
  return <Text as="h1" className={`font-display font-750 text-hero text-balance ${className}`} words={words} />
}

export function HeroIntro({ className = 'max-w-[31em]', words }: { className?: string; words: Words }) {
  return <Text className={`text-intro text-on-dark ${className}`} words={words} />
}
