import { describe, expect, test } from 'vitest'
import { firstDay, inTheWay, readingOfDays, unreadRuns } from './rain-days.ts'

const reading = (day: string, days = 1) => ({ day, days })
const long = reading('2024-03-04', 4)

test('a reading of several days stands for each of them', () => {
  const found = readingOfDays([long, reading('2024-03-05')])
  expect([...found.keys()].toSorted()).toEqual([
    '2024-03-01',
    '2024-03-02',
    '2024-03-03',
    '2024-03-04',
    '2024-03-05',
  ])
  expect(found.get('2024-03-02')).toBe(long)
  expect(firstDay(long)).toBe('2024-03-01')
})

test('what was read on a day itself comes before what it is part of', () => {
  const own = reading('2024-03-02')
  expect(readingOfDays([own, long]).get('2024-03-02')).toBe(own)
})

describe('readings in each other’s way', () => {
  test('share a day', () => {
    const [before, own] = [reading('2024-02-29'), reading('2024-03-01')]
    expect(inTheWay(long, [before, own, reading('2024-03-05')])).toEqual([own])
    expect(inTheWay(reading('2024-03-02'), [long])).toEqual([long])
    expect(inTheWay(reading('2024-03-05', 2), [long])).toEqual([long])
  })

  test('a reading is not in its own way', () => {
    expect(inTheWay(long, [long, reading('2024-03-05')])).toEqual([])
  })
})

describe('days without a reading', () => {
  const march = { from: '2024-03-01', to: '2024-03-10' }

  test('come in runs', () => {
    expect(unreadRuns([long, reading('2024-03-08')], march)).toEqual([
      { from: '2024-03-05', to: '2024-03-07' },
      { from: '2024-03-09', to: '2024-03-10' },
    ])
  })

  test('are all of them, or none', () => {
    expect(unreadRuns([], march)).toEqual([march])
    expect(unreadRuns([reading('2024-03-12', 20)], march)).toEqual([])
    expect(unreadRuns([], { from: '2024-03-02', to: '2024-03-01' })).toEqual([])
  })
})
