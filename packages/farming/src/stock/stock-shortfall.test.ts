import { expect, test } from 'vitest'
import { toldShortfall } from './stock-shortfall.ts'
import type { RecordedMovement } from './stock-shortfall.ts'

const told = (...movements: readonly RecordedMovement[]) => toldShortfall('Cows', movements)
const opening = { id: 1, kind: 'opening', head: 40, day: '2025-07-01' } as const
const sale = (id: number, head: number, day: string | null) =>
  ({ id, kind: 'sale', head, day }) as const

test('names the day, what had come by then, and the lines that went, the last of them last', () => {
  const died = { id: 4, kind: 'death', head: 2, day: '2026-05-14' } as const
  const later = { id: 5, kind: 'purchase', head: 30, day: '2026-06-01' } as const
  expect(told(sale(3, 30, '2026-05-14'), sale(2, 15, '2026-03-03'), opening, died, later)).toEqual({
    message:
      'Cows: By 14 May 2026, 7 head more had gone than were there. Came: 40 head. Went: 15 sold on 3 March 2026, 30 sold on 14 May 2026, 2 died on 14 May 2026.',
    lines: [2, 3, 4],
  })
})

test('of many lines names the last, and how many head had gone before', () => {
  const weekly = ['01', '08', '15', '22'].map((day, place) => sale(place + 2, 11, `2025-09-${day}`))
  const short = told(opening, ...weekly)
  expect(short?.lines).toEqual([3, 4, 5])
  expect(short?.message).toMatch(/Went: 11 before, 11 sold on 8 September 2025, .* 22 September/)
})

test('what went on a day that nobody knows is counted at the end', () => {
  expect(told(sale(2, 50, null), opening)?.message).toBe(
    'Cows: In all, 10 head more had gone than were there. Came: 40 head. Went: 50 sold without a day.',
  )
})

test('says nothing where there were as many as went', () => {
  expect(told(opening, sale(2, 40, '2025-07-01'))).toBeUndefined()
  expect(told()).toBeUndefined()
})
