import { expect, test } from 'vitest'
import { differenceFigure, headingUnit, measureFigure, moneyFigure } from './measure-figure.ts'

const of = (unit: string, produce: 't' | 'bales' | 'kg' = 't') => ({
  unit,
  produce,
  start: '2024-07-01',
})

test.each([
  [0.0274, 'share', 2.7, '2.7%'],
  [123_456, '$/ha', 1235, '$1,235/ha'],
  [-51_872_50, '$', -51_873, '-$51,873'],
  [99_99, '$/t', 99.99, '$99.99/t'],
  [1081.87, 'ha/FTE', 1082, '1,082 ha/FTE'],
  [334.94, 'mm', 334.9, '334.9 mm'],
  [320, 'day', 320, '17 May 2025'],
  [null, '$/ha', null, '–'],
] as const)('%d %s is shown as %d, %s', (value, unit, shown, text) => {
  expect(measureFigure(value, of(unit))).toEqual({ value: shown, text })
})

test('a difference tells its way, and nothing has none', () => {
  expect(differenceFigure(12_40, '/ha').text).toBe('+$12.40/ha')
  expect(differenceFigure(-12_40, '/ha').text).toBe('-$12.40/ha')
  expect(differenceFigure(0).text).toBe('$0.00')
  expect(moneyFigure(null).text).toBe('–')
})

test('headings have the unit that their figures leave out', () => {
  const units = ['share', 'x', 'day', '$/produce', 'produce/ha', 'mm']
  expect(units.map(unit => headingUnit(unit, 'bales'))).toEqual([
    '%',
    '',
    '',
    '$/bale',
    'bales/ha',
    'mm',
  ])
})
