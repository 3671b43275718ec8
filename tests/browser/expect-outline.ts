import { setTimeout } from 'node:timers/promises'
import { hint, isKeeping, keepOutline, keptOutline } from '../outlines/kept.ts'
import { expect } from './fixtures.ts'

/** Holds what screen readers get against what was accepted, or keeps it. */
export async function expectOutline(name: string, read: () => Promise<string>): Promise<void> {
  // What a page does on its own takes a moment.
  if (isKeeping) {
    await setTimeout(1000)
    keepOutline(name, await read())
  }
  await expect.poll(read, { message: hint }).toBe(keptOutline(name))
}
