import { theme } from 'virtual:theme'
import { useEffect, useRef, useState } from 'react'
import { FormattedMessage, FormattedNumber } from 'react-intl'
import { Highlight } from '../../components/sections/Highlight'
import { Specimen } from '../Specimen'

const highlight = (words: React.ReactNode) => <Highlight key="highlight">{words}</Highlight>

/** Each size with words that a page shows in it. */
const sizes = [
  {
    size: 'hero',
    className: 'ground-dark rounded-card p-6 text-hero-strong',
    words: <FormattedMessage id="home.hero.title" values={{ highlight }} />,
  },
  {
    size: 'statement',
    className: 'text-statement-strong',
    words: <FormattedMessage id="home.services.title" />,
  },
  {
    size: 'figure',
    className: 'font-display font-800 text-brand text-figure tabular-nums',
    words: <FormattedNumber value={1000} />,
  },
  { size: 'title', className: 'text-title-strong', words: <FormattedMessage id="home.services.title" /> },
  { size: 'subtitle', className: 'text-subtitle-strong', words: <FormattedMessage id="about.why.title" /> },
  { size: 'heading', className: 'text-heading-strong', words: <FormattedMessage id="home.cards.ai.title" /> },
  { size: 'intro', className: 'text-intro', words: <FormattedMessage id="about.hero.intro" /> },
  { size: 'reading', className: 'text-reading', words: <FormattedMessage id="about.valley.text" /> },
  { size: 'body', className: 'text-body', words: <FormattedMessage id="about.valley.text" /> },
  { size: 'small', className: 'text-small', words: <FormattedMessage id="layout.footer.description" /> },
] as const

export function TypeScale() {
  return sizes.map(({ size, className, words }) => (
    <Specimen key={size} label={`${size}: ${theme.fontSize[size][0]}`}>
      <Measured className={className}>{words}</Measured>
    </Specimen>
  ))
}

/** Text, and how large it is on this screen. */
function Measured({ className, children }: { className: string; children: React.ReactNode }) {
  const text = useRef<HTMLParagraphElement>(null)
  const [measures, setMeasures] = useState('')
  useEffect(() => {
    if (!text.current) return
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setMeasures(measuresOf(entry.target))
    })
    observer.observe(text.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <p ref={text} className={className}>
        {children}
      </p>
      <p className="mt-2 text-muted text-small tabular-nums">{measures}</p>
    </>
  )
}

function measuresOf(element: Element): string {
  const { fontSize, lineHeight, fontWeight, fontFamily } = getComputedStyle(element)
  return `${fontSize} / ${lineHeight}, weight ${fontWeight}, ${fontFamily.split(',')[0]}`
}
