import { expect, test } from 'vitest'
import { measureText } from './measure-text.ts'

test.each([
  [0.0312, 'share', 't', '3.1%'],
  [1.256, 'x', 't', '1.26'],
  [2.1, 'produce/ha', 't', '2.1 t/ha'],
  [9.874, 'produce/ha', 'bales', '9.87 bales/ha'],
  [330_00, '$/produce', 't', '$330/t'],
  [-12_50, '$/ha', 't', '-$12.50/ha'],
  [650_00, '$/produce', 'bales', '$650/bale'],
  [119.53, 'produce/ha', 'kg', '119.5 kg/ha'],
  [4_10, '$/produce', 'kg', '$4.10/kg'],
  [1081.87, 'ha/FTE', 't', '1,082 ha/FTE'],
] as const)('%d %s of %s is %s', (value, unit, produce, text) => {
  expect(measureText(value, unit, produce)).toBe(text)
})
