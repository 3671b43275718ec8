import { expect, test } from 'vitest'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import { names } from '../names.ts'
import { nameErrors } from './check-names.ts'

test.each([
  ['a message', 'locales/pt-br/home.json', `{\n  "home.title": "A ${names.company} faz"\n}`, 2, 'company'],
  ['Markdown', 'content/news/a/en-us.md', `${names.company}’s text`, 1, 'company'],
  ['content', 'content/company/people.ts', `\n\n'pt-br': '${names.ceoFirstName} fala'`, 3, 'ceoFirstName'],
  ['a full name', 'content/videos.ts', names.cto, 1, 'cto'],
  ['a product', 'content/ai-news.ts', `o ${names.aiNews}.`, 1, 'aiNews'],
])('a name in %s is reported with its placeholder', (_, file, text, line, placeholder) => {
  workIn({ [file]: text })
  const name = names[placeholder as keyof typeof names]
  expect(nameErrors()).toEqual([
    expect.stringContaining(`${file}, line ${line}: write {${placeholder}} instead of "${name}"`),
  ])
})

test.each([
  ['a placeholder', 'content/company/people.ts', '{company} and {ceo}'],
  ['a comment', 'content/company/people.ts', `// ${names.company}\n/** ${names.company}\n * ${names.company} */`],
  ['an address', 'content/company/company.ts', `'https://${names.company.toLowerCase()}.example'`],
  ['a part of a longer word', 'content/videos.ts', `${names.company}nico, é${names.company}`],
  ['the file that defines the names', 'content/names.ts', names.company],
  ['a test', 'content/people.test.ts', names.company],
])('%s is not reported', (_, file, text) => {
  workIn({ [file]: text })
  expect(nameErrors()).toEqual([])
})
