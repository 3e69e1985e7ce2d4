import { expect, test } from 'vitest'
import { ownersOf } from './owners-of.ts'

const link = (business: string, sharedBy: string) => ({ business, sharedBy })

test('a shared farm joins two businesses, a shared manager a third', () => {
  const owners = ownersOf([
    link('b3', 'farm 1'),
    link('b1', 'farm 1'),
    link('b1', 'manager 8'),
    link('b2', 'manager 8'),
    link('b4', 'farm 2'),
  ])
  expect(Object.fromEntries(owners)).toEqual({ b1: 'b1', b2: 'b1', b3: 'b1', b4: 'b4' })
})

test('in whatever order the links come, the owners are the same', () => {
  const links = Array.from({ length: 40 }, (_, at) => link(`b${at}`, `farm ${at >> 1}`)).concat(
    Array.from({ length: 20 }, (_, at) => link(`b${at}`, `manager ${at % 7}`)),
  )
  const owners = ownersOf(links)
  expect(ownersOf(links.toReversed())).toEqual(owners)
  expect(new Set(owners.values()).size).toBeLessThan(20)
})

test('a long chain is one owner', () => {
  const links = Array.from({ length: 5000 }, (_, at) => [
    link(`b${at}`, `farm ${at}`),
    link(`b${at + 1}`, `farm ${at}`),
  ]).flat()
  expect(new Set(ownersOf(links).values()).size).toBe(1)
})
