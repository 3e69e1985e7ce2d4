import { expect, test } from 'vitest'
import { rangeText } from './range-text.ts'

test.each([
  ['2.4 t/ha', '3.1 t/ha', '2.4 to 3.1 t/ha'],
  ['$126/ha', '$177/ha', '$126 to $177/ha'],
  ['-$12.50/ha', '$3.00/ha', '-$12.50 to $3.00/ha'],
  ['$26.42/ha/100mm', '$43.08/ha/100mm', '$26.42 to $43.08/ha/100mm'],
  ['10.48 kg/ha/100mm', '13.2 kg/ha/100mm', '10.48 to 13.2 kg/ha/100mm'],
  ['19.6%', '27.8%', '19.6% to 27.8%'],
  ['0.2', '0.9', '0.2 to 0.9'],
  ['1 May 2025', '20 May 2025', '1 May 2025 to 20 May 2025'],
  ['$1,064', '$1,147', '$1,064 to $1,147'],
])('%s and %s', (low, high, text) => {
  expect(rangeText(low, high)).toBe(text)
})
