import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { CellKind, CellValue } from '../cells/cell-kind.ts'
import { copyText } from '../cells/cell-text.ts'
import { repeated, seriesOf } from './fill-series.ts'
import { soils } from '../paddock-sheet-for-tests.ts'

const [number, day, text]: CellKind[] = [{ is: 'number' }, { is: 'day' }, { is: 'text' }]

function goingOn(kind: CellKind | undefined, values: readonly CellValue[], offsets: number[]) {
  if (!kind) throw new Error('no kind')
  const cells = values.map(value => ({ kind, text: copyText(kind, value), value }))
  const series = seriesOf(kind, cells)
  return offsets.map(offset => series(offset).value)
}

test('numbers go on by their step, without the crumbs of binary', () => {
  expect(goingOn(number, [1, 2], [2, 3, -1])).toEqual([3, 4, 0])
  expect(goingOn(number, [10, 7.5], [2, 3])).toEqual([5, 2.5])
  expect(goingOn(number, [0.1, 0.2], [2, 6])).toEqual([0.3, 0.7])
  expect(goingOn({ is: 'money' }, [1000, 1250], [2])).toEqual([1500])
  expect(goingOn({ is: 'percent' }, [0.1, 0.15, 0.2], [3])).toEqual([0.25])
  expect(goingOn(number, [-0.8, -0.4], [2])).toEqual([0])
  expect(goingOn(number, [-4999.3, 0.1], [2])).toEqual([4999.5])
  expect(goingOn(number, [1 / 3, 2 / 3, 1], [3])).toEqual([1.333333333333])
})

test('one value is repeated', () => {
  expect(goingOn(number, [7], [1, 2])).toEqual([7, 7])
  expect(goingOn(day, ['2024-03-01'], [1, 2])).toEqual(['2024-03-01', '2024-03-01'])
  expect(goingOn(text, ['River'], [1])).toEqual(['River'])
})

test('numbers without a step are repeated in turn, and so is what is empty', () => {
  expect(goingOn(number, [1, 2, 5], [3, 4, 5, 6, -1])).toEqual([1, 2, 5, 1, 5])
  expect(goingOn(number, [1, null], [2, 3])).toEqual([1, null])
})

test('choices and answers are repeated', () => {
  expect(goingOn(soils, ['heavy', 'light'], [2, 3])).toEqual(['heavy', 'light'])
  expect(goingOn({ is: 'flag' }, [true, false], [2, 3])).toEqual([true, false])
})

test.each<[string, string[], string[]]>([
  ['days', ['2024-02-27', '2024-02-28'], ['2024-02-29', '2024-03-01']],
  ['weeks', ['2024-02-20', '2024-02-27'], ['2024-03-05', '2024-03-12']],
  ['months', ['2024-01-15', '2024-02-15'], ['2024-03-15', '2024-04-15']],
  ['months from their last day', ['2024-01-31', '2024-02-29'], ['2024-03-31', '2024-04-30']],
  ['months to their last day', ['2024-02-29', '2024-03-31'], ['2024-04-30', '2024-05-31']],
  ['years', ['2023-07-01', '2024-07-01'], ['2025-07-01', '2026-07-01']],
  ['days backwards', ['2024-03-02', '2024-03-01'], ['2024-02-29', '2024-02-28']],
  ['nothing', ['2024-03-01', '2024-03-02', '2024-03-09'], ['2024-03-01', '2024-03-02']],
])('days go on by %s', (_, values, next) => {
  expect(goingOn(day, values, [values.length, values.length + 1])).toEqual(next)
})

test('a name goes on by the number behind it', () => {
  expect(goingOn(text, ['Paddock 1'], [1, 2, -1])).toEqual(['Paddock 2', 'Paddock 3', 'Paddock 0'])
  expect(goingOn(text, ['P09'], [1])).toEqual(['P10'])
  expect(goingOn(text, ['P098', 'P100'], [2])).toEqual(['P102'])
  expect(goingOn(text, ['North 2', 'North 4'], [2])).toEqual(['North 6'])
  expect(goingOn(text, ['2024', '2025'], [2])).toEqual(['2026'])
})

test('a bare number, other names, and no number are repeated', () => {
  expect(goingOn(text, ['2024'], [1])).toEqual(['2024'])
  expect(goingOn(text, ['North 1', 'South 2'], [2, 3])).toEqual(['North 1', 'South 2'])
  expect(goingOn(text, ['North 1', 'North'], [2])).toEqual(['North 1'])
})

test('what could not be read is repeated as it was typed', () => {
  const cells = [{ kind: soils, text: 'Hevy' }]
  expect(seriesOf(soils, cells)(1)).toEqual(cells[0])
  expect(repeated(cells)(-3)).toEqual(cells[0])
})

test('a series agrees with what it began with, and each step is as wide as the last', () => {
  const tenths = fc.integer({ min: -100_000, max: 100_000 }).map(value => value / 10)
  fc.assert(
    fc.property(tenths, tenths, fc.integer({ min: 2, max: 5 }), (first, step, count) => {
      const values = Array.from(
        { length: count },
        (_, n) => Math.round((first + step * n) * 10) / 10,
      )
      const offsets = Array.from({ length: count + 5 }, (_, offset) => offset)
      const all = goingOn(number, values, offsets)
      expect(all.slice(0, count)).toEqual(values.map(value => value + 0))
      all.forEach((value, offset) => expect(value).toBeCloseTo(first + step * offset, 5))
    }),
  )
})
