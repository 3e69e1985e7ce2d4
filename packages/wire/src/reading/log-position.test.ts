import fc from 'fast-check'
import { expect, test } from 'vitest'
import { positionIn, textOfPosition, unknownPosition } from './log-position.ts'

test('a place in the log reads as it was written, and is ordered as PostgreSQL orders them', () => {
  expect(positionIn('0/0')).toBe(unknownPosition)
  expect(positionIn('0/16B3748')).toBe(23_803_720n)
  expect(positionIn('16/b374d848')).toBe(0x16_b374_d848n)
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }),
      place => positionIn(textOfPosition(place)) === place,
    ),
  )
})

test.each(['', '0', '/', '0/', '0/0/0', '0/123456789', 'G/0', ' 0/0', '0/-1', '💧/0'])(
  '%j is none',
  text => expect(positionIn(text)).toBeUndefined(),
)
