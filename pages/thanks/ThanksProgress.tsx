import { useEffect, useId, useState } from 'react'
import { Text } from '../../components/ui/Text.tsx'

const stepMs = 10
const maxPercent = 100

export function ThanksProgress() {
  const labelId = useId()
  const percent = usePercent()
  return (
    <div className="needs-scripts flex w-full max-w-md flex-col gap-2">
      <Text id={labelId} className="font-600 text-small" words="thanks.progress" />
      <div
        role="progressbar"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={maxPercent}
        aria-valuenow={percent}
        className="h-2 overflow-hidden rounded-pill bg-on-dark-line"
      >
        <svg
          aria-hidden="true"
          viewBox={`0 0 ${maxPercent} 1`}
          preserveAspectRatio="none"
          className="block h-full w-full text-accent"
        >
          <rect width={percent} height="1" fill="currentColor" />
        </svg>
      </div>
    </div>
  )
}

function usePercent(): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    if (percent === maxPercent) return
    const timer = setTimeout(() => setPercent(percent + 1), stepMs)
    return () => clearTimeout(timer)
  }, [percent])
  return percent
}
