import { limits } from '../../content/limits.ts'
import { fill } from '../../content/text/placeholders.ts'
import type { Text } from '../texts.ts'
import type { Diagnostic } from './typing.ts'

const heads: [end: string, limit: { least: number; most: number }][] = [
  ['.head.title', limits.title],
  ['.head.description', limits.description],
]

/** Checks messages only: content has limits in its schemas. */
export function headErrors(text: Text): Diagnostic[] {
  const [, limit] = heads.find(([end]) => text.kind === 'message' && text.place.endsWith(end)) ?? []
  const { length } = fill(text.words, text.locale)
  if (!limit || (length >= limit.least && length <= limit.most)) return []
  const words = length > limit.most ? `longer than ${limit.most} characters` : `shorter than ${limit.least} characters`
  return [
    {
      text,
      words: `is ${words} (it has ${length}): search engines would ${length > limit.most ? 'truncate' : 'replace'} it`,
    },
  ]
}
