import { expect, test } from 'vitest'
import { readAnswers, withAnswer } from './answers.ts'

test('only the two answers that there are are read', () => {
  const kept = { 'sowing.variety': 'unknown', 'fertiliser.any': 'none', 'sowing.day': 'perhaps' }
  expect(readAnswers(kept)).toEqual({ 'sowing.variety': 'unknown', 'fertiliser.any': 'none' })
  expect([readAnswers(null), readAnswers('none'), readAnswers([])]).toEqual([{}, {}, {}])
})

test('an answer is given, changed and taken back', () => {
  const given = withAnswer({}, 'sowing.variety', 'unknown')
  expect(given).toEqual({ 'sowing.variety': 'unknown' })
  expect(withAnswer(given, 'sowing.variety', 'none')).toEqual({ 'sowing.variety': 'none' })
  expect(withAnswer(given, 'sowing.variety', undefined)).toEqual({})
})
