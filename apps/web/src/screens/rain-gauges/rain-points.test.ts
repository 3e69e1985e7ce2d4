import { expect, test } from 'vitest'
import { twiceRead } from './rain-points.ts'

const reading = (id: number, day: string, mm: number, days = 1) => ({
  id,
  day,
  mm,
  days,
  imported: false,
  seen: undefined,
})

test('a day that is part of a longer reading, too, is pointed at', () => {
  const readings = [reading(1, '2026-03-10', 5), reading(2, '2026-03-11', 38, 4)]
  expect(twiceRead(readings, readings)).toMatchObject([
    {
      resource: 'rainfalls',
      id: 1,
      field: 'total_mm',
      message:
        '10/03/2026 is read twice: it is part of 38 mm over 4 days, read on 11/03/2026, too.',
    },
  ])
})

test('days that are read once are not', () => {
  const readings = [reading(1, '2026-03-07', 5), reading(2, '2026-03-11', 38, 4)]
  expect(twiceRead(readings, readings)).toEqual([])
})
