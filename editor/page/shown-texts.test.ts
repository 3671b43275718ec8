import { expect, test } from 'vitest'
import { names } from '../../content/names.ts'
import { workIn } from '../../tests/programs/temporary-folder.ts'
import { shownTexts } from './shown-texts.ts'

const messages = {
  'a.b.plain': 'Fale com a {company}',
  'a.b.tags': 'Leia a <policy>política</policy>.',
  'a.b.values': 'De {from} a {to}?',
  'a.b.only': '{count, plural, one {# dia} other {# dias}}',
  'a.b.plural': '{count, plural, one {# vaga} other {# vagas}} abertas',
}

test('a text is known by its words, without tags, emphasis, and values', () => {
  workIn({
    'locales/pt-br/a.json': JSON.stringify(messages),
    'locales/en-us/a.json': '{"a.b.plain": "Other"}',
    'content/news/a/pt-br.md': 'Um **texto** com [link](/pt-br/contato).\n',
    'content/videos.ts': "export const videos = [{ id: 'x', title: { 'pt-br': 'Um\u00a0vídeo' } }]\n",
  })
  const shown = new Map(shownTexts('pt-br').map(({ group, ...text }) => [group.split('#')[1], text]))
  expect(Object.fromEntries(shown)).toEqual({
    1: { parts: ['Um', 'texto', 'com', 'link'], patterns: [] },
    'videos.x.title': { parts: ['Um vídeo'], patterns: [] },
    'a.b.plain': { parts: [`Fale com a ${names.company}`], patterns: [] },
    'a.b.tags': { parts: ['Leia a', 'política'], patterns: [] },
    'a.b.values': { parts: ['De'], patterns: ['De .+ a .+\\?'] },
    'a.b.only': { parts: [], patterns: ['.+ dia', '.+ dias'] },
    'a.b.plural': { parts: ['abertas'], patterns: ['.+ abertas', '.+ vaga', '.+ vagas'] },
  })
})
