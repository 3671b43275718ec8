import { expect, test } from 'vitest'
import { workIn } from '../tests/temporary-folder'
import { nameFaults } from './check-names'
import { names } from './names'

test.each([
  ['a message', 'locales/pt-br/home.json', `{\n  "home.title": "A ${names.company} faz"\n}`, 2, 'company'],
  ['Markdown', 'content/news/a/en-us.md', `${names.company}’s text`, 1, 'company'],
  ['content', 'content/people.ts', `\n\n'pt-br': '${names.ceoFirstName} fala'`, 3, 'ceoFirstName'],
  ['a full name', 'content/videos.ts', names.cto, 1, 'cto'],
  ['a product', 'content/ai-news.ts', `o ${names.aiNews}.`, 1, 'aiNews'],
])('a name in %s is reported with the placeholder to write', (_, file, text, line, placeholder) => {
  workIn({ [file]: text })
  const name = names[placeholder as keyof typeof names]
  expect(nameFaults()).toEqual([expect.stringContaining(`${file}, line ${line}: write {${placeholder}} instead of "${name}"`)])
})

test.each([
  ['a placeholder', 'content/people.ts', '{company} and {ceo}'],
  ['a comment', 'content/people.ts', `// ${names.company}\n/** ${names.company}\n * ${names.company} */`],
  ['an address', 'content/company.ts', `'https://${names.company.toLowerCase()}.example'`],
  ['a part of a longer word', 'content/videos.ts', `${names.company}nico, é${names.company}`],
  ['the file that defines the names', 'content/names.ts', names.company],
  ['a test', 'content/people.test.ts', names.company],
])('%s is not reported', (_, file, text) => {
  workIn({ [file]: text })
  expect(nameFaults()).toEqual([])
})
