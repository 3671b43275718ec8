import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'

const kept = new Map<string, unknown>()

/**
 * Remembers what a visitor has moved or unfolded, so that the page looks the same when the visitor goes back to it.
 * @param name distinguishes what is remembered from the rest of the page
 * @returns the remembered value, and a function that remembers a new one
 */
export function useRemembered<Value>(name: string): [Value | undefined, (value: Value) => void] {
  const router = useRouter()
  const [key] = useState(() => `${router.state.location.state.__TSR_key} ${name}`)
  const [before] = useState(() => kept.get(key) as Value | undefined)
  return [before, (value) => void kept.set(key, value)]
}
