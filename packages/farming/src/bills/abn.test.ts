import { expect, test } from 'vitest'
import { abnText, isAbn } from './abn.ts'

test('the digits of an ABN hang together', () => {
  expect(isAbn('51 824 753 556')).toBe(true)
  expect(isAbn('51824753556')).toBe(true)
  for (const wrong of ['51 824 753 557', '51 824 753 55', '01 824 753 556', 'ABN', ''])
    expect(isAbn(wrong), wrong).toBe(false)
})

test('it is written in groups', () => {
  expect(abnText('51824753556')).toBe('51 824 753 556')
  expect(abnText('5182')).toBe('5182')
})
