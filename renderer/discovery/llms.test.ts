import { expect, test } from 'vitest'
import { llmsTxt } from './llms'
import { robotsTxt } from './robots'

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

test('robots.txt names the sitemap, and keeps crawlers from the address of requests alone', () => {
  expect(robotsTxt('https://tecto.example/sitemap.xml')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://tecto.example/sitemap.xml\n',
  )
})
