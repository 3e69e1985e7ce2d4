import { expect, test } from 'vitest'
import { quantityText } from './quantity-text.ts'

test('a quantity is written as people write it', () => {
  expect(quantityText(38.5, 'ha')).toBe('38.5 ha')
  expect(quantityText(1250, 'mm')).toBe('1,250 mm')
  expect(quantityText(4.199999999999999, 't/ha')).toBe('4.2 t/ha')
  expect(quantityText(3)).toBe('3')
})
