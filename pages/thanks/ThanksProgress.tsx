import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'

/** The progress grows by one percent after each step. */
export const stepMs = 10
const most = 100

export function ThanksProgress() {
  const intl = useIntl()
  const percent = usePercent()
  return (
    <div
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'thanks.progress' })}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={percent}
      className="h-2 w-full max-w-md overflow-hidden rounded-pill bg-white/20"
    >
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${most} 1`}
        preserveAspectRatio="none"
        className="block h-full w-full text-accent"
      >
        <rect width={percent} height="1" fill="currentColor" />
      </svg>
    </div>
  )
}

function usePercent(): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    if (percent === most) return
    const timer = setTimeout(() => setPercent(percent + 1), stepMs)
    return () => clearTimeout(timer)
  }, [percent])
  return percent
}
