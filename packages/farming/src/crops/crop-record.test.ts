import { expect, test } from 'vitest'
import { firstRainDay } from './crop-rain.ts'
import { varietySown } from './crop-record.ts'

const [suntop, lancer] = [
  { id: 1, name: 'Suntop' },
  { id: 2, name: 'Lancer' },
]

test('the variety is that which was sown last, where one is said', () => {
  const first = { day: '2023-05-10', variety: suntop }
  expect(varietySown([{ day: '2023-06-20', variety: lancer }, first])).toBe(lancer)
  expect(varietySown([{ day: '2023-06-20', variety: null }, first])).toBe(suntop)
  expect(varietySown([first, { day: null, variety: lancer }])).toBe(suntop)
  expect(varietySown([])).toBeNull()
})

test('rain is needed from two years before the first sowing', () => {
  expect(firstRainDay({ start: '2024-07-01', sowing_start: '2024-03-01' })).toBe('2022-03-02')
  expect(firstRainDay({ start: '2024-01-01', sowing_start: '2024-03-01' })).toBe('2022-01-01')
})
