import { expect, test } from 'vitest'
import { withheldInWords } from './withheld-words.ts'

const around = {
  kind: 'group',
  farms: ['1', '2'],
  edition: 2,
  nameOfSet: (key: string) => key,
  farmsOfSet: () => ['2', '3'],
  nameOfFarm: (id: string) => `Farm ${id}`,
} as const

test('a share that is hardly over the most reads as more', () => {
  const why = (share: number, most: number) =>
    withheldInWords({ rule: 'dominance', owner: 'a', share, most }, around).why
  expect(why(0.4003, 0.4)).toBe('One owner has 40.1%, and 40% is the most.')
  expect(why(0.3, 1.2 / Math.sqrt(17))).toBe('One owner has 30%, and 29.1% is the most.')
})

test('who is in one of two groups only may join or go', () => {
  const leftover = { rule: 'leftover', beside: ['Those who meet'], owners: 1 } as const
  expect(withheldInWords({ ...leftover, edition: 2 }, around)).toMatchObject({
    why: 'It differs from “Those who meet” by 1 owner.',
    mend: 'Take Farm 3 in and leave Farm 1 out, or let at least three owners differ.',
  })
  expect(withheldInWords({ ...leftover, edition: 1 }, around)).toMatchObject({
    why: 'It differs from “Those who meet” of edition 1 by 1 owner.',
    mend: 'Take at least three owners in or out.',
  })
})

test('names are listed as people list them', () => {
  const overlap = { rule: 'overlap', farms: ['1', '2', '3'], beside: ['A', 'B'] } as const
  expect(withheldInWords(overlap, around).why).toBe(
    'Farm 1, Farm 2 and Farm 3 are in “A” and “B” already, and 2 groups are the most for a farm.',
  )
})
