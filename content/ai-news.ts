import type { AiNewsDemo } from './ai-news.schema.ts'
import { published } from './dates/published.ts'
import { readContent } from './read-content.ts'
import { filled } from './text/placeholders.ts'

const { page, items } = readContent<AiNewsDemo>('content/ai-news.json')

export const aiNewsDemo: AiNewsDemo = filled({ page, items: published(items) })
