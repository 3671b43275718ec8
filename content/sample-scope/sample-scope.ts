import { define } from '../define.ts'
import { markdownIn } from '../text/text.schema.ts'

/** The scope of a real project in short; its prices are those of that project's story. */
export const sampleScope = define('content/sample-scope/sample-scope.ts', markdownIn(200), 'content/sample-scope')
