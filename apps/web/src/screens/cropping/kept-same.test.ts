import { expect, test, vi } from 'vitest'
import { keptSame } from './kept-same.ts'

test('what is made of the same is the same, and made anew where a part is another', () => {
  const same = keptSame<object>()
  const make = vi.fn(() => ({}))
  const [one, other] = [{ id: 1 }, { id: 1 }]
  const first = same(7, [one, 'a'], make)
  expect(same(7, [one, 'a'], make)).toBe(first)
  expect(same(8, [one, 'a'], make)).not.toBe(first)
  expect(make).toHaveBeenCalledTimes(2)
  expect(same(7, [other, 'a'], make)).not.toBe(first)
  expect(same(7, [other], make)).not.toBe(first)
  expect(make).toHaveBeenCalledTimes(4)
})
