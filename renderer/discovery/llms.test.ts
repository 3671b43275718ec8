import { expect, test } from 'vitest'
import { llmsTxt } from './llms'

test('llms.txt has a title, a summary, facts and lists of pages', () => {
  const text = llmsTxt({
    name: 'Tecto',
    summary: 'Software.',
    facts: ['E-mail: a@tecto.example'],
    sections: [
      {
        heading: 'English',
        pages: [{ title: 'About', description: 'Who we are.', url: 'https://tecto.example/en-us' }],
      },
    ],
  })
  expect(text).toBe(`# Tecto

> Software.

- E-mail: a@tecto.example

## English

- [About](https://tecto.example/en-us): Who we are.
`)
})
