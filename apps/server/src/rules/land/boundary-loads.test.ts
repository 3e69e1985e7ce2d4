import { expect, test } from 'vitest'
import { inLoads } from './boundary-loads.ts'

const mega = 1024 * 1024
const loadsOf = (...sizes: number[]) =>
  inLoads(sizes.map(size => ({ bytes: size * mega }))).map(load =>
    load.map(({ bytes }) => bytes / mega),
  )

test('small boundaries are read together, in their order, large ones by themselves', () => {
  expect(loadsOf()).toEqual([])
  expect(loadsOf(1, 2, 3)).toEqual([[1, 2, 3]])
  expect(loadsOf(4, 4, 1)).toEqual([[4, 4], [1]])
  expect(loadsOf(1, 20, 2, 6, 1)).toEqual([[1], [20], [2, 6], [1]])
})
