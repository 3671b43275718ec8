import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

const kept = new Map<string, unknown>()

/**
 * What a visitor has moved or unfolded on a page is found again on the way back to it.
 * @param name tells it from others on the page
 * @returns what was kept before, and a function that keeps
 */
export function useKept<Value>(name: string): [Value | undefined, (value: Value) => void] {
  const router = useRouter()
  const [key] = useState(() => `${router.state.location.state.__TSR_key} ${name}`)
  const [before] = useState(() => kept.get(key) as Value | undefined)
  return [before, (value) => void kept.set(key, value)]
}
