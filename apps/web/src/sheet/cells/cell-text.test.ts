import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CellKind, CellValue } from './cell-kind.ts'
import { cellText, copyText, editText, shownText, withUnit } from './cell-text.ts'
import { crops, soils } from '../paddock-sheet-for-tests.ts'
import { readCell } from './read-cell.ts'

const own: CellKind = {
  is: 'own',
  read: () => ({ value: null }),
  show: value => (Array.isArray(value) ? value.join('/') : String(value)),
}

test.each<[CellKind, CellValue, string, string, string]>([
  [{ is: 'text' }, 'River', 'River', 'River', 'River'],
  [{ is: 'number' }, 1234.567, '1,234.57', '1234.567', '1234.567'],
  [{ is: 'number', decimals: 0 }, 1234.5, '1,235', '1234.5', '1234.5'],
  [{ is: 'number' }, -0.5, '-0.5', '-0.5', '-0.5'],
  [{ is: 'money' }, 123450, '$1,234.50', '1234.50', '1234.50'],
  [{ is: 'money' }, -7, '-$0.07', '-0.07', '-0.07'],
  [{ is: 'percent' }, 0.455, '45.5%', '45.5', '45.5%'],
  [{ is: 'percent' }, 0.07, '7%', '7', '7%'],
  [{ is: 'percent' }, -1.5, '-150%', '-150', '-150%'],
  [{ is: 'day' }, '2024-03-01', '01/03/2024', '01/03/2024', '01/03/2024'],
  [{ is: 'flag' }, true, 'Yes', 'Yes', 'Yes'],
  [{ is: 'flag' }, false, 'No', 'No', 'No'],
  [soils, 'heavy', 'Heavy', 'Heavy', 'Heavy'],
  [soils, 'gone', 'gone', 'gone', 'gone'],
  [
    crops,
    [12, 13],
    'Canola; Barley, malting',
    'Canola; Barley, malting',
    'Canola; Barley, malting',
  ],
  [own, [38, 4], '38/4', '38/4', '38/4'],
])('%j: %j is shown, edited and copied', (kind, value, ...texts) => {
  const said = [cellText, editText, copyText].map(textOf => textOf(kind, value))
  expect(said).toEqual(texts)
})

test('nothing is shown where nothing is filled in', () => {
  for (const kind of [{ is: 'number' }, { is: 'percent' }, { is: 'flag' }, crops, own] as const) {
    for (const value of [null, '', []]) {
      expect([cellText(kind, value), editText(kind, value), copyText(kind, value)]).toEqual([
        '',
        '',
        '',
      ])
    }
  }
})

const figure = fc
  .double({ noNaN: true, min: -1e60, max: 1e60 })
  .map(value => (Math.abs(value) < 1e-60 ? 0 : value))
const day = fc
  .date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map(date => date.toISOString().slice(0, 10))
const line = fc.string({ unit: 'grapheme' }).map(text => text.replace(/\r/g, '\n').trim())

const valuesOf: readonly [CellKind, fc.Arbitrary<CellValue>][] = [
  [{ is: 'text' }, line.map(text => text || null)],
  [{ is: 'number' }, figure],
  [{ is: 'money' }, fc.maxSafeInteger().map(cents => (cents === 0 ? 0 : cents))],
  [{ is: 'percent' }, figure],
  [{ is: 'day' }, day],
  [{ is: 'flag' }, fc.boolean()],
  [soils, fc.constantFrom('light', 'medium', 'heavy')],
  [crops, fc.uniqueArray(fc.constantFrom(11, 12, 13), { minLength: 1 })],
]

test.each(valuesOf)('what was copied or edited of %j is read as the same value', (kind, values) => {
  fc.assert(
    fc.property(fc.oneof({ weight: 9, arbitrary: values }, fc.constant(null)), value => {
      expect(readCell(kind, copyText(kind, value))).toEqual({ value })
      expect(readCell(kind, editText(kind, value))).toEqual({ value })
    }),
  )
})

test('what was refused is shown as it was typed, and not rounded', () => {
  const kind = { is: 'number', decimals: 1 } as const
  expect(shownText(kind, 724.55, { isRefused: true })).toBe('724.55')
  expect(shownText(kind, 724.55, { isRefused: false })).toBe('724.6')
  expect(shownText({ is: 'percent' }, 0.12345, { isRefused: true })).toBe('12.345%')
})

test('figures of a kind of its own have its decimals where they are shown, but for 0', () => {
  const kind: CellKind = {
    is: 'own',
    decimals: 1,
    read: () => ({ value: null }),
    show: value => String(value ?? ''),
  }
  const said = [25, 0, 18.25, '38/4d', null].map(value => cellText(kind, value))
  expect(said).toEqual(['25.0', '0', '18.25', '38/4d', ''])
  expect([editText(kind, 25), copyText(kind, 25)]).toEqual(['25', '25'])
  const cents: CellKind = { ...kind, decimals: figure => (Number.isInteger(figure) ? 0 : 2) }
  expect([4, 4500.5, 0.1234].map(value => cellText(cents, value))).toEqual([
    '4',
    '4,500.50',
    '0.1234',
  ])
})

test('what is worth millions is shown in whole dollars, and copied to the cent', () => {
  const kind: CellKind = { is: 'money', decimals: 0 }
  expect(cellText(kind, 286_933_520)).toBe('$2,869,335')
  expect(copyText(kind, 286_933_520)).toBe('2869335.20')
})

test('a unit stands behind its figure, and dollars are said once', () => {
  expect(withUnit('62.1', { is: 'number', decimals: 1 }, 'kg')).toBe('62.1 kg')
  expect(withUnit('$193.50', { is: 'money' }, '$/head')).toBe('$193.50/head')
  expect(withUnit('$5.00', { is: 'money' }, undefined)).toBe('$5.00')
})
