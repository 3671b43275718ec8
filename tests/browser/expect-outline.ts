import { hint, isKeeping, keepOutline, keptOutline } from '../outlines/kept.ts'
import { expect } from './fixtures.ts'

/** Holds what screen readers get against what was accepted, or keeps it. */
export async function expectOutline(name: string, read: () => Promise<string>): Promise<void> {
  if (isKeeping) keepOutline(name, await read())
  // What a page does on its own takes a moment.
  await expect.poll(read, { message: hint }).toBe(keptOutline(name))
}
