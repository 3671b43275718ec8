import { describe, expect, test } from 'vitest'
import { errorsOf } from '../checks/check-content.ts'
import { companyFacts } from '../claims/company-facts.ts'
import { benefitsSchema } from '../company/benefits.schema.ts'
import { benefits } from '../company/benefits.ts'
import { sampleScopeSchema } from '../sample-scope/sample-scope.schema.ts'
import { sampleScope } from '../sample-scope/sample-scope.ts'
import { mentionsIn } from './numbers-in-text.ts'
import { type ClientStory, storiesSchema } from './stories.schema.ts'
import { stories } from './stories.ts'

const byTheHour = stories.find(({ facts }) => facts.stages.length === 0) ?? expect.fail()
const ofAccident = stories.find(({ facts }) => facts.accident) ?? expect.fail()
const counted = stories.find(({ facts }) => facts.sums && facts.stages.length > 0) ?? expect.fail()
const rated = stories.find(({ facts }) => 'per' in facts.measured && facts.delayDays) ?? expect.fail()

describe('a contradiction between a story and its facts or the promises is reported:', () => {
  test.each<[string, ClientStory, string, unknown, RegExp]>([
    [
      'a number in digits',
      counted,
      'title.en-us',
      'Found in 99 minutes',
      /"title.en-us" says "99" \(99\), which is not a fact/,
    ],
    [
      'a number in words',
      counted,
      'title.es-es',
      'Treinta y nueve años',
      /"title.es-es" says "Treinta y nueve" \(39\)/,
    ],
    ['a month', counted, 'title.pt-br', 'Em fevereiro', /"title.pt-br" says "fevereiro" \(month 2\)/],
    ['a weekday', counted, 'title.en-us', 'On a Sunday', /"title.en-us" says "Sunday" \(weekday 7\)/],
    [
      'days out of order',
      counted,
      'facts.timeline.delivered',
      '2025-01-01',
      /"facts.timeline.delivered" is .* before "start" on/,
    ],
    [
      'business days',
      byTheHour,
      'facts.measured.after.days',
      12,
      /there are 11 business days \(content\/dates\/holidays.ts\)/,
    ],
    [
      'an interview later than promised',
      byTheHour,
      'facts.timeline.interview',
      '2026-01-09',
      /"facts.timeline.interview" is 4 business days later, but 3 are promised/,
    ],
    [
      'more people than promised',
      counted,
      'people',
      companyFacts.mostPeople.value.count + 1,
      /"people" is \d+, but the company promises/,
    ],
    ['other weeks than its stages', counted, 'weeks', 1, /"weeks" is 1, but the stages take \d+ weeks/],
    [
      'a late delivery that is not mentioned',
      rated,
      'facts.delayDays',
      undefined,
      /"facts.timeline.delivered" is .*"delayDays" is 0/,
    ],
    [
      'a price below the promised ones',
      counted,
      'facts.price.es-es.from',
      1,
      /"facts.price.es-es.from" is 1, but at the prices .* costs at least/,
    ],
    [
      'a share of a different total',
      rated,
      'facts.measured.before.of',
      1_000_000,
      /"figure.before.pt-br" is "\d+", but what was measured is/,
    ],
    [
      'months that include the accident',
      ofAccident,
      'facts.accident',
      '2025-01',
      /the month of the accident: measure other months/,
    ],
    ['other months', rated, 'facts.measured.after.from', '2026-05', /compare the same months of two years/],
    ['a goal that was missed', counted, 'facts.goals.0.reached', 1, /"facts.goals\[1\].reached" misses the goal/],
    [
      'a pilot without a goal for its use',
      counted,
      'facts.goals',
      [{ least: 1, reached: 1 }],
      /"facts.goals" needs another goal/,
    ],
    ['other hours than its stages', counted, 'hours', 1, /"hours" is 1, but the stages take \d+ hours/],
    ['more hours than there are', byTheHour, 'hours', 5000, /"hours" is 5000, but "people" can work at most/],
    [
      'hours that do not match the price',
      byTheHour,
      'hours',
      1000,
      /"facts.price.es-es.from" is \d+, but at the prices .* costs 33000/,
    ],
    [
      'a price above that of seniors',
      counted,
      'facts.price.pt-br.to',
      312_000,
      /"facts.price.pt-br.to" is 312000, but 1320 hours of seniors cost 303600/,
    ],
    [
      'a wrong sum',
      counted,
      'facts.sums.0.parts',
      ['pages', 'years'],
      /is \d+, but pages \+ years is \d+: correct one of them/,
    ],
  ])('%s', (_, sound, path, value, error) => {
    const story = structuredClone(sound)
    const keys = path.split('.')
    const field = keys.pop() ?? ''
    const parent = keys.reduce<Record<string, unknown>>(
      (part, key) => part[key] as typeof part,
      story as unknown as Record<string, unknown>,
    )
    parent[field] = value
    const others = stories.filter(({ slug }) => slug !== story.slug)
    expect(errorsOf('content/stories', storiesSchema, [story, ...others])).toContainEqual(expect.stringMatching(error))
  })
})

const strange = {
  ...sampleScope.note,
  'pt-br': 'De 98 para 97',
  'en-us': 'From 98 to 97',
  'es-es': 'De 98 a 97',
}

test.each([
  [
    'a benefit',
    'content/company/benefits.ts',
    benefitsSchema,
    benefits.map((benefit) => (benefit.story ? { ...benefit, descricao: strange } : benefit)),
    /"descricao.en-us" says "98"/,
  ],
  [
    'the note of a scope',
    'content/sample-scope/sample-scope.ts',
    sampleScopeSchema,
    { ...sampleScope, note: strange },
    /"note.es-es" says "97"/,
  ],
  [
    'the day of a scope',
    'content/sample-scope/sample-scope.ts',
    sampleScopeSchema,
    { ...sampleScope, date: '2025-01-01' },
    /"date" is 2025-01-01, but the story says/,
  ],
] as const)('%s that contradicts its story is reported', (_, file, schema, content, error) => {
  expect(errorsOf(file, schema, content)).toContainEqual(expect.stringMatching(error))
})

test.each([
  ['pt-br', 'Trinta e oito de 1.940, das 15h02 às 8h; 212 mil', ['38', '1940', '15', '2', '8', '212000']],
  ['pt-br', 'Na terceira, duas; na quinta-feira e na quinta', ['3', '2', 'weekday 4', '5']],
  ['en-us', 'In March, two in ten: one of 1,940, twenty-one', ['month 3', '2', '10', '1940', '21']],
  ['en-us', 'It may march in seconds', []],
  ['es-es', 'Once días de mayo, por mil; tercer martes', ['11', 'month 5', '1000', '3', 'weekday 2']],
] as const)('in %s "%s" mentions %j', (locale, text, facts) => {
  expect(mentionsIn(text, locale).map(({ fact }) => fact)).toEqual(facts)
})
