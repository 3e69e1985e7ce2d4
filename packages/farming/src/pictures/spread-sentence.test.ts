import { describe, expect, test } from 'vitest'
import { spreadSentence } from './spread-sentence.ts'
import type { SpreadTexts } from './spread-sentence.ts'

const nothing: SpreadTexts = { band: null, low: null, high: null, average: null, top: null }
const wheat = { low: '2.1 t/ha', high: '3.4 t/ha', average: '2.8 t/ha' }

describe('what a spread says', () => {
  test.each<[string, Partial<SpreadTexts>]>([
    ['', {}],
    ['The best farms average 3.9 t/ha.', { top: '3.9 t/ha' }],
    ['The average farm has 2.8 t/ha.', { average: '2.8 t/ha' }],
    [
      'The average farm has 2.8 t/ha; the best farms average 3.9 t/ha.',
      { average: '2.8 t/ha', top: '3.9 t/ha' },
    ],
    ['Half of the farms are between 2.1 and 3.4 t/ha.', { band: 'quartiles', ...wheat }],
    [
      'Three in five farms are between 2.1 and 3.4 t/ha; the best farms average 3.9 t/ha.',
      { band: 'fifths', ...wheat, top: '3.9 t/ha' },
    ],
    [
      'Half of the farms are between $126 and $177/ha.',
      { band: 'quartiles', low: '$126/ha', high: '$177/ha' },
    ],
    [
      'Half of the farms are between -$12 and $177/ha.',
      { band: 'quartiles', low: '-$12/ha', high: '$177/ha' },
    ],
    ['Half of the farms are between 3% and 7%.', { band: 'quartiles', low: '3%', high: '7%' }],
    [
      'Half of the farms are between 2 May 2026 and 20 May 2026.',
      { band: 'quartiles', low: '2 May 2026', high: '20 May 2026' },
    ],
    [
      'Half of the farms are at 2.1 t/ha; the best farms average 2.2 t/ha.',
      { band: 'quartiles', low: '2.1 t/ha', high: '2.1 t/ha', top: '2.2 t/ha' },
    ],
    // A band that is not whole is none.
    ['The average farm has 2.8 t/ha.', { band: 'quartiles', low: null, average: '2.8 t/ha' }],
  ])('%s', (sentence, texts) => {
    expect(spreadSentence({ ...nothing, ...texts })).toBe(sentence)
  })
})
