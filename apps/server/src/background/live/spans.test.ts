import { expect, test } from 'vitest'
import { mergedSpans, spanIn } from './spans.ts'

test('a notice names the first and the last line; anything else is none of ours', () => {
  expect(spanIn('7 12')).toEqual({ first: 7, last: 12 })
  for (const text of ['', '7', '7 ', '7 12 13', 'a b', '-1 2', '1.5 2']) {
    expect(spanIn(text), text).toBeUndefined()
  }
})

test('spans that touch or overlap become one, in whatever order they come', () => {
  const span = (first: number, last = first) => ({ first, last })
  expect(mergedSpans([])).toEqual([])
  expect(mergedSpans([span(9), span(1, 3), span(4), span(2), span(7)])).toEqual([
    span(1, 4),
    span(7),
    span(9),
  ])
  expect(mergedSpans([span(1, 10), span(2, 3), span(5)])).toEqual([span(1, 10)])
})
