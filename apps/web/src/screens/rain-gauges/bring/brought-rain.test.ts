import { expect, test } from 'vitest'
import { compareRain, editsOf } from './brought-rain.ts'
import type { GaugeReading } from '../readings.ts'

const own = (day: string, mm: number, days = 1): GaugeReading => ({
  id: 1,
  day,
  mm,
  days,
  imported: false,
  seen: 'then',
})
const brought = (day: string, mm: number, days = 1) => ({ day, mm, days })
const known = {
  readings: [own('2024-03-01', 5), own('2024-03-10', 38, 4), own('2024-04-30', 0, 10)],
  whyClosed: (day: string) => (day < '2024-01-01' ? '2023 is released.' : undefined),
  today: '2024-06-01',
  earliest: '1970-01-01',
}
const compare = (...readings: ReturnType<typeof brought>[]) => compareRain(readings, known)

test('readings are new, the same, or say something else', () => {
  const result = compare(
    brought('2024-03-01', 5),
    brought('2024-03-02', 0),
    brought('2024-03-10', 40, 4),
  )
  expect(result).toMatchObject({ same: 1, refused: [] })
  expect(result.fresh).toEqual([brought('2024-03-02', 0)])
  expect(result.clashes).toMatchObject([{ reading: { mm: 40 }, known: { mm: 38, days: 4 } }])
})

test('days of a dry run are dry days, one by one', () => {
  const result = compare(
    brought('2024-04-25', 0),
    brought('2024-04-30', 0),
    brought('2024-04-26', 3),
    brought('2024-04-30', 0, 10),
  )
  expect([result.same, result.fresh]).toEqual([3, []])
  expect(result.clashes).toEqual([{ reading: brought('2024-04-26', 3), known: { mm: 0, days: 1 } }])
})

test('what cannot be taken is said, each with why', () => {
  const whys = compare(
    brought('2023-12-31', 5),
    brought('2024-06-02', 5),
    brought('1969-12-31', 5),
    brought('2024-03-08', 5),
    brought('2024-03-03', 9, 3),
  ).refused.map(({ why }) => why)
  expect(whys).toEqual([
    '2023 is released.',
    '02/06/2024 is still to come.',
    '31/12/1969 is long before this gauge: check the year.',
    '08/03/2024 is part of 38 mm over 4 days, read on 10/03/2024.',
    'Its 3 days have readings already: 01/03/2024.',
  ])
})

test('what is there is written over only where that is wished', () => {
  const result = compare(brought('2024-03-01', 6), brought('2024-03-02', 7))
  expect([...editsOf(result, false).keys()]).toEqual(['2024-03-02'])
  expect(editsOf(result, true).get('2024-03-01')).toEqual({ mm: 6, days: 1 })
})
