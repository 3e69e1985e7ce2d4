import { expect, test } from 'vitest'
import { averageOfGauges, besideChart, differenceOf, gapWords } from './gauges-beside.ts'

const today = '2026-04-10'
const months = (mm: readonly number[], read: readonly number[] = []) =>
  mm.map((fell, at) => ({
    month: `2026-0${at + 1}`,
    to: `2026-0${at + 1}-28`,
    days: 28,
    mm: fell,
    read: read[at] ?? 28,
  }))
const house = { name: 'House', months: months([50, 20, 30, 0]) }
const river = { name: 'River', months: months([40, 12, 20, 0], [28, 25, 28, 0]) }

test('two gauges are compared over the months that both recorded whole', () => {
  expect(differenceOf({ one: house, other: river })).toEqual({
    words: 'River had 25% less than House over 2 months',
    isFar: false,
  })
  const same = { one: house, other: { ...house, name: 'Shed' } }
  expect(differenceOf(same).words).toBe('House and Shed had the same over 4 months')
  const never = { name: 'Shed', months: months([0, 0], [0, 0]) }
  expect(differenceOf({ one: house, other: never }).words).toMatch(/no whole month together/)
  const dry = { name: 'Shed', months: months([0, 0]) }
  expect(differenceOf({ one: dry, other: dry }).words).toBe('No rain at either over 2 months')
})

test('neighbours that are far apart are flagged', () => {
  const wet = { name: 'House', months: months([50, 50, 50, 50, 50, 50]) }
  const drier = { name: 'River', months: months([20, 20, 20, 20, 20, 20]) }
  expect(differenceOf({ one: wet, other: drier }).isFar).toBe(true)
})

test('gaps are named, and months ahead are none', () => {
  expect(gapWords(river, today)).toBe('River is not recorded whole in Feb (3 days).')
  expect(gapWords(river, '2026-12-31')).toBe('River is not recorded whole in Feb (3 days) and Apr.')
  expect(gapWords(house, today)).toBeUndefined()
})

test('the average of a farm takes each month from those that recorded it whole', () => {
  const average = averageOfGauges([house.months, river.months])
  expect(average.map(({ mm, read }) => [mm, read])).toEqual([
    [45, 28],
    [20, 28],
    [25, 28],
    [0, 28],
  ])
  expect(averageOfGauges([])).toEqual([])
  expect(averageOfGauges([months([5], [3])])[0]).toMatchObject({ read: 0, mm: 0 })
})

test('the chart says it in its title, and tells months that are not recorded as such', () => {
  const { title, note, table, places } = besideChart({
    one: house,
    other: river,
    name: '2026',
    today,
  })
  expect(title).toBe('River had 25% less than House over 2 months')
  expect(note).toMatch(/River is not recorded whole in Feb/)
  expect(table.rows.at(3)).toEqual({ month: '2026-04', one: 0, other: null })
  expect(places[3]).toEqual(['Apr 2026', 'House 0 mm', 'River –'])
})
